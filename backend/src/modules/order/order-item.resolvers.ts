import type { GraphQLSchema } from 'graphql'
import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { toUid } from '../../graphql/uid.ts'
import { hasFault } from '../../magento/faults.ts'
import { refused } from '../../refusals/refusal.ts'
import { readGiftMessage } from '../cart-lines/gift-message.ts'
import { productsById } from '../catalog/product.repository.ts'
import { money } from '../directory/money.ts'
import { setting } from '../store/settings.ts'
import { itemStatus } from './item-status.ts'
import { type BundlePart, bundlePartsOfItems, linksOfItems, optionsOfItems } from './order-item-parts.repository.ts'
import type { OrderItemRow } from './order-parts.repository.ts'
import { orderDiscounts } from './order-total.resolvers.ts'
import { orderMessages } from './order-messages.ts'

const optionsOf = async ({ id }: OrderItemRow, { load }: Context, isEntered: boolean) =>
  ((await load(optionsOfItems, id)) ?? []).filter((option) => (option.isEntered === 1) === isEntered)

/** Null once the product has been deleted. */
async function productOf({ productId }: OrderItemRow, { load }: Context) {
  const product = await load(productsById, productId)
  return product?.isEnabled ? product : null
}

function giftMessageOf({ giftMessage }: OrderItemRow, { database, store, release }: Context) {
  if (!setting(database, 'sales/gift_options/allow_items', store.id)) return null
  if (giftMessage === null && hasFault(release, 'giftMessageRequired')) throw refused('order.giftMessageMissing')
  return readGiftMessage(giftMessage)
}

/** The fields that all kinds of order items share. */
const itemResolvers = {
  id: ({ id }: OrderItemRow) => toUid(id),
  discounts: (item: OrderItemRow, _: unknown, context: Context) => orderDiscounts(item, context),
  selected_options: (item: OrderItemRow, _: unknown, context: Context) => optionsOf(item, context, false),
  entered_options: (item: OrderItemRow, _: unknown, context: Context) => optionsOf(item, context, true),
  gift_message: (item: OrderItemRow, _: unknown, context: Context) => giftMessageOf(item, context),
  prices: (item: OrderItemRow) => ({
    price: money(item.priceWithoutTax, item.currency),
    price_including_tax: money(item.price, item.currency),
    row_total: money(item.rowTotalWithoutTax, item.currency),
    row_total_including_tax: money(item.rowTotal, item.currency),
  }),
  product: (item: OrderItemRow, _: unknown, context: Context) => productOf(item, context),
  product_name: ({ name }: OrderItemRow) => name,
  product_sale_price: ({ priceWithoutTax, currency }: OrderItemRow) => money(priceWithoutTax, currency),
  product_sku: ({ sku }: OrderItemRow) => sku,
  product_type: ({ type }: OrderItemRow) => type,
  product_url_key: async (item: OrderItemRow, _: unknown, context: Context) => (await productOf(item, context))?.urlKey ?? null,
  quantity_canceled: ({ quantityCanceled }: OrderItemRow) => quantityCanceled,
  quantity_invoiced: ({ quantityInvoiced }: OrderItemRow) => quantityInvoiced,
  quantity_ordered: ({ quantity }: OrderItemRow) => quantity,
  quantity_refunded: ({ quantityRefunded }: OrderItemRow) => quantityRefunded,
  quantity_returned: () => 0,
  quantity_shipped: ({ quantityShipped }: OrderItemRow) => quantityShipped,
  status: (item: OrderItemRow, _: unknown, { store }: Context) => orderMessages(store.locale).item[itemStatus(item)],
}

export async function bundleOptionsOf({ id }: OrderItemRow, { load }: Context) {
  const parts = Map.groupBy((await load(bundlePartsOfItems, id)) ?? [], ({ optionId }) => optionId)
  return [...parts].map(([optionId, selections]) => ({
    uid: toUid(`bundle/${optionId}`),
    label: selections[0]?.optionLabel ?? '',
    values: selections.map(bundleValue),
  }))
}

const bundleValue = ({ optionId, selectionId, sku, name, quantity, price, currency }: BundlePart) => ({
  uid: toUid(`bundle/${optionId}/${selectionId}/${quantity}`),
  product_sku: sku,
  product_name: name,
  quantity,
  price: money(price, currency),
})

export async function downloadableLinksOf({ id }: OrderItemRow, { load }: Context) {
  const links = (await load(linksOfItems, id)) ?? []
  return links.map(({ linkId, title, position }) => ({ uid: toUid(`downloadable/${linkId}`), title, sort_order: position }))
}

const ITEM_TYPES: Readonly<Record<string, 'BundleOrderItem' | 'ConfigurableOrderItem' | 'DownloadableOrderItem'>> = {
  bundle: 'BundleOrderItem', configurable: 'ConfigurableOrderItem', downloadable: 'DownloadableOrderItem',
}

/** Before 2.4.8, Magento has no type of its own for configurable products in orders. */
function typenameOf(type: string, schema: GraphQLSchema) {
  const typename = ITEM_TYPES[type] ?? 'OrderItem'
  return schema.getType(typename) ? typename : 'OrderItem'
}

export const orderItemResolvers: Resolvers = {
  OrderItemInterface: { __resolveType: ({ type }, _, { schema }) => typenameOf(type, schema) },
  OrderItem: itemResolvers,
  ConfigurableOrderItem: itemResolvers,
  BundleOrderItem: { ...itemResolvers, bundle_options: (item, _, context) => bundleOptionsOf(item, context) },
  DownloadableOrderItem: { ...itemResolvers, downloadable_links: (item, _, context) => downloadableLinksOf(item, context) },
}
