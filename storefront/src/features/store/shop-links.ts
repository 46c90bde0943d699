import 'server-only'
import { cache } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { isBackendFile } from '../../lib/file-path.ts'
import { withoutScheme } from '../../lib/without-scheme.ts'
import { absoluteUrl } from './absolute-url.ts'
import { getStoreConfigOrNone } from './store-config.ts'

/** A function that turns links in content, from the back office or a page builder, into the shop's own. */
export const getShopLinks = cache(async (locale: Locale): Promise<(href: string) => string> => {
  const store = await getStoreConfigOrNone(locale)
  const suffixes = store ? [store.categorySuffix, store.productSuffix] : []
  const links = { locale, bases: store?.linkBases ?? [], siteUrl: absoluteUrl(''), suffixes, ...(store && { files: store.fileBases }) }
  return (href) => shopHref(href, links)
})

interface ShopLinks {
  readonly locale: Locale
  /** The base URLs of the backend's own storefront. */
  readonly bases: readonly string[]
  readonly siteUrl: string
  /** The suffixes of the backend's category and product URLs. */
  readonly suffixes: readonly string[]
  /** The base URLs of the backend's files; the last one is also that of pages in texts from before its link base URL was the shop's. */
  readonly files?: { readonly media: string; readonly static: string; readonly other: string }
}

/** Turns a link to the backend's own storefront into the shop's path, and a file into its URL at the backend. Other links stay as they are. */
export function shopHref(href: string, { locale, bases, siteUrl, suffixes, files }: ShopLinks): string {
  if (/^(#|[a-z][a-z+.-]*:(?!\/\/))/i.test(href)) return href
  const [, whole = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const isPath = !/^([a-z]+:)?\/\//i.test(href)
  const address = isPath ? whole : withoutScheme(whole)
  const base = isPath ? '' : [...bases, siteUrl, files?.other].find((candidate) => candidate && isWithin(address, withoutScheme(candidate)))
  if (base === undefined) return href
  const path = address.slice(withoutScheme(base).length)
  const suffix = suffixes.find((candidate) => candidate && path.endsWith(candidate)) ?? ''
  if (!suffix && isBackendFile(`/${path.replace(/^\/+/, '')}`)) return isOfShop(base, siteUrl) ? fileUrl(path, files) + rest : href
  const plain = `/${path.slice(0, path.length - suffix.length).replaceAll(/^\/+|\/+$/g, '')}`
  // The shop's own addresses already have a language prefix.
  return (base === siteUrl && base ? plain : localePath(locale, plain)) + rest
}

/** With the link base URL at the shop, the backend writes the shop's address before the path of its own file. */
const isOfShop = (base: string, siteUrl: string): boolean => base === '' || isWithin(withoutScheme(base), withoutScheme(siteUrl))

const isWithin = (address: string, base: string): boolean => withSlash(address).startsWith(withSlash(base))

function fileUrl(path: string, files: ShopLinks['files']): string {
  const plain = path.replace(/^\/+/, '').replace(/^pub\//, '')
  const [, folder, rest = ''] = /^(media|static)\/(.*)$/.exec(plain) ?? []
  const base = folder === 'media' ? files?.media : folder === 'static' ? files?.static : files?.other
  return base ? withSlash(base) + (folder ? rest : plain) : `/${plain}`
}

const withSlash = (base: string): string => base.replace(/\/*$/, '/')
