import type { PaymentKind } from './payment-kind.ts'

/** Paid on a payment service's own page, which is known by the setting: whatever method has one. */
export const redirect: PaymentKind = { isKind: (code, pages) => Object.hasOwn(pages, code), words: 'redirect', isPaidElsewhere: true }
