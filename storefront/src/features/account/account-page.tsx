'use client'

import { useTranslations } from 'next-intl'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'
import type { Section } from '../dashboard/sections.ts'
import { useCustomer } from '../session/use-customer.ts'
import { EmailForm } from './email-form.tsx'
import { MoreSettingsSlot } from './more-settings-slot.tsx'
import { NameForm } from './name-form.tsx'
import { Overview } from './overview.tsx'
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
      <MoreSettingsSlot sections={sections} />
    </>
  )
}

/** A first name may have any length, script and direction. */
function Greeting() {
  const t = useTranslations('dashboard')
  const name = useCustomer()?.firstname
  return <DashboardHeading>{name ? t.rich('greeting', { name: () => <bdi>{name}</bdi> }) : t('sections.account')}</DashboardHeading>
}
