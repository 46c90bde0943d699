'use client'

import { useTranslations } from 'next-intl'
import type { Section } from '../dashboard/sections.ts'
import { DataBlock } from './data-block.tsx'
import { DeleteAccountBlock } from './delete-account-block.tsx'
import { PasswordForm } from './password-form.tsx'
import { SettingsBlock } from './settings-block.tsx'

/** Less often wanted than what stands above. */
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
