import { createAsk } from './ask.mjs'
import { findCategory, findPictures, pictureHost } from './catalogue.mjs'
import { checkMagento } from './examine.mjs'
import { NoAnswer } from './no-answer.mjs'
import { chooseViews, findStoreViews, LANGUAGES } from './store-views.mjs'

/** @typedef {import('./ask.mjs').Ask} Ask */
/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/** Milliseconds: a shop must not start late because of its backend. */
const PATIENCE = 5000

/**
 * The quick part of the doctor, for a shop that is starting: checks that the settings fit the backend.
 * @param {string} address
 * @param {Environment} environment the storefront's
 * @param {number} [patience] milliseconds
 * @returns {Promise<string[]>} a line for each setting that does not fit
 * @throws {NoAnswer} if this address can never serve a page
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
    return [`BACKEND_URL ${error.message}; pages work once it responds`]
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
  return unknown.length > 0 ? [`NEXT_PUBLIC_LOCALES: the shop has messages in ${LANGUAGES.join(' and ')}, not in ${unknown.join(', ')}`] : []
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

/** A category other than the root also has a menu and may be intended, so it is only reported. */
/** @type {(ask: Ask, view: import('./store-views.mjs').StoreView | undefined, environment: Environment) => Promise<string[]>} */
async function checkRoot(ask, view, { NEXT_PUBLIC_ROOT_CATEGORY_UID: uid = '' }) {
  if (!view || uid === view.rootCategoryUid) return []
  const category = await findCategory(ask, uid, view.code)
  const own = `the root of store view ${view.code} is ${view.rootCategoryUid}`
  return category
    ? [`NEXT_PUBLIC_ROOT_CATEGORY_UID: ${uid} is the category ${category.name}, and the menu shows its children; ${own}`]
    : [`NEXT_PUBLIC_ROOT_CATEGORY_UID: no category has the uid '${uid}', so there is no menu; ${own}`]
}

/** @type {(ask: Ask, view: import('./store-views.mjs').StoreView | undefined, address: string, environment: Environment) => Promise<string[]>} */
async function checkPictures(ask, view, address, environment) {
  const { hosts } = await findPictures(ask, view?.code)
  const settings = [environment.NEXT_PUBLIC_IMAGE_HOST, environment.NEXT_PUBLIC_IMAGE_HOST_FALLBACK]
  // storefront/.env refers to BACKEND_URL, which Next expands.
  const allowed = settings.map((text = '') => pictureHost(text.replace('${BACKEND_URL}', address)))
  const refused = hosts.filter((host) => !allowed.includes(host))
  return refused.length > 0 ? [`NEXT_PUBLIC_IMAGE_HOST: pictures come from ${refused.join(' and ')}, and the shop takes them from ${allowed[0] || 'nowhere'} only`] : []
}
