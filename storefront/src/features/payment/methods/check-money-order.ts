import type { PaymentKind } from './payment-kind.ts'

export const checkMoneyOrder: PaymentKind = { matches: (code) => code === 'checkmo', messages: 'checkMoneyOrder', packedOn: 'payment' }
