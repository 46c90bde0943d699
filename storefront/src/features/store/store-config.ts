import 'server-only'
import { cache } from 'react'
import { reportFailure } from '../../graphql/failure-reports.ts'
import { StoreConfigOperation } from '../../graphql/generated/store.ts'
import type { StoreConfigQuery } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { keepBriefly } from '../../lib/page-signals.ts'
import { plainText } from '../../lib/plain-text.ts'
import { optional } from './optional.ts'
import { storePictures } from './store-pictures.ts'

/** The configuration of the store view, read once per page. @throws StoreError, ServerError if it is not known either */
export const getStoreConfig = cache(async (locale: Locale) => {
  const storeConfig = await readConfig(locale)
  // A store view is one language of a shop; the shop itself is the group of its views.
  const names = [storeConfig?.store_group_name, storeConfig?.website_name, storeConfig?.store_name, storeConfig?.default_title]
  const shopName = names.map(customText).find(Boolean) ?? storeConfig?.store_group_name ?? ''
  return {
    shopName,
    title: customText(storeConfig?.default_title) ?? shopName,
    titlePrefix: customText(storeConfig?.title_prefix),
    titleSuffix: customText(storeConfig?.title_suffix),
    description: customText(storeConfig?.default_description),
    welcome: customText(storeConfig?.welcome),
    copyright: customText(storeConfig?.copyright),
    homePage: pageIdentifier(storeConfig?.cms_home_page),
    missingPage: pageIdentifier(storeConfig?.cms_no_route),
    ...storePictures(storeConfig, shopName),
    /** Of all dates and times in the shop. */
    timeZone: storeConfig?.timezone ?? undefined,
    languageTag: storeConfig?.locale ?? undefined,
    /** The base URLs of the backend's own storefront. */
    linkBases: [storeConfig?.secure_base_link_url, storeConfig?.base_link_url].filter((base) => typeof base === 'string'),
    /** The base URLs of the backend's files: pictures and documents, those of its theme, and all others. */
    fileBases: {
      media: storeConfig?.secure_base_media_url ?? '',
      static: storeConfig?.secure_base_static_url ?? '',
      other: storeConfig?.secure_base_url ?? '',
    },
    categorySuffix: storeConfig?.category_url_suffix ?? '',
    areReviewsOn: storeConfig?.product_reviews_enabled === '1',
    /** Whether lines and orders may carry a gift message. */
    giftMessages: { onItems: storeConfig?.allow_items === '1', onOrder: storeConfig?.allow_order === '1' },
    isWishlistOn: storeConfig?.magento_wishlist_general_is_enabled !== '0',
    productSuffix: storeConfig?.product_url_suffix ?? '',
  }
})

type StoreConfig = StoreConfigQuery['storeConfig']

/** How long a configuration serves pages after it was read. */
const MAX_AGE_MS = 24 * 60 * 60_000

/** Next bundles this module several times. */
const shared = globalThis as typeof globalThis & { knownStoreConfigs?: Map<Locale, { readonly config: StoreConfig; readonly until: number }> }
const known = () => (shared.knownStoreConfigs ??= new Map())

/** Every page needs the configuration, and it rarely changes: if only this read fails, the last one serves the page. */
async function readConfig(locale: Locale): Promise<StoreConfig> {
  try {
    const { storeConfig } = await read(StoreConfigOperation, {}, { locale, tags: ['store'] })
    known().set(locale, { config: storeConfig, until: performance.now() + MAX_AGE_MS })
    return storeConfig
  } catch (error) {
    const last = known().get(locale)
    if (!last || last.until < performance.now()) throw error
    reportFailure('A page uses the last known store configuration:', error)
    await keepBriefly()
    return last.config
  }
}

/** If two pages share an identifier, Magento adds the page's id: `home|2`. */
const pageIdentifier = (setting: string | null | undefined): string | undefined => setting?.split('|')[0]

/** Magento's default names, greeting and notice. */
const DEFAULT_TEXTS = [
  /^Default (Store View|welcome msg!|Description)$/i,
  /^Main Website( Store)?$/i,
  /^Magento (Commerce|Open Source)$/i,
  /\bMagento, Inc\b/i,
]

/** A text of the store configuration without its tags; undefined if it is one of Magento's defaults. */
export function customText(text: string | null | undefined): string | undefined {
  const plain = plainText(text ?? '')
  return plain && !DEFAULT_TEXTS.some((pattern) => pattern.test(plain)) ? plain : undefined
}

/** For optional parts of a page, such as the shop's name. Many parts read it, but a failure is logged once. */
export const getStoreConfigOrNone = cache((locale: Locale) => optional('The name of the shop', getStoreConfig(locale)))

/** The time zone of the store view. */
export const getTimeZone = async (locale: Locale): Promise<string> => (await getStoreConfigOrNone(locale))?.timeZone ?? 'UTC'
