import 'server-only'
import { cache } from 'react'
import { StoreConfigOperation } from '../../graphql/generated/store.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { optional } from './optional.ts'
import { ownText } from './own-text.ts'
import { storePictures } from './store-pictures.ts'

/** The store view's own facts, asked once for each page. */
export const getStoreConfig = cache(async (locale: Locale) => {
  const { storeConfig } = await read(StoreConfigOperation, {}, { locale, tags: ['store'] })
  // A store view is one language of a shop; the shop itself is the group of its views.
  const names = [storeConfig?.store_group_name, storeConfig?.website_name, storeConfig?.store_name, storeConfig?.default_title]
  const shopName = names.map(ownText).find(Boolean) ?? storeConfig?.store_group_name ?? ''
  return {
    shopName,
    title: ownText(storeConfig?.default_title) ?? shopName,
    titlePrefix: ownText(storeConfig?.title_prefix),
    titleSuffix: ownText(storeConfig?.title_suffix),
    description: ownText(storeConfig?.default_description),
    welcome: ownText(storeConfig?.welcome),
    copyright: ownText(storeConfig?.copyright),
    homePage: pageIdentifier(storeConfig?.cms_home_page),
    missingPage: pageIdentifier(storeConfig?.cms_no_route),
    ...storePictures(storeConfig, shopName),
    /** Whose days and hours the shop tells. */
    timeZone: storeConfig?.timezone ?? undefined,
    languageTag: storeConfig?.locale ?? undefined,
    /** Where the addresses of the backend's own storefront begin. */
    linkBases: [storeConfig?.secure_base_link_url, storeConfig?.base_link_url].filter((base) => typeof base === 'string'),
    categorySuffix: storeConfig?.category_url_suffix ?? '',
    areReviewsOn: storeConfig?.product_reviews_enabled === '1',
    isWishlistOn: storeConfig?.magento_wishlist_general_is_enabled !== '0',
    productSuffix: storeConfig?.product_url_suffix ?? '',
  }
})

/** Where two pages share an identifier, Magento adds the id of the one that is meant: `home|2`. */
const pageIdentifier = (setting: string | null | undefined): string | undefined => setting?.split('|')[0]

/** For what a page can do without: what the shop is called and says of itself. Many parts ask, and one failure is one line of the log. */
export const getStoreConfigOrNone = cache((locale: Locale) => optional('The name of the shop', getStoreConfig(locale)))

/** The clock of the store view. While it cannot say, that of the messages. */
export const getTimeZone = async (locale: Locale): Promise<string> => (await getStoreConfigOrNone(locale))?.timeZone ?? 'Europe/Warsaw'
