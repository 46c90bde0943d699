import 'server-only'
import type { Metadata } from 'next'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { shareMetadata } from '../store/share-metadata.ts'
import type { ContentEntry } from './content-entry.ts'
import { getEntryPicture } from './entry-files.ts'

/**
 * @param path without the language's prefix, beginning with a slash
 * @param otherwise the picture for an entry without one
 */
export async function entryMetadata({ data }: ContentEntry, path: string, locale: Locale, otherwise?: string | null): Promise<Metadata> {
  const picture = (await getEntryPicture(data.image)) ?? otherwise
  return shareMetadata({ title: data.title, description: data.description, path: localePath(locale, path), picture }, locale)
}
