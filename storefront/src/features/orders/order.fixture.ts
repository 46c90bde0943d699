import type { OrderFragment, OrderItemFragment } from '../../graphql/generated/types.ts'
import type { LoadedOrder } from './load-order.ts'

type Line = Partial<OrderItemFragment>

/** Two pieces. */
const line = (change: Line = {}): OrderItemFragment =>
  ({
    id: '1', product_sku: 'tee', product_type: 'configurable', selected_options: [],
    quantity_ordered: 2, quantity_invoiced: 0, quantity_shipped: 0, quantity_refunded: 0, quantity_canceled: 0, ...change,
  }) as OrderItemFragment

interface OrderChange extends Partial<Omit<OrderFragment, 'items' | 'payment_methods'>> {
  readonly payment?: string
  /** Undefined before 2.4.8. */
  readonly changed?: string | undefined
  readonly lines?: readonly Line[]
}

/** An order that waits for a transfer. */
export function orderWith({ payment = 'banktransfer', changed = '2026-11-17 09:00:00', lines = [{}], ...change }: OrderChange = {}): LoadedOrder {
  const order = {
    number: '1', status: 'Pending', created_at: '2026-11-16 09:00:00', order_date: '2026-11-16 09:00:00', credit_memos: [],
    shipping_address: { street: ['Krupówki', '40'], postcode: '34-500' }, payment_methods: [{ type: payment }], items: lines.map(line), ...change,
  } as unknown as OrderFragment
  return { order, newer: { since248: { available_actions: [], order_status_change_date: changed ?? '', items: [], total: null } } }
}

export const INVOICED = { quantity_invoiced: 2 }
export const SHIPPED = { ...INVOICED, quantity_shipped: 2 }
