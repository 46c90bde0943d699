import type { WithdrawnOrderFragment } from '../../graphql/generated/types.ts'
import type { Handover } from './period.ts'

export interface OrderedItem {
  readonly id: string
  readonly name: string
  readonly sku: string
  /** Size, colour: what tells it from others of its name. */
  readonly options: readonly string[]
  readonly kind: 'goods' | 'service' | 'download'
  /** What has been neither cancelled nor given back. */
  readonly quantity: number
  readonly shipped: number
}

/** What the backend tells of an order that matters here. */
export interface OrderFacts extends Handover {
  readonly number: string
  readonly status: string
  readonly items: readonly OrderedItem[]
  /** Whether each of its files was fetched as often as it may be: before that, nobody knows. */
  readonly areFilesOpened: boolean
}

type Order = WithdrawnOrderFragment & { readonly order_status_change_date?: string }
type Item = NonNullable<NonNullable<WithdrawnOrderFragment['items']>[number]>

export function orderFacts(order: Order, areFilesOpened = false): OrderFacts {
  const items = (order.items ?? []).flatMap((item) => (item ? [orderedItem(item)] : []))
  // The last change of an order that has left as a whole is its departure, or comes after it.
  const hasLeft = items.some(({ kind }) => kind === 'goods') && items.every(({ kind, quantity, shipped }) => kind !== 'goods' || shipped >= quantity)
  const { order_status_change_date: changedAt } = order
  return {
    number: order.number,
    status: order.status,
    orderedAt: instant(order.order_date),
    shippedAt: hasLeft && changedAt ? instant(changedAt) : undefined,
    items,
    areFilesOpened,
  }
}

function orderedItem(item: Item): OrderedItem {
  const gone = (item.quantity_canceled ?? 0) + (item.quantity_refunded ?? 0)
  return {
    id: item.id,
    name: item.product_name ?? item.product_sku,
    sku: item.product_sku,
    options: (item.selected_options ?? []).flatMap((option) => (option ? [`${option.label}: ${option.value}`] : [])),
    kind: item.product_type === 'virtual' ? 'service' : item.product_type === 'downloadable' ? 'download' : 'goods',
    quantity: Math.max(0, (item.quantity_ordered ?? 0) - gone),
    shipped: item.quantity_shipped ?? 0,
  }
}

/** Magento writes moments in UTC without saying so: 2026-11-21 12:00:00. */
const instant = (written: string): Date => new Date(`${written.slice(0, 19).replace(' ', 'T')}Z`)
