import 'server-only'
import { cache, type ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { ContentEntry } from '../content/content-entry.ts'
import { getEntryAt } from '../content/page-entry.ts'
import { resolvePath } from '../url/resolve-path.ts'
import { renderEntry } from './render-entry.tsx'

interface ShownEntry {
  readonly entry: ContentEntry
  readonly blocks: ReactNode
}

/**
 * The marketing page at an address, if any of its blocks can be shown.
 * @param path without the language's prefix, beginning with a slash
 */
export const getShownEntry = cache(async (path: string, locale: Locale): Promise<ShownEntry | undefined> => {
  const entry = await getEntryAt(path, locale)
  if (!entry) return undefined
  const blocks = await renderEntry(entry, locale)
  return blocks ? { entry, blocks } : undefined
})

/** Categories and products keep their addresses; an entry takes precedence over the backend's CMS page and redirect. */
export async function getShownEntryInstead(path: string, locale: Locale): Promise<ShownEntry | undefined> {
  const { kind } = await resolvePath(path.slice(1), locale)
  return kind === 'category' || kind === 'product' ? undefined : getShownEntry(path, locale)
}
