import { createAsk } from './ask.mjs'
import { findCategory, findPictures, pictureHost } from './catalogue.mjs'
import { chooseViews, LANGUAGES } from './choose-views.mjs'
import { checkMagento } from './examine.mjs'
import { NoAnswer } from './no-answer.mjs'
import { findStoreViews } from './store-views.mjs'

/** @typedef {import('./ask.mjs').Ask} Ask */
/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/** A shop that starts beside its backend does not wait for long. */
const PATIENCE = 5000

/**
 * The doctor's quick part, for a shop that is about to start: whether the settings fit the backend.
 * @param {string} address
 * @param {Environment} environment the storefront's
 * @param {number} [patience] milliseconds
 * @returns {Promise<string[]>} a line for each setting that does not
 * @throws {NoAnswer} when no page can be served at this address, now or later
 */
export async function checkSettings(address, environment, patience = PATIENCE) {
  const ask = createAsk({ address, basicAuth: environment.BACKEND_BASIC_AUTH, patience })
  try {
    await checkMagento(ask, address)
    const views = await findStoreViews(ask)
    const codes = storeCodes(environment)
    const known = codes.filter(([, code]) => views.some((view) => view.code === code))
    const view = views.find(({ code }) => code === known[0]?.[1]) ?? views[0]
    const [root, pictures] = await Promise.all([checkRoot(ask, view, environment), checkPictures(ask, view, address, environment)])
    return [...checkLocales(codes), ...checkStoreCodes(codes, views), ...root, ...pictures]
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    if (error.isLasting) throw new NoAnswer(`BACKEND_URL ${error.message}`, { isLasting: true })
    return [`BACKEND_URL ${error.message}; pages come once it answers`]
  }
}

/** @type {(environment: Environment) => [locale: string, code: string][]} */
function storeCodes({ NEXT_PUBLIC_LOCALES = '', STORE_CODES = '' }) {
  const pairs = new Map(STORE_CODES.split(',').map((pair) => /** @type {[string, string]} */ (pair.split('=').map((part) => part.trim()))))
  const locales = NEXT_PUBLIC_LOCALES.split(',').map((locale) => locale.trim()).filter(Boolean)
  return locales.map((locale) => [locale, pairs.get(locale) || locale])
}

/** @type {(codes: [locale: string, code: string][]) => string[]} */
function checkLocales(codes) {
  const unknown = codes.flatMap(([locale]) => (LANGUAGES.includes(locale) ? [] : [locale]))
  return unknown.length > 0 ? [`NEXT_PUBLIC_LOCALES: the shop has words in ${LANGUAGES.join(' and ')}, not in ${unknown.join(', ')}`] : []
}

/** @type {(codes: [string, string][], views: import('./store-views.mjs').StoreView[]) => string[]} */
function checkStoreCodes(codes, views) {
  const unknown = codes.filter(([, code]) => !views.some((view) => view.code === code))
  if (unknown.length === 0) return []
  const fitting = [...chooseViews(views).chosen].map(([locale, { code }]) => `${locale}=${code}`).join(',')
  const missing = unknown.map(([locale, code]) => `'${code}' for the language ${locale}`).join(' and ')
  const existing = views.map(({ code, locale }) => `${code} (${locale})`).join(', ')
  return [`STORE_CODES: there is no store view ${missing}, only ${existing}; ${fitting} would fit`]
}

/** A category that exists but is not the root makes a menu, so it may be meant; it is not passed over in silence. */
/** @type {(ask: Ask, view: import('./store-views.mjs').StoreView | undefined, environment: Environment) => Promise<string[]>} */
async function checkRoot(ask, view, { NEXT_PUBLIC_ROOT_CATEGORY_UID: uid = '' }) {
  if (!view || uid === view.rootCategoryUid) return []
  const category = await findCategory(ask, uid, view.code)
  const own = `the root of store view ${view.code} is ${view.rootCategoryUid}`
  return category
    ? [`NEXT_PUBLIC_ROOT_CATEGORY_UID: ${uid} is the category ${category.name}, and the menu shows what is under that; ${own}`]
    : [`NEXT_PUBLIC_ROOT_CATEGORY_UID: no category has the uid '${uid}', so there is no menu; ${own}`]
}

/** @type {(ask: Ask, view: import('./store-views.mjs').StoreView | undefined, address: string, environment: Environment) => Promise<string[]>} */
async function checkPictures(ask, view, address, environment) {
  const { hosts } = await findPictures(ask, view?.code)
  const settings = [environment.NEXT_PUBLIC_IMAGE_HOST, environment.NEXT_PUBLIC_IMAGE_HOST_FALLBACK]
  // storefront/.env refers to BACKEND_URL, and Next writes it out later.
  const allowed = settings.map((text = '') => pictureHost(text.replace('${BACKEND_URL}', address)))
  const refused = hosts.filter((host) => !allowed.includes(host))
  return refused.length > 0 ? [`NEXT_PUBLIC_IMAGE_HOST: pictures come from ${refused.join(' and ')}, and the shop takes them from ${allowed[0] || 'nowhere'} only`] : []
}
