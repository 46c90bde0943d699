import type { PaymentKind } from './payment-kind.ts'

export const FREE = 'free'

/** Magento's only method for a grand total of zero. */
export const free: PaymentKind = { matches: (code) => code === FREE, messages: 'free', packedOn: 'order' }
