import type { PaymentKind } from './payment-kind.ts'

export const cashOnDelivery: PaymentKind = {
  matches: (code) => code === 'cashondelivery',
  messages: 'cashOnDelivery',
  mark: 'cash',
  packedOn: 'order',
  needsDelivery: true,
}
