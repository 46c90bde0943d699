import type { PaymentKind } from './payment-kind.ts'

const CODES = /^(purchaseorder|companycredit|customercredit|authorizenet|braintree|hosted_pro|payflow|paypal|adyen|stripe|klarna|amazon|cybersource|eway|worldpay|sandbox_redirect)/

/** Needs a number, a card, or a provider's own form or page. */
export const needsDetails: PaymentKind = { isKind: (code) => CODES.test(code), isLeftOut: true }
