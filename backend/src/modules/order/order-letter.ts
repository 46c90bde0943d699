import type { Store } from '../../graphql/context.ts'
import { hasButton, type Letter, type LetterBlock, type LetterColumn } from '../../services/mail/letter.ts'
import { addressLines, placeLines, recipientLines } from './order-address-lines.ts'
import { amountIn } from './order-amounts.ts'
import { contents, type OrderContents } from './order-contents.ts'
import { type Delivery, isAwaitingTransfer } from './order-delivery.ts'
import type { OrderMailMessages } from './order-mail-messages.ts'
import { orderMailMessages, orderMessages } from './order-messages.ts'
import type { OrderAddressRow } from './order-parts.repository.ts'
import { type ContractLinks, contractBlocks } from './order-withdrawal.ts'

/** The data of the confirmation. */
export interface WholeOrder extends OrderContents {
  readonly addresses: readonly OrderAddressRow[]
  /** Payment instructions for a method outside the shop, with `{{number}}`, `{{title}}` and `{{amount}}`. */
  readonly instructions: string
  /** The files of an order that is invoiced already. */
  readonly files: readonly LetterBlock[]
}

export interface Links extends ContractLinks {
  readonly payment: string
  /** The order's page. */
  readonly order: string
  /** The picture of a code for banking apps, of a transfer. */
  readonly transferCode: string | undefined
}

/** The order confirmation. It is the confirmation of the contract, too. */
export function orderLetter(whole: WholeOrder, store: Store, links: Links): Letter {
  const messages = orderMailMessages(store.locale)
  const { order, delivery, files } = whole
  const total = amountIn(order.currency, store.locale)(order.grandTotal)
  const isUnpaid = order.state === 'pending_payment'
  return {
    subject: messages.placed.subject(order.number, store.groupName),
    preheader: [messages.placed.total(total), ...(delivery?.arrival ? [`${delivery.arrival.title}: ${delivery.arrival.text}.`] : [])].join(' '),
    title: messages.order(order.number),
    blocks: [
      ...beginning(whole, messages),
      ...files,
      ...(isUnpaid ? [{ link: links.payment, label: messages.placed.pay }] : []),
      order.customerId === null ? messages.ofPage.guest : messages.ofPage.customer,
      { link: links.order, label: messages.look, isQuiet: isUnpaid || hasButton(files) },
      ...instructionBlocks(whole, store, links),
      ...contents(whole, store),
      { columns: columnsOf(whole, store, total) },
      ...contractBlocks(whole, messages, links),
    ],
  }
}

function beginning({ order, items, delivery, files: ready }: WholeOrder, { placed, updates }: OrderMailMessages): string[] {
  const hasFiles = items.some(({ type }) => type === 'downloadable')
  const files = ready.length > 0 ? [updates.paid.filesReady] : hasFiles ? [placed.files] : []
  if (order.state === 'pending_payment') return [placed.unpaid, ...files]
  if (isAwaitingTransfer(order)) return [delivery ? placed.transfer : placed.transferVirtual, ...files]
  if (delivery) return [delivery.isCollected ? placed.collect : placed.pack, ...files]
  // Such an order is complete: no other mail follows.
  return [order.isInvoiced === 1 ? placed.free : placed.virtual, ...files]
}

/** What the buyer has to do comes before the order itself. */
function instructionBlocks({ order, instructions }: WholeOrder, { locale }: Store, { transferCode }: Links): LetterBlock[] {
  if (instructions === '') return []
  const { payment } = orderMailMessages(locale)
  const values = { number: order.number, title: orderMessages(locale).transferTitle(order.number), amount: amountIn(order.currency, locale)(order.grandTotal) }
  const written = instructions.replaceAll(/\{\{(number|title|amount)\}\}/g, (_, name: keyof typeof values) => values[name])
  return [
    { heading: payment.title },
    { lines: [order.paymentTitle, ...written.split('\n').filter(Boolean)] },
    ...(transferCode === undefined ? [] : [{ image: transferCode, alt: payment.transferCode, caption: payment.scan, side: 168 }]),
  ]
}

function columnsOf({ order, addresses, instructions, delivery }: WholeOrder, { locale }: Store, total: string): LetterColumn[] {
  const { delivery: arrival, payment } = orderMailMessages(locale)
  const [shipping, billing] = (['shipping', 'billing'] as const).map((type) => addresses.find((address) => address.type === type))
  const linesOf = (address: OrderAddressRow) => addressLines(address, locale, payment.vat)
  const isSame = shipping && billing && linesOf(shipping).join() === linesOf(billing).join()
  const isCash = order.paymentCode === 'cashondelivery'
  const inShop = isCash && delivery?.isCollected ? [payment.inShop, payment.onCollection(total)] : undefined
  return [
    ...(delivery ? deliveryColumns(delivery, orderMailMessages(locale)) : []),
    ...(shipping && delivery?.place ? [{ heading: arrival.recipient, lines: recipientLines(shipping) }] : []),
    ...(shipping && delivery && !delivery.place ? [{ heading: arrival.address, lines: linesOf(shipping) }] : []),
    ...(billing ? [{ heading: payment.billing, lines: isSame ? [payment.sameAddress] : linesOf(billing) }] : []),
    ...(instructions === '' ? [{ heading: payment.title, lines: inShop ?? [order.paymentTitle, ...(isCash ? [payment.onDelivery(total)] : [])] }] : []),
  ]
}

/** How an order comes and when. */
const deliveryColumns = ({ method, place, arrival }: Delivery, { delivery }: OrderMailMessages): LetterColumn[] => [
  { heading: delivery.title, lines: [method, ...(place ? placeLines(place) : [])] },
  ...(arrival ? [{ heading: arrival.title, lines: [arrival.text] }] : []),
]
