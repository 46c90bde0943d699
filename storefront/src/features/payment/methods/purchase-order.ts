import type { PaymentKind } from './payment-kind.ts'

export const purchaseOrder: PaymentKind = { matches: (code) => code === 'purchaseorder', messages: 'purchaseOrder', packedOn: 'order', needsPurchaseOrder: true }
