import type { PaymentKind } from './payment-kind.ts'

/** Any method for which PAYMENT_PAGES names the page of a payment service. */
export const redirect: PaymentKind = { matches: (code, pages) => Object.hasOwn(pages, code), messages: 'redirect', isPaidElsewhere: true }
