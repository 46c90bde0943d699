/** Methods that need a number, a card, or a provider's own form: storefront/src/features/checkout/payment-methods/needs-details.ts. */
const NEEDS_DETAILS =
  /^(purchaseorder|companycredit|customercredit|authorizenet|braintree|hosted_pro|payflow|paypal|adyen|stripe|klarna|amazon|cybersource|eway|worldpay|sandbox_redirect)/

/**
 * Whether Kram offers a payment method for a cart that costs something, as long as PAYMENT_PAGES names no page for it.
 * @param {string} code
 */
export const isOffered = (code) => code !== 'free' && !NEEDS_DETAILS.test(code)
