/** @typedef {import('./ask.mjs').Ask} Ask */

/**
 * Whether guests may order; null before 2.4.7, which does not report it.
 * @param {Ask} ask
 * @returns {Promise<boolean | null>}
 */
export async function isGuestCheckoutOn(ask) {
  const { data } = await ask('{ storeConfig { is_guest_checkout_enabled } }')
  return data?.storeConfig?.is_guest_checkout_enabled ?? null
}

/**
 * The names of the agreements that a buyer must accept.
 * @param {Ask} ask
 * @returns {Promise<string[]>}
 */
export async function findAgreements(ask) {
  const { data } = await ask('{ checkoutAgreements { name } }')
  return (data?.checkoutAgreements ?? []).map((/** @type {any} */ agreement) => agreement?.name ?? '')
}

/** Requests without effect: the login of an unknown customer, and the order of a cart that does not exist. */
const ATTEMPTS = {
  CUSTOMER_LOGIN: 'mutation { generateCustomerToken(email: "doctor@kram.invalid", password: "Nobody-1") { token } }',
  PLACE_ORDER: 'mutation { placeOrder(input: { cart_id: "kram-doctor" }) { order { order_number } } }',
}

/**
 * The forms that require a reCAPTCHA token. Magento does not list them before 2.4.7 and with other versions of reCAPTCHA; then two
 * are tried: Magento checks the token first, and refuses a form without one as invalid input.
 * @param {Ask} ask
 * @param {{ isReadOnly: boolean }} options
 * @returns {Promise<string[]>}
 */
export async function findBotCheckedForms(ask, { isReadOnly }) {
  const { data } = await ask('{ recaptchaV3Config { is_enabled forms } }')
  const listed = data?.recaptchaV3Config?.is_enabled ? data.recaptchaV3Config.forms : []
  const tried = await Promise.all(
    Object.entries(isReadOnly ? {} : ATTEMPTS).map(async ([form, mutation]) => {
      const { errors } = await ask(mutation)
      return errors.some(({ extensions }) => extensions?.category === 'graphql-input') ? form : ''
    }),
  )
  return [...new Set([...listed, ...tried])].filter(Boolean)
}
