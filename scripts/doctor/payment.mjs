/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * @typedef {object} PaymentSettings the codes of payment methods
 * @property {string[]} withPage those that PAYMENT_PAGES names
 * @property {string[]} offline those whose orders are complete without a payment service
 */

/** The same list as in storefront/src/settings/payment.ts, which this command cannot load before an install. */
export const OWN_OFFLINE_METHODS = ['checkmo', 'banktransfer', 'cashondelivery', 'purchaseorder', 'free']

/** The words of `methods/blik.ts` and `methods/card.ts` in storefront/src/features/payment. */
const MARKS = { BLIK: ['blik'], 'a card': ['card', 'cards', 'cc', 'creditcard'] }

/**
 * @param {Environment} environment the storefront's
 * @returns {PaymentSettings}
 */
export const readPayment = ({ PAYMENT_PAGES = '', OFFLINE_PAYMENT_METHODS = '' }) => ({
  withPage: listed(PAYMENT_PAGES).map((pair) => pair.replace(/=.*/s, '').trim()),
  offline: [...OWN_OFFLINE_METHODS, ...listed(OFFLINE_PAYMENT_METHODS)],
})

/** @type {(list: string) => string[]} */
const listed = (list) => list.split(',').map((item) => item.trim()).filter(Boolean)

/**
 * Whether shoppers can choose a payment method, for a cart that costs something.
 * @param {string} code
 * @param {PaymentSettings} settings
 */
export const isOffered = (code, { withPage, offline }) => code !== 'free' && (withPage.includes(code) || offline.includes(code))

/**
 * How the payment step shows a method.
 * @param {string} code
 * @param {PaymentSettings} settings
 * @returns {string}
 */
export function appearance(code, settings) {
  if (code === 'free') return 'offered for a total of zero'
  if (!isOffered(code, settings)) return 'not offered'
  if (!settings.withPage.includes(code)) return 'offered'
  const words = code.toLowerCase().split(/[_-]/)
  const mark = Object.entries(MARKS).find(([, own]) => own.some((word) => words.includes(word)))?.[0] ?? 'online payment'
  return `offered with the mark of ${mark}, paid on its page`
}
