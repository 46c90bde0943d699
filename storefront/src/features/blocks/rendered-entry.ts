import 'server-only'
import { cache, type ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { ContentEntry } from '../content/content-entry.ts'
import { getEntryAt } from '../content/page-entry.ts'
import { resolvePath } from '../url/resolve-path.ts'
import { renderEntry } from './render-entry.tsx'

interface RenderedEntry {
  readonly entry: ContentEntry
  readonly blocks: ReactNode
}

/**
 * The marketing page at an address, if any of its blocks can be shown.
 * @param path without the language's prefix, beginning with a slash
 */
export const getRenderedEntry = cache(async (path: string, locale: Locale): Promise<RenderedEntry | undefined> => {
  const entry = await getEntryAt(path, locale)
  if (!entry) return undefined
  const blocks = await renderEntry(entry, locale)
  return blocks ? { entry, blocks } : undefined
})

/** Undefined for categories and products, which keep their addresses; an entry overrides the backend's CMS page or redirect. */
export async function getOverridingEntry(path: string, locale: Locale): Promise<RenderedEntry | undefined> {
  const { kind } = await resolvePath(path.slice(1), locale)
  return kind === 'category' || kind === 'product' ? undefined : getRenderedEntry(path, locale)
}
