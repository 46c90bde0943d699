'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { whenNear } from '../../ui/when-near.ts'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'
import type { Section } from '../dashboard/sections.ts'
import { useCustomer } from '../session/use-customer.ts'
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
      <MoreSettingsSlot sections={sections} />
    </>
  )
}

/** <bdi>, because a first name may be in a script of the other direction. */
function Greeting() {
  const t = useTranslations('dashboard')
  const name = useCustomer()?.firstname
  return <DashboardHeading>{name ? t.rich('greeting', { name: () => <bdi>{name}</bdi> }) : t('sections.account')}</DashboardHeading>
}

const MoreSettings = lazy(() => import('./more-settings.tsx').then((module) => ({ default: module.MoreSettings })))
/** `keydown` because the Tab key may lead to the settings. */
const FIRST_INPUTS = ['pointermove', 'keydown'] as const

/** Loads the settings at the end of the page near the viewport or on the first input: many customers only read the overview. */
function MoreSettingsSlot({ sections }: { readonly sections: readonly Section[] }) {
  const t = useTranslations('dashboard')
  const slot = useRef<HTMLDivElement>(null)
  const [isRequested, setRequested] = useState(false)

  useEffect(() => {
    const request = () => setRequested(true)
    for (const input of FIRST_INPUTS) addEventListener(input, request, { once: true })
    const stop = slot.current ? whenNear(slot.current, request, '0px') : undefined
    return () => {
      for (const input of FIRST_INPUTS) removeEventListener(input, request)
      stop?.()
    }
  }, [])

  const waiting = <p className="sr-only">{t('loading')}</p>
  return (
    <div ref={slot} className="more-settings">
      <Suspense fallback={waiting}>{isRequested ? <MoreSettings sections={sections} /> : waiting}</Suspense>
    </div>
  )
}
