import 'server-only'
import type { Metadata } from 'next'
import type { CmsPageFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { shareMetadata } from '../store/share-metadata.ts'

export function cmsPageMetadata(page: CmsPageFragment, locale: Locale): Promise<Metadata> {
  const path = localePath(locale, `/${page.identifier}`)
  return shareMetadata({ title: page.meta_title || page.title, description: page.meta_description, path, picture: undefined }, locale)
}
