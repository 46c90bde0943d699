import 'server-only'
import { LOCALES } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { absoluteUrl } from '../store/absolute-url.ts'

const PRIVATE = ['/cart', '/checkout', '/dashboard', '/find-order', '/withdrawal']

/** Filtered listings are not disallowed: crawlers have to read them to learn that they are `noindex`. */
export function robotsText(): string {
  const screens = LOCALES.flatMap((locale) => PRIVATE.map((path) => localePath(locale, path)))
  // A path alone is a prefix, which a product's address may begin with, too.
  const paths = ['/api/', ...screens.flatMap((path) => [`${path}$`, `${path}/`])]
  return ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n')
}
