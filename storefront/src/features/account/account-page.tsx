'use client'

import { useTranslations } from 'next-intl'
import type { Section } from '../dashboard/sections.ts'
import { DataBlock } from './data-block.tsx'
import { DeleteAccountBlock } from './delete-account-block.tsx'
import { EmailForm } from './email-form.tsx'
import { Greeting } from './greeting.tsx'
import { NameForm } from './name-form.tsx'
import { Overview } from './overview.tsx'
import { PasswordForm } from './password-form.tsx'
import { SettingsBlock } from './settings-block.tsx'

interface AccountPageProps {
  readonly timeZone: string
  /** The pages of the dashboard that this shop has. */
  readonly sections: readonly Section[]
}

export function AccountPage({ timeZone, sections }: AccountPageProps) {
  const t = useTranslations('dashboardAccount')
  return (
    <>
      <Greeting />
      <Overview timeZone={timeZone} sections={sections} />
      <SettingsBlock title={t('name.title')}>
        <NameForm />
      </SettingsBlock>
      <SettingsBlock title={t('email.title')} help={t('email.help')}>
        <EmailForm />
      </SettingsBlock>
      <SettingsBlock title={t('password.title')}>
        <PasswordForm />
      </SettingsBlock>
      <DataBlock sections={sections} />
      <DeleteAccountBlock />
    </>
  )
}
