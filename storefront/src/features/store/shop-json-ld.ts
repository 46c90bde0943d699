import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { absoluteUrl } from './absolute-url.ts'

/**
 * Who runs the shop, and how to search it: said once, on the home page.
 * @param logo its path in the shop
 */
export function shopJsonLd(name: string, logo: string | undefined, locale: Locale): object[] {
  const url = absoluteUrl(localePath(locale, '/'))
  return [
    { '@type': 'Organization', name, url, ...(logo && { logo: absoluteUrl(logo) }) },
    {
      '@type': 'WebSite',
      name,
      url,
      inLanguage: locale,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(localePath(locale, '/search'))}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
