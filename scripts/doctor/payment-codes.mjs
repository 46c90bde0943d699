/** The methods that Kram does not offer, by prefix: the same list as in storefront/src/features/payment/methods/unsupported.ts. */
export const UNSUPPORTED_PREFIXES = [
  'purchaseorder', 'companycredit', 'customercredit', 'authorizenet', 'braintree', 'hosted_pro', 'payflow', 'paypal', 'adyen', 'stripe', 'klarna',
  'amazon', 'cybersource', 'eway', 'worldpay', 'sandbox_redirect',
]

/**
 * Whether Kram offers a payment method for a cart that costs something, as long as PAYMENT_PAGES names no page for it.
 * @param {string} code
 */
export const isOffered = (code) => code !== 'free' && !UNSUPPORTED_PREFIXES.some((prefix) => code.startsWith(prefix))
