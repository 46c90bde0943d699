import 'server-only'
import { cache } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { absoluteUrl } from './absolute-url.ts'
import { shopHref } from './shop-href.ts'
import { getStoreConfigOrNone } from './store-config.ts'

/** For links that somebody has written, in the back office or in a page builder: gives the shop's own address for each. */
export const getShopLinks = cache(async (locale: Locale): Promise<(href: string) => string> => {
  const store = await getStoreConfigOrNone(locale)
  const suffixes = store ? [store.categorySuffix, store.productSuffix] : []
  const links = { locale, bases: store?.linkBases ?? [], siteUrl: absoluteUrl(''), suffixes }
  return (href) => shopHref(href, links)
})
