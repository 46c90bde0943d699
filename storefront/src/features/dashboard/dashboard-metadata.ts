import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import type { Section } from './sections.ts'

export async function dashboardMetadata(section: Section, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'dashboard.sections' })
  return { title: t(section), robots: { index: false } }
}
