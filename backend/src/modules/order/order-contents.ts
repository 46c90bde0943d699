import type { Store } from '../../graphql/context.ts'
import { decodeEntities } from '../../services/mail/decode-entities.ts'
import type { LetterBlock, LetterSum } from '../../services/mail/letter.ts'
import { readGiftMessage } from '../cart-lines/gift-message.ts'
import { type Amount, amountIn } from './order-amounts.ts'
import type { Delivery } from './order-delivery.ts'
import type { ItemOption } from './order-item-parts.repository.ts'
import type { OrderMailMessages } from './order-mail-messages.ts'
import { orderMailMessages } from './order-messages.ts'
import type { OrderItemRow } from './order-parts.repository.ts'
import type { OrderRow } from './order.repository.ts'

/** What the mails say of an order's products. */
export interface OrderContents {
  readonly order: OrderRow
  /** The day, as the store writes it. */
  readonly orderedOn: string
  readonly items: readonly OrderItemRow[]
  readonly options: ReadonlyMap<number, readonly ItemOption[]>
  /** What a set holds, and the files of a download, by item. */
  readonly parts: ReadonlyMap<number, readonly string[]>
  /** What the catalog says of a meeting, by item. */
  readonly meetings: ReadonlyMap<number, Meeting>
  /** Pictures by item. */
  readonly pictures: ReadonlyMap<number, string>
  /** Undefined for an order that is not sent. */
  readonly delivery: Delivery | undefined
}

export interface Meeting {
  /** Where and when. */
  readonly point: string | undefined
  /** How it can be cancelled or withdrawn from. */
  readonly cancellation: string | undefined
}

type Messages = OrderMailMessages['contents']

/** The products with their options and gift messages, and the totals. */
export function contents({ order, orderedOn, items, options, parts, meetings, pictures, delivery }: OrderContents, store: Store): LetterBlock[] {
  const { contents: messages } = orderMailMessages(store.locale)
  const isIncluded = order.isTaxIncluded === 1
  const amount = amountIn(order.currency, store.locale)
  const optionLines = (id: number) => (options.get(id) ?? []).map(({ label, value }) => decodeEntities(`${label}: ${value}`))
  const meetingLines = (point: string | undefined) => (point === undefined ? [] : [messages.meeting(point)])
  return [
    { heading: messages.title(orderedOn) },
    {
      items: items.map(({ id, name, sku, quantity, rowTotal, rowTotalWithoutTax, giftMessage }) => ({
        name: decodeEntities(name),
        quantity,
        details: [
          ...(parts.get(id) ?? []).map(decodeEntities),
          ...optionLines(id),
          ...meetingLines(meetings.get(id)?.point),
          messages.sku(decodeEntities(sku)),
          ...giftDetails(giftMessage, messages),
        ],
        amount: amount(isIncluded ? rowTotal : rowTotalWithoutTax),
        picture: pictures.get(id),
      })),
    },
    { sums: sumsOf(order, delivery, messages, amount) },
    ...(order.giftMessage === null ? [] : [{ heading: messages.gift }, { lines: giftLines(order.giftMessage, messages), isEntered: true }]),
  ]
}

const giftDetails = (stored: string | null, messages: Messages): string[] =>
  stored === null ? [] : [messages.gift, ...giftLines(stored, messages)]

function giftLines(stored: string, { giftTo, giftFrom }: Messages): string[] {
  const { to = '', from = '', message = '' } = readGiftMessage(stored) ?? {}
  return [to && giftTo(to), ...message.split('\n'), from && giftFrom(from)].filter((line) => line.trim() !== '')
}

function sumsOf(order: OrderRow, delivery: Delivery | undefined, messages: Messages, amount: Amount): LetterSum[] {
  const isIncluded = order.isTaxIncluded === 1
  const total = { label: messages.total, amount: amount(order.grandTotal), isTotal: true }
  const taxLabel = isIncluded ? messages.includedTax(order.taxTitle) : messages.tax(order.taxTitle)
  const tax = order.tax > 0 ? [{ label: taxLabel, amount: amount(order.tax) }] : []
  return [
    { label: messages.subtotal, amount: amount(isIncluded ? order.subtotal : order.subtotalWithoutTax) },
    ...(order.discount > 0 ? [{ label: `${messages.discount} ${order.couponCode ?? ''}`.trim(), amount: amount(-order.discount) }] : []),
    ...(delivery === undefined ? [] : [shippingSum(order, delivery, messages, amount)]),
    // An included tax is listed below the total, an added one above it.
    ...(isIncluded ? [total, ...tax] : [...tax, total]),
  ]
}

const shippingSum = ({ shipping, shippingTax, isTaxIncluded }: OrderRow, { method }: Delivery, messages: Messages, amount: Amount): LetterSum =>
  ({ label: `${messages.shipping}: ${method}`, amount: shipping === 0 ? messages.free : amount(isTaxIncluded === 1 ? shipping : shipping - shippingTax) })
