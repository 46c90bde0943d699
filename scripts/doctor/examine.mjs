import { createAsk } from './ask.mjs'
import { findCategory, findPictures, picturesAnswer } from './catalogue.mjs'
import { findAgreements, findBotCheckedForms, isGuestCheckoutOn } from './checkout-rules.mjs'
import { NoAnswer } from './no-answer.mjs'
import { readPayment } from './payment.mjs'
import { findProductOptions } from './product-options.mjs'
import { findRegions } from './regions.mjs'
import { findLimits, findRelease } from './schema-probes.mjs'
import { chooseViews, findStoreViews } from './store-views.mjs'
import { nothing, tryCart } from './test-cart.mjs'
import { measureWarmUp } from './warm-up.mjs'

/**
 * @typedef {object} Examination
 * @property {string} backend
 * @property {number} milliseconds until the response to the first query
 * @property {string} release at least this one
 * @property {import('./store-views.mjs').StoreView[]} storeViews
 * @property {Record<string, string>} chosenViews codes by locale
 * @property {import('./catalogue.mjs').RootCategory | null} rootCategory
 * @property {boolean} hasBestsellers
 * @property {number} products
 * @property {import('./product-options.mjs').ProductOptions} productOptions
 * @property {{ hosts: string[], example: string | null, answer: boolean | null }} pictures
 * @property {boolean} introspection
 * @property {{ depth: number | null, complexity: number | null }} limits
 * @property {boolean | null} guestCheckout
 * @property {string[]} agreements
 * @property {string[]} botCheckedForms
 * @property {import('./test-cart.mjs').TestCart} testCart
 * @property {import('./payment.mjs').PaymentSettings} payment of the examined shop's settings
 * @property {import('./regions.mjs').Regions} regions
 * @property {import('./warm-up.mjs').WarmUp | null} warmUp null without a root category
 */

/**
 * Examines a backend. Only the test cart writes to it, and `isReadOnly` skips that.
 * @param {{ address: string, environment?: import('./payment.mjs').Environment, patience?: number | undefined, isReadOnly?: boolean | undefined }} options `environment`: the storefront's
 * @returns {Promise<Examination>}
 * @throws {NoAnswer} if the server is not a Magento
 */
export async function examine({ address, environment = {}, patience, isReadOnly = false }) {
  const ask = createAsk({ address, basicAuth: environment.BACKEND_BASIC_AUTH, patience })
  const started = performance.now()
  await checkMagento(ask, address)
  const milliseconds = Math.round(performance.now() - started)
  const storeViews = await findStoreViews(ask)
  const { chosen } = chooseViews(storeViews)
  const [view] = chosen.values()
  const store = view?.code
  // A few at a time: a small server has few workers.
  const [release, rootCategory, pictures] = await Promise.all([findRelease(ask), view ? findCategory(ask, view.rootCategoryUid, store) : null, findPictures(ask, store)])
  const [introspection, limits, guestCheckout] = await Promise.all([hasIntrospection(ask), findLimits(ask), isGuestCheckoutOn(ask)])
  const [agreements, hasBestsellers, answer] = await Promise.all([findAgreements(ask), hasCategoryCalled(ask, 'bestsellers'), picturesAnswer(pictures.example, patience)])
  // Alone, so that its time is that of a quiet backend.
  const warmUp = rootCategory && (await measureWarmUp(ask, rootCategory.uid, store))
  const productOptions = await findProductOptions(ask, store)
  const botCheckedForms = await findBotCheckedForms(ask, { isReadOnly })
  const testCart = isReadOnly || !view ? nothing('not tried') : await tryCart(ask, view)
  const regions = await findRegions(ask, store, { isReadOnly })
  return {
    backend: address,
    milliseconds,
    release,
    storeViews,
    chosenViews: Object.fromEntries([...chosen].map(([locale, { code }]) => [locale, code])),
    rootCategory,
    hasBestsellers,
    products: pictures.products,
    productOptions,
    pictures: { hosts: pictures.hosts, example: pictures.example, answer },
    introspection,
    limits,
    guestCheckout,
    agreements,
    botCheckedForms,
    testCart,
    payment: readPayment(environment),
    regions,
    warmUp,
  }
}

/**
 * @param {import('./ask.mjs').Ask} ask
 * @param {string} address
 * @throws {NoAnswer} if the response is not Magento's GraphQL
 */
export async function checkMagento(ask, address) {
  const { data, errors } = await ask('{ storeConfig { store_code } }')
  if (typeof data?.storeConfig?.store_code === 'string') return
  const isOwnFailure = errors.some(({ path }) => path !== undefined)
  const reason = isOwnFailure ? 'Magento cannot identify the store' : "it speaks GraphQL, but not Magento's"
  throw new NoAnswer(`${address}: ${reason}${errors[0] ? ` (${errors[0].message})` : ''}`, { isLasting: !isOwnFailure })
}

/** @type {(ask: import('./ask.mjs').Ask) => Promise<boolean>} */
async function hasIntrospection(ask) {
  const { data } = await ask('{ __schema { queryType { name } } }')
  return typeof data?.__schema?.queryType?.name === 'string'
}

/** @type {(ask: import('./ask.mjs').Ask, urlKey: string) => Promise<boolean>} */
async function hasCategoryCalled(ask, urlKey) {
  const { data } = await ask('query ($urlKey: String) { categories(filters: { url_key: { eq: $urlKey } }) { items { uid } } }', { variables: { urlKey } })
  return (data?.categories?.items ?? []).length > 0
}
