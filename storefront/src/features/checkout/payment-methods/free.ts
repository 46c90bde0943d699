import type { PaymentKind } from './payment-kind.ts'

export const FREE = 'free'

/** What Magento takes for a total of nothing, and for that alone. */
export const free: PaymentKind = { isKind: (code) => code === FREE, words: 'free' }
