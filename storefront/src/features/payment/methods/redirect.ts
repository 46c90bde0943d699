import type { PaymentKind, PaymentPages } from './payment-kind.ts'

/** Any method for which PAYMENT_PAGES names the page of a payment service. */
export const redirect: PaymentKind = { matches: (code, pages) => Object.hasOwn(pages, code), messages: 'redirect', mark: 'online', packedOn: 'payment', isPaidElsewhere: true }

/** Such a method whose code has one of these words, as in `payu_gateway_blik`. */
export const redirectNamed = (...words: readonly string[]) => (code: string, pages: PaymentPages): boolean =>
  redirect.matches(code, pages) && code.toLowerCase().split(/[_-]/).some((word) => words.includes(word))
