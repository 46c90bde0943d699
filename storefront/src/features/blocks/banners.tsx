import 'server-only'
import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { matchesTargets } from '../content/entry-visibility.ts'
import { getEntries } from '../content/read-entries.ts'
import { renderEntry } from './render-entry.tsx'

/** Banners at the top of the pages that they target. */
export const renderBanners = (path: string, locale: Locale): Promise<ReactNode[]> => renderTargeted('banner', path, locale)

/** Banners above the listings that they target. */
export const renderCategoryBanners = (path: string, locale: Locale): Promise<ReactNode[]> => renderTargeted('category-banner', path, locale)

/** @param path public */
async function renderTargeted(model: string, path: string, locale: Locale): Promise<ReactNode[]> {
  const entries = (await getEntries(model, locale)).filter(({ query }) => matchesTargets(query, path, locale))
  return (await Promise.all(entries.map((entry) => renderEntry(entry, locale)))).filter(Boolean)
}
