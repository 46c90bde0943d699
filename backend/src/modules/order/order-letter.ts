import type { Store } from '../../graphql/context.ts'
import { decodeEntities } from '../../services/mail/decode-entities.ts'
import type { Letter, LetterBlock, LetterColumn, LetterSum } from '../../services/mail/letter.ts'
import { readGiftMessage } from '../cart-lines/gift-message.ts'
import { countryName } from '../directory/countries.ts'
import type { ItemOption } from './order-item-parts.repository.ts'
import { type OrderMailMessages, orderMailMessages } from './order-messages.ts'
import type { OrderAddressRow, OrderItemRow } from './order-parts.repository.ts'
import type { OrderRow } from './order.repository.ts'

/** The data of the mails about an order. */
export interface WholeOrder {
  readonly order: OrderRow
  readonly items: readonly OrderItemRow[]
  readonly options: ReadonlyMap<number, readonly ItemOption[]>
  /** Pictures by item. */
  readonly pictures: ReadonlyMap<number, string>
  readonly addresses: readonly OrderAddressRow[]
  /** Payment instructions for a method outside the shop. */
  readonly instructions: string
}

interface Links {
  readonly payment: string
  readonly withdrawal: string
  /** The order's page. */
  readonly order: string
}

/** The order confirmation. */
export function orderLetter(whole: WholeOrder, store: Store, links: Links): Letter {
  const messages = orderMailMessages(store.locale)
  const { order, addresses, instructions } = whole
  const address = (type: OrderAddressRow['type'], heading: string): LetterColumn[] =>
    addresses.filter((candidate) => candidate.type === type).map((found) => ({ heading, lines: addressLines(found, store.locale) }))
  const waiting = order.state === 'pending_payment' ? [messages.waiting, { link: links.payment, label: messages.pay }] : []
  return {
    subject: messages.placed(order.number, store.groupName),
    title: messages.thanks(order.firstname),
    blocks: [
      ...waiting,
      { link: links.order, label: messages.look, isQuiet: waiting.length > 0 },
      ...contents(whole, store),
      { columns: [...address('shipping', messages.delivery), ...address('billing', messages.billing)] },
      { heading: messages.payment },
      { lines: [order.paymentTitle, ...instructions.split('\n').filter(Boolean)] },
      messages.withdrawal,
      { link: links.withdrawal, label: messages.withdraw, isQuiet: true },
    ],
  }
}

type Contents = Pick<WholeOrder, 'order' | 'items' | 'options' | 'pictures'>

export function contents({ order, items, options, pictures }: Contents, store: Store): LetterBlock[] {
  const messages = orderMailMessages(store.locale)
  const isIncluded = order.isTaxIncluded === 1
  const amount = amountIn(order.currency, store.locale)
  const optionLine = (id: number) => (options.get(id) ?? []).map(({ label, value }) => decodeEntities(`${label}: ${value}`)).join(', ')
  return [
    { heading: messages.items(order.number) },
    {
      items: items.map(({ id, name, sku, quantity, rowTotal, rowTotalWithoutTax, giftMessage }) => ({
        name: decodeEntities(name),
        quantity,
        details: [optionLine(id), messages.sku(decodeEntities(sku)), ...giftDetails(giftMessage, messages)].filter(Boolean),
        amount: amount(isIncluded ? rowTotal : rowTotalWithoutTax),
        picture: pictures.get(id),
      })),
    },
    { sums: sumsOf(order, messages, amount) },
    ...(order.giftMessage === null ? [] : [{ heading: messages.gift }, { lines: giftLines(order.giftMessage, messages) }]),
  ]
}

const giftDetails = (stored: string | null, messages: OrderMailMessages): string[] =>
  stored === null ? [] : [messages.gift, ...giftLines(stored, messages)]

function giftLines(stored: string, { giftTo, giftFrom }: OrderMailMessages): string[] {
  const { to = '', from = '', message = '' } = readGiftMessage(stored) ?? {}
  return [to && giftTo(to), ...message.split('\n'), from && giftFrom(from)].filter((line) => line.trim() !== '')
}

type Amount = (minor: number) => string

function amountIn(currency: string, locale: string): Amount {
  const price = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency })
  return (minor) => price.format(minor / 100)
}

function sumsOf(order: OrderRow, messages: OrderMailMessages, amount: Amount): LetterSum[] {
  const isIncluded = order.isTaxIncluded === 1
  const total = { label: messages.total, amount: amount(order.grandTotal), isTotal: true }
  const taxLabel = isIncluded ? messages.includedTax(order.taxTitle) : messages.tax(order.taxTitle)
  const tax = order.tax > 0 ? [{ label: taxLabel, amount: amount(order.tax) }] : []
  return [
    { label: messages.subtotal, amount: amount(isIncluded ? order.subtotal : order.subtotalWithoutTax) },
    ...(order.discount > 0 ? [{ label: `${messages.discount} ${order.couponCode ?? ''}`.trim(), amount: amount(-order.discount) }] : []),
    ...shippingSums(order, messages, amount),
    // An included tax is listed below the total, an added one above it.
    ...(isIncluded ? [total, ...tax] : [...tax, total]),
  ]
}

function shippingSums({ shippingDescription, shipping, shippingTax, isTaxIncluded }: OrderRow, messages: OrderMailMessages, amount: Amount): LetterSum[] {
  if (shippingDescription === null) return []
  const label = `${messages.shipping}: ${shippingDescription}`
  return [{ label, amount: shipping === 0 ? messages.free : amount(isTaxIncluded === 1 ? shipping : shipping - shippingTax) }]
}

/** The street's lines are street and house number, which belong together. */
function addressLines(address: OrderAddressRow, locale: string): string[] {
  const { prefix, firstname, middlename, lastname, suffix, company, vatId, street, telephone } = address
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')
  const lines = [
    joined(prefix, firstname, middlename, lastname, suffix), company, vatId, joined(...street.split('\n')), cityLine(address),
    countryName(address.countryCode, locale), telephone,
  ]
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[]
}

/** In North America with the region; elsewhere the postcode comes first. */
function cityLine({ countryCode, city, region, postcode }: OrderAddressRow): string {
  const isAmerican = countryCode === 'US' || countryCode === 'CA'
  if (isAmerican) return [[city, region].filter(Boolean).join(', '), postcode].filter(Boolean).join(' ')
  return [postcode, city].filter(Boolean).join(' ')
}
