/** @typedef {import('./ask.mjs').Ask} Ask */

/**
 * @typedef {object} WarmUp
 * @property {number} pages of the menu in one language, with the home page
 * @property {number} milliseconds that the backend takes for one of them
 */

const MENU = `query ($uid: String) {
  categories(filters: { category_uid: { eq: $uid } }) {
    items { children { uid include_in_menu children { uid include_in_menu children { uid include_in_menu children { uid include_in_menu } } } } }
  }
}`

/** Such as a page of a category needs. */
const LISTING = `query ($uid: String) {
  products(filter: { category_uid: { eq: $uid } }, pageSize: 24) {
    total_count
    aggregations { attribute_code label count options { label value count } }
    items { uid sku name url_key stock_status small_image { url label } price_range { minimum_price { final_price { value currency } regular_price { value } } } }
  }
}`

/**
 * What the shop's visits to its own pages after a start will cost: the pages of the menu, and the time of the listing of one of them.
 * @param {Ask} ask
 * @param {string} rootUid
 * @param {string} [store]
 * @returns {Promise<WarmUp>}
 */
export async function measureWarmUp(ask, rootUid, store) {
  const inView = store === undefined ? {} : { store }
  const { data } = await ask(MENU, { ...inView, variables: { uid: rootUid } })
  const uids = uidsInMenu(data?.categories?.items?.[0]?.children)
  const started = performance.now()
  await ask(LISTING, { ...inView, variables: { uid: uids[0] ?? rootUid } })
  return { pages: 1 + uids.length, milliseconds: Math.round(performance.now() - started) }
}

/** The children of a category that is not in the menu are not in it either. @type {(categories: any[] | null | undefined) => string[]} */
const uidsInMenu = (categories) => (categories ?? []).flatMap((category) => (category?.include_in_menu ? [category.uid, ...uidsInMenu(category.children)] : []))

/** As in the shop (storefront/server/warm-up.ts). */
const MAX_PAGES = 300
/** Seconds that nobody would notice. */
const SHORT = 10

/**
 * @param {WarmUp | null} warmUp
 * @param {number} languages
 * @returns {string[]} a warning, if the visits take long
 */
export function warnOfWarmUp(warmUp, languages) {
  if (!warmUp) return []
  const pages = Math.min(warmUp.pages * languages, MAX_PAGES + languages)
  const seconds = Math.round((pages * warmUp.milliseconds) / 1000)
  if (seconds < SHORT) return []
  return [
    `after each start the shop visits its home page and menu, about ${pages} pages one after the other, and Magento takes ${warmUp.milliseconds} ms and more for each: wait at least ${seconds} seconds before shoppers come, or set WARM_UP=0, and the first visitor of each page waits instead`,
  ]
}
