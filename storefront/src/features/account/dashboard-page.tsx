import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { notFoundMetadata } from '../store/not-found-metadata.ts'
import { PageNotFound } from '../store/page-not-found.tsx'
import type { AccountSection } from './account-sections.ts'
import { DashboardHeading } from './dashboard-heading.tsx'
import { Greeting } from './greeting.tsx'
import { sectionOfPath } from './section-of-path.ts'

/** Whatever lies under /dashboard. `segments` are those after it. */
export function DashboardPage({ segments }: { segments: readonly string[] }) {
  const section = sectionOfPath(segments)
  return section ? <SectionPage section={section} /> : <PageNotFound />
}

export async function dashboardMetadata(segments: readonly string[], locale: Locale): Promise<Metadata> {
  const section = sectionOfPath(segments)
  if (!section) return notFoundMetadata(locale)
  const t = await getTranslations({ locale, namespace: 'dashboard' })
  return { title: t(`sections.${section}`), robots: { index: false } }
}

async function SectionPage({ section }: { section: AccountSection }) {
  const t = await getTranslations('dashboard')
  const isAccount = section === 'account'
  return (
    <>
      {isAccount ? <Greeting /> : <DashboardHeading>{t(`sections.${section}`)}</DashboardHeading>}
      <p className="border-t border-line pt-6 text-soft">{t(isAccount ? 'notYet.account' : 'notYet.section')}</p>
    </>
  )
}
