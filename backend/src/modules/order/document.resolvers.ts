import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { toUid } from '../../graphql/uid.ts'
import { money } from '../directory/money.ts'
import { type DocumentKind, documentsOfOrders, itemsOfDocuments, type SalesDocument, tracksOfShipments } from './document.repository.ts'
import { bundleOptionsOf, downloadableLinksOf } from './order-item.resolvers.ts'
import { itemsOfOrders, type OrderItemRow } from './order-parts.repository.ts'
import { orderDiscounts, totalResolvers } from './order-total.resolvers.ts'
import type { OrderRow } from './order.repository.ts'

export interface OrderDocument extends SalesDocument {
  readonly order: OrderRow
}

export interface OrderDocumentItem {
  readonly id: number
  readonly quantity: number
  readonly item: OrderItemRow
}

export async function documentsOf(order: OrderRow, kind: DocumentKind, { load }: Context): Promise<OrderDocument[]> {
  const documents = (await load(documentsOfOrders, order.id)) ?? []
  return documents.filter((document) => document.kind === kind).map((document) => ({ ...document, order }))
}

async function itemsOf({ id, orderId }: OrderDocument, _: unknown, { load }: Context): Promise<OrderDocumentItem[]> {
  const [lines, items] = await Promise.all([load(itemsOfDocuments, id), load(itemsOfOrders, orderId)])
  return (lines ?? []).flatMap(({ id: lineId, itemId, quantity }) => {
    const item = items?.find((candidate) => candidate.id === itemId)
    return item ? [{ id: lineId, quantity, item }] : []
  })
}

const documentResolvers = {
  number: ({ number }: OrderDocument) => number,
  items: itemsOf,
  comments: () => [],
}

const billResolvers = { ...documentResolvers, id: ({ id }: OrderDocument) => toUid(id), total: ({ order }: OrderDocument) => order }

const lineResolvers = {
  id: ({ id }: OrderDocumentItem) => toUid(id),
  order_item: ({ item }: OrderDocumentItem) => item,
  product_name: ({ item }: OrderDocumentItem) => item.name,
  product_sku: ({ item }: OrderDocumentItem) => item.sku,
  product_sale_price: ({ item }: OrderDocumentItem) => money(item.priceWithoutTax, item.currency),
}

const billLineResolvers = {
  ...lineResolvers,
  discounts: ({ item }: OrderDocumentItem, _: unknown, context: Context) => orderDiscounts(item, context),
}

const quantityOf = ({ quantity }: OrderDocumentItem) => quantity
const bundle = { bundle_options: ({ item }: OrderDocumentItem, _: unknown, context: Context) => bundleOptionsOf(item, context) }
const links = { downloadable_links: ({ item }: OrderDocumentItem, _: unknown, context: Context) => downloadableLinksOf(item, context) }
const invoiceLine = { ...billLineResolvers, quantity_invoiced: quantityOf }
const creditMemoLine = { ...billLineResolvers, quantity_refunded: quantityOf }
const shipmentLine = { ...lineResolvers, quantity_shipped: quantityOf }

export const documentTypeResolvers: Resolvers = {
  Invoice: billResolvers,
  InvoiceTotal: totalResolvers,
  InvoiceItemInterface: { __resolveType: ({ item }) => LINE_TYPES[item.type]?.invoice ?? 'InvoiceItem' },
  InvoiceItem: invoiceLine,
  BundleInvoiceItem: { ...invoiceLine, ...bundle },
  DownloadableInvoiceItem: { ...invoiceLine, ...links },
  CreditMemo: billResolvers,
  CreditMemoTotal: { ...totalResolvers, adjustment: ({ currency }) => money(0, currency) },
  CreditMemoItemInterface: { __resolveType: ({ item }) => LINE_TYPES[item.type]?.creditMemo ?? 'CreditMemoItem' },
  CreditMemoItem: creditMemoLine,
  BundleCreditMemoItem: { ...creditMemoLine, ...bundle },
  DownloadableCreditMemoItem: { ...creditMemoLine, ...links },
  OrderShipment: {
    ...documentResolvers,
    // Unlike other ids, a shipment's is derived from its number.
    id: ({ number }) => toUid(number),
    tracking: async ({ id }, _, { load }) => (await load(tracksOfShipments, id)) ?? [],
  },
  ShipmentItemInterface: { __resolveType: ({ item }) => (item.type === 'bundle' ? 'BundleShipmentItem' : 'ShipmentItem') },
  ShipmentItem: shipmentLine,
  BundleShipmentItem: { ...shipmentLine, ...bundle },
}

const LINE_TYPES: Readonly<Record<string, {
  readonly invoice: 'BundleInvoiceItem' | 'DownloadableInvoiceItem'
  readonly creditMemo: 'BundleCreditMemoItem' | 'DownloadableCreditMemoItem'
}>> = {
  bundle: { invoice: 'BundleInvoiceItem', creditMemo: 'BundleCreditMemoItem' },
  downloadable: { invoice: 'DownloadableInvoiceItem', creditMemo: 'DownloadableCreditMemoItem' },
}
