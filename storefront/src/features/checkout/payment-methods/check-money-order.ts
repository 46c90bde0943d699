import type { PaymentKind } from './payment-kind.ts'

export const checkMoneyOrder: PaymentKind = { isKind: (code) => code === 'checkmo', words: 'checkMoneyOrder' }
