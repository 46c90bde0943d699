import 'server-only'
import type { Metadata } from 'next'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { publicSettings } from '../../public-env.ts'
import { shareMetadata } from '../store/share-metadata.ts'
import type { ContentEntry } from './content-entry.ts'

/** @param path without the language's prefix, beginning with a slash */
export const entryMetadata = ({ data }: ContentEntry, path: string, locale: Locale): Promise<Metadata> =>
  shareMetadata({ title: data.title, description: data.description, path: localePath(locale, path), picture: known(data.image) }, locale)

/** Pictures are passed on from the two image hosts alone. */
function known(picture: string | undefined): string | undefined {
  const origin = URL.parse(picture ?? '')?.origin
  return publicSettings.imageHosts.some((host) => URL.parse(host)?.origin === origin) ? picture : undefined
}
