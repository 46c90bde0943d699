import type { PaymentKind } from './payment-kind.ts'

export const cashOnDelivery: PaymentKind = { isKind: (code) => code === 'cashondelivery', words: 'cashOnDelivery' }
