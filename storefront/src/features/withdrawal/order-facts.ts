import type { WithdrawnOrderFragment } from '../../graphql/generated/types.ts'
import type { Handover } from './period.ts'

export interface OrderedItem {
  readonly id: string
  readonly name: string
  readonly sku: string
  /** Size, colour and the like. */
  readonly options: readonly string[]
  readonly kind: 'goods' | 'service' | 'download'
  /** Neither cancelled nor refunded. */
  readonly quantity: number
  readonly shipped: number
}

/** The facts of an order that decide about the withdrawal. */
export interface OrderFacts extends Handover {
  readonly number: string
  readonly status: string
  readonly items: readonly OrderedItem[]
  /** Undefined before 2.4.8, and for an order from before the shop recorded status changes. */
  readonly statusChangedAt: Date | undefined
  /** Whether every file has used up its downloads: before that, Magento does not say whether a file was opened. */
  readonly areFilesOpened: boolean
}

type Order = WithdrawnOrderFragment & { readonly order_status_change_date?: string | undefined }
type Item = NonNullable<NonNullable<WithdrawnOrderFragment['items']>[number]>

export function orderFacts(order: Order, areFilesOpened = false): OrderFacts {
  const items = (order.items ?? []).flatMap((item) => (item ? [orderedItem(item)] : []))
  const hasLeft = items.some(({ kind }) => kind === 'goods') && items.every(({ kind, quantity, shipped }) => kind !== 'goods' || shipped >= quantity)
  const statusChangedAt = changedAt(order.order_status_change_date ?? '')
  // A fully shipped and invoiced order is complete, so its last status change is the shipment or later. Without an invoice, the status need
  // not have changed.
  const isComplete = hasLeft && (order.items ?? []).every((item) => !item || isInvoiced(item))
  return {
    number: order.number,
    status: order.status,
    // In UTC in every release, unlike order_date.
    orderedAt: new Date(iso(order.created_at ?? order.order_date)),
    statusChangedAt,
    shippedAt: isComplete ? statusChangedAt : undefined,
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

const isInvoiced = ({ quantity_ordered, quantity_canceled, quantity_invoiced }: Item): boolean =>
  (quantity_invoiced ?? 0) >= (quantity_ordered ?? 0) - (quantity_canceled ?? 0)

const DAY = 86_400_000

/**
 * Some releases return only the day, computed one or two hours too early, so it can be the day before: the next day is safe.
 * @returns undefined also for an order from before the shop recorded status changes
 */
function changedAt(written: string): Date | undefined {
  const time = Date.parse(iso(written)) + (written.length > 10 ? 0 : DAY)
  return Number.isNaN(time) ? undefined : new Date(time)
}

/** Magento writes UTC times without a time zone: 2026-11-21 12:00:00. */
const iso = (written: string): string => `${written.slice(0, 10)}T${written.slice(11, 19) || '00:00:00'}Z`
