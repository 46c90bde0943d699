import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageLocale } from '../../i18n/page-locale.ts'
import type { Section } from './sections.ts'

interface PageProps {
  params: Promise<{ locale: string }>
}

/** The `generateMetadata` of a section's page and of the pages below it. */
export const sectionMetadata = (section: Section) => async ({ params }: PageProps): Promise<Metadata> => {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'dashboard.sections' })
  return { title: t(section), robots: { index: false } }
}
