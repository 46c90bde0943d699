'use client'

import { useTranslations } from 'next-intl'
import { DeleteAccountBlock } from './delete-account-block.tsx'
import { EmailForm } from './email-form.tsx'
import { Greeting } from './greeting.tsx'
import { NameForm } from './name-form.tsx'
import { Overview, type OverviewProps } from './overview.tsx'
import { PasswordForm } from './password-form.tsx'
import { SettingsBlock } from './settings-block.tsx'

export function AccountPage(overview: OverviewProps) {
  const t = useTranslations('dashboardAccount')
  return (
    <>
      <Greeting />
      <Overview {...overview} />
      <SettingsBlock title={t('name.title')}>
        <NameForm />
      </SettingsBlock>
      <SettingsBlock title={t('email.title')} help={t('email.help')}>
        <EmailForm />
      </SettingsBlock>
      <SettingsBlock title={t('password.title')}>
        <PasswordForm />
      </SettingsBlock>
      <DeleteAccountBlock />
    </>
  )
}
