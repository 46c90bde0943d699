import 'server-only'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '../../i18n/client-messages.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { notFoundMetadata } from '../store/not-found-metadata.ts'
import { PageNotFound } from '../store/page-not-found.tsx'
import { AccountMenu } from './account-menu.tsx'
import { type AccountSection, sectionPath } from './account-sections.ts'
import { CustomerOnly } from './customer-only.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'
import { DashboardHeading } from './dashboard-heading.tsx'
import { Greeting } from './greeting.tsx'
import { sectionOfPath } from './section-of-path.ts'

/** Whatever lies under /dashboard. `segments` are those after it; without any it is the way to the first page. */
export function DashboardPage({ segments, locale }: { segments: readonly string[] | undefined; locale: Locale }) {
  if (!segments) redirect(localePath(locale, sectionPath('account')))
  const section = sectionOfPath(segments)
  return (
    <ClientMessages namespaces={['dashboard', 'toast-messages']}>
      <CustomerOnly>{section ? <SectionPage section={section} /> : <PageNotFound />}</CustomerOnly>
    </ClientMessages>
  )
}

export async function dashboardMetadata(segments: readonly string[] | undefined, locale: Locale): Promise<Metadata> {
  if (!segments) return {}
  const section = sectionOfPath(segments)
  if (!section) return notFoundMetadata(locale)
  const t = await getTranslations({ locale, namespace: 'dashboard' })
  return { title: t(`sections.${section}`), robots: { index: false } }
}

async function SectionPage({ section }: { section: AccountSection }) {
  const t = await getTranslations('dashboard')
  const isAccount = section === 'account'
  return (
    <DashboardFrame menu={<AccountMenu current={section} />}>
      {isAccount ? <Greeting /> : <DashboardHeading>{t(`sections.${section}`)}</DashboardHeading>}
      <p className="border-t border-line pt-6 text-soft">{t(isAccount ? 'notYet.account' : 'notYet.section')}</p>
    </DashboardFrame>
  )
}
