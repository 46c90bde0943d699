import 'server-only'
import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { PageNotFound } from '../store/page-not-found.tsx'
import { getSections } from './get-sections.ts'
import type { Section } from './sections.ts'

interface OfferedSectionProps {
  readonly section: Section
  readonly locale: Locale
  readonly children: ReactNode
}

/** A section's page; the "not found" page if the store view does not offer the section. */
export async function OfferedSection({ section, locale, children }: OfferedSectionProps) {
  return (await getSections(locale)).includes(section) ? children : <PageNotFound />
}
