export interface ItemQuantities {
  readonly quantity: number
  readonly quantityInvoiced: number
  readonly quantityShipped: number
  readonly quantityRefunded: number
  readonly quantityCanceled: number
}

export type ItemStatus = 'Ordered' | 'Shipped' | 'Invoiced' | 'Refunded' | 'Canceled' | 'Partial' | 'Mixed'

/** Magento's status of an order's line. */
export function itemStatus(item: ItemQuantities): ItemStatus {
  const { quantity, quantityInvoiced: invoiced, quantityShipped: shipped } = item
  const { quantityRefunded: refunded, quantityCanceled: canceled } = item
  if (invoiced + shipped + refunded + canceled === 0) return 'Ordered'
  const left = quantity - canceled - refunded
  if (shipped > 0 && invoiced > 0 && left === shipped) return 'Shipped'
  if (invoiced > 0 && shipped === 0 && left === invoiced) return 'Invoiced'
  if (refunded === quantity) return 'Refunded'
  if (canceled === quantity) return 'Canceled'
  return Math.max(shipped, invoiced) < left ? 'Partial' : 'Mixed'
}
