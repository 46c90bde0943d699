import type { PaymentKind } from './payment-kind.ts'

export const bankTransfer: PaymentKind = { isKind: (code) => code === 'banktransfer', words: 'bankTransfer' }
