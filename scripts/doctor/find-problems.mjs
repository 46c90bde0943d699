import { isPlaceholder } from './catalogue.mjs'
import { NEEDED } from './schema-probes.mjs'
import { isOffered } from './payment.mjs'
import { chooseViews } from './store-views.mjs'
import { warnOfWarmUp } from './warm-up.mjs'

/** @typedef {import('./examine.mjs').Examination} Examination */
/** @typedef {{ message: string, isFatal: boolean }} Problem `isFatal`: the shop would not work */

const FORMS = /** @type {Readonly<Record<string, string>>} */ ({
  CUSTOMER_CREATE: 'new accounts',
  CUSTOMER_LOGIN: 'logins',
  CUSTOMER_EDIT: 'a changed password',
  CUSTOMER_FORGOT_PASSWORD: 'a forgotten password',
  PRODUCT_REVIEW: 'reviews',
})

/**
 * @param {Examination} examination
 * @returns {Problem[]} the fatal ones first
 */
export function findProblems(examination) {
  return [...fatalProblems(examination), ...otherProblems(examination)]
}

/** @type {(examination: Examination) => Problem[]} */
function fatalProblems({ storeViews, rootCategory, limits, botCheckedForms, testCart, payment }) {
  const tooLow = Object.entries(NEEDED).flatMap(([kind, needed]) => {
    const limit = limits[/** @type {keyof typeof NEEDED} */ (kind)]
    return limit !== null && limit < needed ? [`queries may have a ${kind} of ${limit}, and Kram needs Magento's own ${needed}`] : []
  })
  const methods = testCart.sku === null || testCart.problem ? [] : [
    ...(testCart.deliveryMethods.length === 0 ? [`nothing can be shipped to ${testCart.country}: no delivery method is available for a test cart`] : []),
    ...(testCart.paymentMethods.some(({ code }) => isOffered(code, payment)) ? [] : ['nothing can be paid: Kram offers no payment method of a test cart unless PAYMENT_PAGES or OFFLINE_PAYMENT_METHODS names one']),
  ]
  return [
    ...(storeViews.length === 0 ? ['it names no store view'] : []),
    ...(storeViews.length > 0 && !rootCategory ? ['its root category cannot be found, so there is no menu'] : []),
    ...tooLow,
    ...(botCheckedForms.includes('PLACE_ORDER') ? ['orders need a reCAPTCHA token: set NEXT_PUBLIC_BOT_CHECK_SITE_KEY to the site key of version 3, or switch it off for Place Order'] : []),
    ...methods,
  ].map((message) => ({ message, isFatal: true }))
}

/** @type {(examination: Examination) => Problem[]} */
function otherProblems({ backend, storeViews, rootCategory, products, productOptions, pictures, guestCheckout, botCheckedForms, testCart, regions, warmUp }) {
  const bare = regions.bareLocations
  const forms = botCheckedForms.flatMap((form) => FORMS[form] ?? [])
  const views = [...chooseViews(storeViews).chosen.values()]
  const coded = views.filter(({ hasCodeInUrls }) => hasCodeInUrls).map(({ code }) => code)
  const mailed = views.filter(({ linkBaseUrl }) => isSameOrigin(linkBaseUrl, backend)).map(({ code }) => code)
  return [
    ...(rootCategory && rootCategory.menuEntries === 0 ? [`the menu is empty: no child of ${rootCategory.name} is included in it`] : []),
    ...(products === 0 ? ['no product was found: is the search index there (bin/magento indexer:reindex)?'] : []),
    ...(pictures.answer === false ? [unreachable(pictures.example ?? '')] : []),
    ...(pictures.hosts.length > 2 ? [`pictures come from ${pictures.hosts.length} hosts and Kram supports two: ${pictures.hosts.slice(2).join(', ')} is left out`] : []),
    ...(guestCheckout === false ? ['guests may not order, and Kram does not require a login: their orders are refused'] : []),
    ...(forms.length > 0 ? [`reCAPTCHA protects ${forms.join(', ')}: these are refused unless NEXT_PUBLIC_BOT_CHECK_SITE_KEY is its site key (version 3) and BOT_CHECK_SECRET is empty`] : []),
    ...(testCart.problem && testCart.problem !== 'not tried' ? [`delivery and payment could not be tried: ${testCart.problem}`] : []),
    ...(bare.length > 0 ? [`orders cannot be collected at ${bare.slice(0, 5).join(', ')}${bare.length > 5 ? ` and ${bare.length - 5} more` : ''}: set a region at their sources, which Magento requires of an address there`] : []),
    ...(mailed.length > 0 ? [`links in the mails of ${mailed.join(', ')} lead to Magento: set the secure base link URL there to the shop's address`] : []),
    ...(productOptions.times ? ['products have options with a time, and Magento stores hours after noon 12 hours late with its 12-hour format: set catalog/custom_options/time_format to 24h'] : []),
    ...(coded.length > 0 ? [`addresses begin with the code of the store view (${coded.join(', ')}): Kram redirects those to its own, which have the language's prefix; switch off Add Store Code to Urls to avoid the detour`] : []),
    ...warnOfWarmUp(warmUp, views.length),
  ].map((message) => ({ message, isFatal: false }))
}

/** @type {(picture: string) => string} */
const unreachable = (picture) =>
  isPlaceholder(picture) ? `the placeholder ${picture} cannot be fetched from here; only products without a picture are concerned` : `the picture ${picture} cannot be fetched from here`

/** @type {(one: string, other: string) => boolean} */
const isSameOrigin = (one, other) => URL.canParse(one) && new URL(one).origin === new URL(other).origin
