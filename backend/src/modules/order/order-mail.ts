import type { Context, Store } from '../../graphql/context.ts'
import type { Letter } from '../../services/mail/letter.ts'
import { sendMail } from '../../services/mail/send-mail.ts'
import { setting } from '../store/settings.ts'
import { shopLink } from '../store/shop-link.ts'
import { storeById } from '../store/store.repository.ts'
import type { Track } from './document.repository.ts'
import type { OrderContents } from './order-contents.ts'
import { dayInStore } from './day-in-store.ts'
import { deliveryOf } from './order-delivery.ts'
import { fileBlocks } from './order-files.ts'
import { bundlePartsOfItems, linksOfItems, optionsOfItems } from './order-item-parts.repository.ts'
import { picturesOfItems } from './order-item-pictures.ts'
import { meetingsOfItems } from './order-item-meetings.ts'
import { orderLetter } from './order-letter.ts'
import { orderMessages } from './order-messages.ts'
import { addressesOfOrders, findPaymentInstructions, itemsOfOrders, type OrderAddressRow } from './order-parts.repository.ts'
import { canceledLetter, paidLetter, refundedLetter, shippedLetter, type UpdatedOrder } from './order-updates.ts'
import type { OrderRow } from './order.repository.ts'
import { paymentPage } from './redirect-payment.ts'
import { transferCodeOf, transferCodePath } from './transfer-code.ts'

/** The part of the request context that order steps need. */
export type OrderDesk = Pick<Context, 'database' | 'publicUrl' | 'shopUrl' | 'now' | 'refreshPages'>

/** The confirmation, in the language in which the order was placed. */
export function sendOrderMail(context: OrderDesk, order: OrderRow): void {
  const { database } = context
  const store = storeById(database, order.storeId)
  const instructions = findPaymentInstructions(database, order.paymentCode, order.storeId)
  const addresses = addressesOf(context, order)
  const links = {
    payment: paymentPage(context.publicUrl, order.token),
    order: orderPage({ ...context, store }, order),
    withdrawal: shopLink({ ...context, store }, '/withdrawal', { order: order.number }),
    transferCode: transferCodeOf(database, order) && `${context.publicUrl}${transferCodePath(order)}`,
    terms: termsLink({ ...context, store }),
  }
  sendMail({ ...context, store }, order, orderLetter({ ...contentsOf(context, order, addresses, store), addresses, instructions, files: fileBlocks(context, order, store) }, store, links))
}

function termsLink(context: Parameters<typeof shopLink>[0] & Pick<OrderDesk, 'database'>): string | undefined {
  const path = setting(context.database, 'sales_email/order/terms_path', context.store.id)
  return path === '' ? undefined : shopLink(context, path)
}

/** A guest's page also asks for the e-mail address and the name, which the URL does not contain. */
export const orderPage = (context: Parameters<typeof shopLink>[0], { number, customerId }: OrderRow): string =>
  customerId === null ? shopLink(context, '/find-order', { order: number }) : shopLink(context, `/dashboard/orders/${number}`)

export function sendInvoiceMail(desk: OrderDesk, order: OrderRow, number: string): void {
  // As it is from now on: the days of a transfer begin.
  sendUpdate(desk, { ...order, isInvoiced: 1 }, (updated) => paidLetter(updated, number, fileBlocks(desk, order, updated.store)))
}

/** New links in place of expired ones. */
export function sendFilesMail(desk: OrderDesk, order: OrderRow): void {
  const store = storeById(desk.database, order.storeId)
  const { subject, preheader, renewed } = orderMessages(store.locale).files
  sendMail({ ...desk, store }, order, { subject: subject(order.number), preheader, blocks: [renewed, ...fileBlocks(desk, order, store)] })
}

export function sendShipmentMail(desk: OrderDesk, order: OrderRow, tracks: readonly Track[]): void {
  sendUpdate(desk, order, (updated) => shippedLetter(updated, tracks))
}

export const sendRefundMail = (desk: OrderDesk, order: OrderRow): void => sendUpdate(desk, order, refundedLetter)

export const sendCancellationMail = (desk: OrderDesk, order: OrderRow): void => sendUpdate(desk, order, canceledLetter)

function sendUpdate(desk: OrderDesk, order: OrderRow, compose: (updated: UpdatedOrder) => Letter): void {
  const store = storeById(desk.database, order.storeId)
  const contents = contentsOf(desk, order, addressesOf(desk, order), store)
  sendMail({ ...desk, store }, order, compose({ contents, store, page: orderPage({ ...desk, store }, order) }))
}

const addressesOf = (desk: OrderDesk, { id }: OrderRow): readonly OrderAddressRow[] => addressesOfOrders(desk, [id]).get(id) ?? []

function contentsOf(desk: OrderDesk, order: OrderRow, addresses: readonly OrderAddressRow[], store: Store): OrderContents {
  const items = itemsOfOrders(desk, [order.id]).get(order.id) ?? []
  const ids = items.map(({ id }) => id)
  return {
    order,
    orderedOn: dayInStore(desk, order.createdAt, store),
    items,
    options: optionsOfItems(desk, ids),
    parts: partsOf(desk, ids),
    meetings: meetingsOfItems(desk, items, store),
    pictures: picturesOfItems(desk, order.id),
    delivery: deliveryOf(desk, order, addresses.find(({ type }) => type === 'shipping'), store),
  }
}

function partsOf(desk: OrderDesk, itemIds: readonly number[]): Map<number, string[]> {
  const bundles = [...bundlePartsOfItems(desk, itemIds)].map(([id, parts]) => [id, parts.map(({ optionLabel, quantity, name }) => `${optionLabel}: ${quantity} × ${name}`)] as const)
  const files = [...linksOfItems(desk, itemIds)].map(([id, links]) => [id, links.map(({ title }) => title)] as const)
  return new Map([...bundles, ...files])
}
