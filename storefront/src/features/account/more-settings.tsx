'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import { useModal } from '../../ui/use-modal.ts'
import type { Section } from '../dashboard/sections.ts'
import { DataBlock } from './data-block.tsx'
import { PasswordForm } from './password-form.tsx'
import { SettingsBlock } from './settings-block.tsx'

export function MoreSettings({ sections }: { readonly sections: readonly Section[] }) {
  const t = useTranslations('dashboardAccount')
  return (
    <>
      <SettingsBlock title={t('password.title')}>
        <PasswordForm />
      </SettingsBlock>
      <DataBlock sections={sections} />
      <DeleteAccountBlock />
    </>
  )
}

const DeleteAccountModal = lazy(() => import('./delete-account-modal.tsx').then((module) => ({ default: module.DeleteAccountModal })))

function DeleteAccountBlock() {
  const t = useTranslations('dashboardAccount.delete')
  const modal = useModal<true>()
  return (
    <SettingsBlock title={t('title')} help={t('help')}>
      <Button variant="destructive" small onClick={() => modal.open(true)}>
        {t('title')}
      </Button>
      {/* The key remounts it on each opening, so that no entered password stays in the field. */}
      <Suspense>{modal.times > 0 && <DeleteAccountModal key={modal.times} isOpen={modal.isOpen} onClose={modal.close} />}</Suspense>
    </SettingsBlock>
  )
}
