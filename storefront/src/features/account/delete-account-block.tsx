'use client'

import { useTranslations } from 'next-intl'
import { Button } from '../../ui/button.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { DeleteAccountModal } from './delete-account-modal.tsx'
import { SettingsBlock } from './settings-block.tsx'

export function DeleteAccountBlock() {
  const t = useTranslations('dashboardAccount.delete')
  const modal = useModal<true>()
  return (
    <SettingsBlock title={t('title')} help={t('help')}>
      <Button variant="destructive" small onClick={() => modal.open(true)}>
        {t('title')}
      </Button>
      {/* Each time anew: nobody finds the password that was typed and given up. */}
      <DeleteAccountModal key={modal.times} isOpen={modal.isOpen} onClose={modal.close} />
    </SettingsBlock>
  )
}
