import type { Context, Store } from '../../graphql/context.ts'
import type { LetterBlock } from '../../services/mail/letter.ts'
import { sendMail } from '../../services/mail/send-mail.ts'
import { setting } from '../store/settings.ts'
import { shopLink } from '../store/shop-link.ts'
import { storeById } from '../store/store.repository.ts'
import type { Track } from './document.repository.ts'
import { optionsOfItems } from './order-item-parts.repository.ts'
import { picturesOfItems } from './order-item-pictures.ts'
import { fileBlocks } from './order-files.ts'
import { contents } from './order-contents.ts'
import { orderLetter } from './order-letter.ts'
import { sellerLines } from './seller-lines.ts'
import { transferCodeOf, transferCodePath } from './transfer-code.ts'
import { type OrderMailMessages, orderMailMessages, orderMessages } from './order-messages.ts'
import { addressesOfOrders, findPaymentInstructions, itemsOfOrders } from './order-parts.repository.ts'
import type { OrderRow } from './order.repository.ts'
import { paymentPage } from './redirect-payment.ts'

/** The part of the request context that order steps need. */
export type OrderDesk = Pick<Context, 'database' | 'publicUrl' | 'shopUrl' | 'now' | 'refreshPages'>

/** The confirmation, in the language in which the order was placed. */
export function sendOrderMail(context: OrderDesk, order: OrderRow): void {
  const { database } = context
  const store = storeById(database, order.storeId)
  const instructions = findPaymentInstructions(database, order.paymentCode, order.storeId)
  const addresses = addressesOfOrders(context, [order.id]).get(order.id) ?? []
  const links = {
    payment: paymentPage(context.publicUrl, order.token),
    order: orderPage({ ...context, store }, order),
    withdrawal: shopLink({ ...context, store }, '/withdrawal', { order: order.number }),
    transferCode: transferCodeOf(database, order) && `${context.publicUrl}${transferCodePath(order)}`,
    terms: termsLink({ ...context, store }),
  }
  const deliveryTime = setting(database, 'sales_email/order/delivery_time', store.id)
  const letter = orderLetter({ order, ...itemsOf(context, order), addresses, instructions, deliveryTime, seller: sellerLines(database, store) }, store, links)
  sendMail({ ...context, store }, order.email, letter)
}

function termsLink(context: Parameters<typeof shopLink>[0] & Pick<OrderDesk, 'database'>): string | undefined {
  const path = setting(context.database, 'sales_email/order/terms_path', context.store.id)
  return path === '' ? undefined : shopLink(context, path)
}

/** A guest's page also asks for the e-mail address and the name, which the URL does not contain. */
const orderPage = (context: Parameters<typeof shopLink>[0], { number, customerId }: OrderRow): string =>
  customerId === null ? shopLink(context, '/find-order', { order: number }) : shopLink(context, `/dashboard/orders/${number}`)

export function sendInvoiceMail(desk: OrderDesk, order: OrderRow, number: string): void {
  sendUpdate(desk, order, ({ invoiced, paid }, store) => ({ subject: invoiced(number, order.number), blocks: [paid, ...fileBlocks(desk, order, store)] }))
}

/** New links in place of expired ones. */
export function sendFilesMail(desk: OrderDesk, order: OrderRow): void {
  const store = storeById(desk.database, order.storeId)
  const { subject } = orderMessages(store.locale).files
  sendMail({ ...desk, store }, order.email, { subject: subject(order.number), blocks: fileBlocks(desk, order, store) })
}

export function sendShipmentMail(desk: OrderDesk, order: OrderRow, number: string, tracks: readonly Track[]): void {
  sendUpdate(desk, order, ({ shipped, underway, tracking }) => {
    const parcels = tracks.map((track) => `${track.title}: ${track.number}`)
    const blocks = parcels.length > 0 ? [underway, { heading: tracking }, { lines: parcels }] : [underway]
    return { subject: shipped(number, order.number), blocks }
  })
}

export function sendRefundMail(desk: OrderDesk, order: OrderRow, number: string): void {
  sendUpdate(desk, order, ({ refunded, moneyBack }) => ({ subject: refunded(number, order.number), blocks: [moneyBack] }))
}

export function sendCancellationMail(desk: OrderDesk, order: OrderRow): void {
  sendUpdate(desk, order, ({ canceled, ended }) => ({ subject: canceled(order.number), blocks: [ended] }))
}

interface OrderUpdate {
  readonly subject: string
  readonly blocks: readonly LetterBlock[]
}

function sendUpdate(desk: OrderDesk, order: OrderRow, compose: (messages: OrderMailMessages, store: Store) => OrderUpdate): void {
  const store = storeById(desk.database, order.storeId)
  const { subject, blocks } = compose(orderMailMessages(store.locale), store)
  sendMail({ ...desk, store }, order.email, { subject, blocks: [...blocks, ...contents({ order, ...itemsOf(desk, order) }, store)] })
}

function itemsOf(desk: OrderDesk, { id }: OrderRow) {
  const items = itemsOfOrders(desk, [id]).get(id) ?? []
  return { items, options: optionsOfItems(desk, items.map((item) => item.id)), pictures: picturesOfItems(desk, id) }
}
