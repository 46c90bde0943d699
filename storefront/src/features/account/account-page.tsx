'use client'

import { useTranslations } from 'next-intl'
import type { Section } from '../dashboard/sections.ts'
import { EmailForm } from './email-form.tsx'
import { Greeting } from './greeting.tsx'
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
