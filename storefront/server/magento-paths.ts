/** A page of the shop for an address of Magento's own storefront. */
export interface ShopPath {
  readonly path: string
  /** Browsers must look up again where a password is changed (W3C, A Well-Known URL for Changing Passwords). */
  readonly isTemporary?: boolean
}

/**
 * The addresses of Magento's own storefront (`module/controller/action`) and the shop's pages for them. Magento's mails, mailing services and
 * bookmarks lead there. An asterisk stands for every action; parameters after the action, as in `order_id/42`, are ignored: they are
 * ids that the shop's addresses do not have. Magento's links for a new password and a confirmation have pages at their own addresses.
 */
export const MAGENTO_PATHS: Readonly<Record<string, string>> = {
  'cms/index': '/',
  'customer/account': '/dashboard/account',
  'customer/account/confirm': '/customer/account/confirm',
  'customer/account/confirmation': '/login',
  'customer/account/create': '/register',
  'customer/account/createpassword': '/customer/account/createPassword',
  'customer/account/edit': '/dashboard/account',
  'customer/account/forgotpassword': '/forgot-password',
  'customer/account/login': '/login',
  'customer/account/logout': '/login',
  'customer/account/logoutsuccess': '/login',
  'customer/address/*': '/dashboard/address-book',
  'sales/order/*': '/dashboard/orders',
  'sales/guest/*': '/find-order',
  'downloadable/customer/*': '/dashboard/orders',
  'wishlist/index/*': '/dashboard/wishlist',
  'newsletter/manage/*': '/dashboard/newsletter',
  'review/customer/*': '/dashboard/my-reviews',
  'catalogsearch/result/*': '/search',
  'catalogsearch/advanced/*': '/search',
  'search/term/*': '/search',
  'catalog/product_compare/*': '/compare',
  'checkout/cart/*': '/cart',
  'checkout/index/*': '/checkout',
  'checkout/onepage/*': '/checkout',
  'multishipping/checkout/*': '/checkout',
  'contact/index/*': '/contact',
  'contacts/index/*': '/contact',
}

/**
 * Magento's addresses with the id of a category, product or CMS page, by `module/controller/action`, and the addresses at which its `route`
 * finds them. The id is in the first parameter that the request has. The forms for a friend and for a review are part of the product's page.
 */
const ENTITY_PATHS: Readonly<Record<string, { readonly view: string; readonly parameters: readonly string[] }>> = {
  'catalog/category/view': { view: 'catalog/category/view/id', parameters: ['id'] },
  'catalog/product/view': { view: 'catalog/product/view/id', parameters: ['id'] },
  'catalog/product/gallery': { view: 'catalog/product/view/id', parameters: ['id'] },
  'review/product/list': { view: 'catalog/product/view/id', parameters: ['id'] },
  'sendfriend/product/send': { view: 'catalog/product/view/id', parameters: ['id'] },
  'cms/page/view': { view: 'cms/page/view/page_id', parameters: ['page_id', 'id'] },
}
const ID = /^\d{1,15}$/

/** Modules whose name alone is an address. */
const MODULES: Readonly<Record<string, string>> = {
  catalogsearch: '/search',
  contacts: '/contact',
  customer: '/dashboard/account',
  wishlist: '/dashboard/wishlist',
}

const CHANGE_PASSWORD = '.well-known/change-password'
/** The shop's own page at `/wishlist` shows the products of a shared link (src/features/url/sku-link.ts). */
const SHARED_WISHES = /^wishlist\?(?:.*&)?items=/

/**
 * The shop's page for an address of Magento's storefront, or for the well-known address at which password managers look.
 * @param segments of the public path without the prefix of a language or a store view
 * @returns undefined for all other addresses, and for a page of the shop
 */
export function shopPathOf(segments: readonly string[], search: string): ShopPath | undefined {
  const requested = segments.join('/')
  if (requested === CHANGE_PASSWORD) return { path: '/dashboard/account', isTemporary: true }
  if (SHARED_WISHES.test(`${requested}?${search}`)) return undefined
  const [module = '', controller, action = 'index'] = segments.map((word) => word.toLowerCase())
  const path = controller === undefined ? own(MODULES, module) : pageOf(`${module}/${controller}`, action)
  return path === undefined || path === `/${requested}` ? undefined : { path }
}

/**
 * The address at which the backend's `route` finds the category, product or CMS page of such an address of Magento. Parameters follow the
 * action in pairs, as in `s/wool-hat/id/5`, or are in the query.
 * @returns undefined for all other addresses
 */
export function entityPathOf(segments: readonly string[], search: string): readonly string[] | undefined {
  const [words, rest] = [segments.slice(0, 3), segments.slice(3)]
  const entity = own(ENTITY_PATHS, words.join('/').toLowerCase())
  if (entity === undefined) return undefined
  const pairs = rest.flatMap((name, index) => (index % 2 === 0 ? [[name, rest[index + 1] ?? '']] : []))
  const [path, query] = [new Map(pairs as [string, string][]), new URLSearchParams(search)]
  const id = entity.parameters.map((name) => path.get(name) ?? query.get(name) ?? '').find((value) => ID.test(value))
  return id === undefined ? undefined : [...entity.view.split('/'), id]
}

const pageOf = (controller: string, action: string): string | undefined =>
  own(MAGENTO_PATHS, action === 'index' ? controller : `${controller}/${action}`) ?? own(MAGENTO_PATHS, `${controller}/*`)

const own = <Value>(paths: Readonly<Record<string, Value>>, key: string): Value | undefined => (Object.hasOwn(paths, key) ? paths[key] : undefined)
