import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'

interface ShopLinks {
  readonly locale: Locale
  /** Where the addresses of the backend's own storefront begin, and those of the shop itself. */
  readonly bases: readonly string[]
  readonly siteUrl: string
  /** What the backend's addresses of categories and products end with. */
  readonly suffixes: readonly string[]
}

/** The shop's address for a link in content, which Magento writes for a storefront of its own; others stay as they are. */
export function shopHref(href: string, { locale, bases, siteUrl, suffixes }: ShopLinks): string {
  if (/^(#|[a-z][a-z+.-]*:(?!\/\/))/i.test(href)) return href
  const isPath = !/^([a-z]+:)?\/\//i.test(href)
  const base = isPath ? '' : [...bases, siteUrl].find((candidate) => candidate && `${href}/`.startsWith(withSlash(candidate)))
  if (base === undefined) return href
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href.slice(base.length)) ?? []
  const suffix = suffixes.find((candidate) => candidate && path.endsWith(candidate)) ?? ''
  const plain = `/${path.slice(0, path.length - suffix.length).replaceAll(/^\/+|\/+$/g, '')}`
  // The shop's own addresses name the language already.
  return (base === siteUrl && base ? plain : localePath(locale, plain)) + rest
}

const withSlash = (base: string): string => base.replace(/\/*$/, '/')
