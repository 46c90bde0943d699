import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { STOREFRONT } from '../paths.mjs'

const STORE = `
  store_code store_name store_group_name locale default_display_currency_code root_category_uid is_default_store
  product_url_suffix category_url_suffix secure_base_url secure_base_link_url secure_base_media_url product_reviews_enabled use_store_in_url`

/** The languages that Kram has messages in. */
export const LANGUAGES = readdirSync(join(STOREFRONT, 'messages'))

/**
 * @typedef {object} StoreView
 * @property {string} code
 * @property {string} name
 * @property {string} locale as in `pl_PL`
 * @property {string} language as in `pl`
 * @property {string} currency
 * @property {string} rootCategoryUid
 * @property {boolean} isDefault
 * @property {string} productSuffix
 * @property {string} categorySuffix
 * @property {string} baseUrl
 * @property {string} linkBaseUrl the target of links in its mails
 * @property {string} mediaBaseUrl
 * @property {boolean} areReviewsOn
 * @property {boolean} [hasCodeInUrls] its code begins the addresses of its pages
 */

/**
 * The store views of the website at this address, the default one first.
 * @param {import('./ask.mjs').Ask} ask
 * @returns {Promise<StoreView[]>}
 */
export async function findStoreViews(ask) {
  const { data } = await ask(`{ storeConfig { ${STORE} } availableStores(useCurrentGroup: false) { ${STORE} } }`)
  /** @type {any[]} */
  const all = (data?.availableStores ?? []).filter(Boolean)
  const first = data?.storeConfig
  const others = all.filter(({ store_code: code }) => code !== first?.store_code)
  return [...(first ? [first] : []), ...others].map(storeView)
}

/** @type {(config: any) => StoreView} */
const storeView = (config) => ({
  code: config.store_code ?? '',
  name: config.store_name ?? '',
  locale: config.locale ?? '',
  language: (config.locale ?? '').split('_')[0].toLowerCase(),
  currency: config.default_display_currency_code ?? '',
  rootCategoryUid: config.root_category_uid ?? '',
  isDefault: config.is_default_store === true,
  productSuffix: config.product_url_suffix ?? '',
  categorySuffix: config.category_url_suffix ?? '',
  baseUrl: config.secure_base_url ?? '',
  linkBaseUrl: config.secure_base_link_url ?? config.secure_base_url ?? '',
  mediaBaseUrl: config.secure_base_media_url ?? '',
  areReviewsOn: config.product_reviews_enabled === '1',
  hasCodeInUrls: config.use_store_in_url === true,
})

/**
 * A store view for each language that Kram has messages in, the default view first. The menu has one root, so only views with the root
 * category of the first can be shown together. If Kram has messages in no view's language, it shows the first view with English messages.
 * @param {readonly StoreView[]} views
 * @returns {{ chosen: Map<string, StoreView>, left: StoreView[] }} `chosen` by locale
 */
export function chooseViews(views) {
  const supported = views.filter(({ language }) => LANGUAGES.includes(language))
  const [first] = [...supported, ...views]
  /** @type {Map<string, StoreView>} */
  const chosen = new Map()
  if (first && !supported.includes(first)) chosen.set('en', first)
  for (const view of supported) {
    if (!chosen.has(view.language) && view.rootCategoryUid === first?.rootCategoryUid) chosen.set(view.language, view)
  }
  const used = new Set(chosen.values())
  return { chosen, left: views.filter((view) => !used.has(view)) }
}
