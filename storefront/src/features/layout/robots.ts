import 'server-only'
import { LOCALES } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { absoluteUrl } from '../store/absolute-url.ts'

const PRIVATE = ['/cart', '/checkout', '/dashboard', '/find-order', '/withdrawal']

/** Filtered listings are not kept out here: they say themselves that they are not for the index, which has to be read. */
export function robotsText(): string {
  const screens = LOCALES.flatMap((locale) => PRIVATE.map((path) => localePath(locale, path)))
  // The end is named, as a product's address may begin with the same word.
  const paths = ['/api/', ...screens.flatMap((path) => [`${path}$`, `${path}/`])]
  return ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n')
}
