import type { PaymentKind } from './payment-kind.ts'

export const bankTransfer: PaymentKind = { matches: (code) => code === 'banktransfer', messages: 'bankTransfer', mark: 'transfer', packedOn: 'payment' }
