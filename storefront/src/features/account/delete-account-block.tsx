'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { SettingsBlock } from './settings-block.tsx'

const DeleteAccountModal = lazy(() => import('./delete-account-modal.tsx').then((module) => ({ default: module.DeleteAccountModal })))

export function DeleteAccountBlock() {
  const t = useTranslations('dashboardAccount.delete')
  const modal = useModal<true>()
  return (
    <SettingsBlock title={t('title')} help={t('help')} anchor="delete">
      <Button variant="destructive" small onClick={() => modal.open(true)}>
        {t('title')}
      </Button>
      {/* The key remounts it on each opening, so that no entered password stays in the field. */}
      <Suspense>{modal.times > 0 && <DeleteAccountModal key={modal.times} isOpen={modal.isOpen} onClose={modal.close} />}</Suspense>
    </SettingsBlock>
  )
}
