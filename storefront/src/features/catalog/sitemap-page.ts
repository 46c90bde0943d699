import 'server-only'
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { absoluteUrl } from '../../lib/absolute-url.ts'
import { sharedPicture } from '../../lib/shared-picture.ts'
import type { SitemapPage } from '../../lib/sitemap-xml.ts'

/** @param paths of the page by language, without the languages' prefixes and beginning with a slash */
export function sitemapPage(locale: Locale, paths: ReadonlyMap<Locale, string>, picture?: string | null): SitemapPage {
  const urls = [...paths].map(([language, path]) => ({ language: language as string, url: absoluteUrl(localePath(language, path)) }))
  const url = urls.find(({ language }) => language === locale)?.url ?? ''
  const fallback = urls.find(({ language }) => language === DEFAULT_LOCALE)
  const alternates = fallback ? [...urls, { ...fallback, language: 'x-default' }] : urls
  return { url, alternates: paths.size > 1 ? alternates : [], picture: picture ? sharedPicture(picture) : undefined }
}
