import type { PaymentKind } from './payment-kind.ts'

/** A prefix covers all methods of a provider: `paypal_express`, `paypal_billing_agreement`. */
export const UNSUPPORTED_PREFIXES = [
  'purchaseorder', 'companycredit', 'customercredit', 'authorizenet', 'braintree', 'hosted_pro', 'payflow', 'paypal', 'adyen', 'stripe', 'klarna',
  'amazon', 'cybersource', 'eway', 'worldpay', 'sandbox_',
] as const

/** Methods that need a number, a card, or a provider's own form or page. */
export const unsupported: PaymentKind = { matches: (code) => UNSUPPORTED_PREFIXES.some((prefix) => code.startsWith(prefix)), isUnsupported: true }
