const STORE = `
  store_code store_name store_group_name locale default_display_currency_code root_category_uid is_default_store
  product_url_suffix category_url_suffix secure_base_url secure_base_link_url secure_base_media_url product_reviews_enabled`

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
 * @property {string} linkBaseUrl where the links in its mails lead
 * @property {string} mediaBaseUrl
 * @property {boolean} areReviewsOn
 */

/**
 * The store views of the website that answers at the address, the one that answers without being named first.
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
})
