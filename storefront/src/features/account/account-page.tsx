'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useIdle } from '../../ui/use-idle.ts'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'
import type { Section } from '../dashboard/sections.ts'
import { useCustomer } from '../session/use-customer.ts'
import { DataBlock } from './data-block.tsx'
import { DeleteAccountBlock } from './delete-account-block.tsx'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'
import { Overview } from './overview.tsx'
import { SettingsBlock } from './settings-block.tsx'

interface AccountPageProps {
  /** The dashboard pages that this shop has. */
  readonly sections: readonly Section[]
}

export function AccountPage({ sections }: AccountPageProps) {
  const t = useTranslations('dashboardAccount')
  return (
    <>
      <Greeting />
      <Overview sections={sections} />
      <SettingsBlock title={t('name.title')}>
        <NameForm />
      </SettingsBlock>
      <SettingsBlock title={t('email.title')} help={t('email.help')}>
        <EmailForm />
      </SettingsBlock>
      <SettingsBlock title={t('password.title')}>
        <LatePasswordForm />
      </SettingsBlock>
      <DataBlock sections={sections} />
      <DeleteAccountBlock />
    </>
  )
}

/** <bdi>, because a first name may be in a script of the other direction. */
function Greeting() {
  const t = useTranslations('dashboard')
  const name = useCustomer()?.firstname
  return <DashboardHeading>{name ? t.rich('greeting', { name: () => <bdi>{name}</bdi> }) : t('sections.account')}</DashboardHeading>
}

const PasswordForm = lazy(() => import('./password-form.tsx').then((module) => ({ default: module.PasswordForm })))
/** `keydown` because the Tab key may lead to the form. */
const FIRST_INPUTS = ['pointermove', 'keydown'] as const

/** Its code comes when the browser is idle, or on the first input: many customers only read the overview. */
function LatePasswordForm() {
  const isIdle = useIdle()
  const [isRequested, setRequested] = useState(false)

  useEffect(() => {
    const request = () => setRequested(true)
    for (const input of FIRST_INPUTS) addEventListener(input, request, { once: true })
    return () => {
      for (const input of FIRST_INPUTS) removeEventListener(input, request)
    }
  }, [])

  const waiting = <Skeleton className="h-100" />
  return <Suspense fallback={waiting}>{isIdle || isRequested ? <PasswordForm /> : waiting}</Suspense>
}
