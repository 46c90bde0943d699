import type { PaymentKind } from './payment-kind.ts'

export const cashOnDelivery: PaymentKind = {
  matches: (code) => code === 'cashondelivery',
  messages: 'cashOnDelivery',
  collectedMessages: 'payInShop',
  mark: 'cash',
  packedOn: 'order',
  needsDelivery: true,
}
