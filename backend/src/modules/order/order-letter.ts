import type { Store } from '../../graphql/context.ts'
import { decodeEntities } from '../../services/mail/decode-entities.ts'
import type { Letter, LetterBlock } from '../../services/mail/letter.ts'
import { countryName } from '../directory/countries.ts'
import type { ItemOption } from './order-item-parts.repository.ts'
import { orderMailMessages } from './order-messages.ts'
import type { OrderAddressRow, OrderItemRow } from './order-parts.repository.ts'
import type { OrderRow } from './order.repository.ts'

/** The data of the mails about an order. */
export interface WholeOrder {
  readonly order: OrderRow
  readonly items: readonly OrderItemRow[]
  readonly options: ReadonlyMap<number, readonly ItemOption[]>
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
  const address = (type: OrderAddressRow['type'], heading: string): LetterBlock[] =>
    addresses.filter((candidate) => candidate.type === type).flatMap((found) => [{ heading }, { lines: addressLines(found, store.locale) }])
  const waiting = order.state === 'pending_payment' ? [messages.waiting, { link: links.payment, label: messages.pay }] : []
  return {
    subject: messages.placed(order.number, store.groupName),
    blocks: [
      messages.thanks(order.firstname),
      ...contents(whole, store),
      ...address('shipping', messages.delivery),
      ...address('billing', messages.billing),
      { heading: messages.payment },
      { lines: [order.paymentTitle, ...instructions.split('\n').filter(Boolean)] },
      ...waiting,
      messages.withdrawal,
      { link: links.withdrawal, label: messages.withdraw },
      { link: links.order, label: messages.look },
    ],
  }
}

export function contents({ order, items, options }: Pick<WholeOrder, 'order' | 'items' | 'options'>, store: Store): LetterBlock[] {
  const messages = orderMailMessages(store.locale)
  const isIncluded = order.isTaxIncluded === 1
  const price = new Intl.NumberFormat(store.locale.replace('_', '-'), { style: 'currency', currency: order.currency })
  const amount = (minor: number) => price.format(minor / 100)
  const described = ({ id, name, sku }: OrderItemRow) =>
    [name, ...(options.get(id) ?? []).map(({ label, value }) => `${label}: ${value}`), sku].map(decodeEntities).join(', ')
  const total = [messages.total, amount(order.grandTotal)]
  const tax = order.tax > 0 ? [[isIncluded ? messages.includedTax(order.taxTitle) : messages.tax(order.taxTitle), amount(order.tax)]] : []
  return [
    { heading: messages.items },
    { rows: items.map((item) => [described(item), `× ${item.quantity}`, amount(isIncluded ? item.rowTotal : item.rowTotalWithoutTax)]) },
    {
      rows: [
        [messages.subtotal, amount(isIncluded ? order.subtotal : order.subtotalWithoutTax)],
        ...(order.discount > 0 ? [[`${messages.discount} ${order.couponCode ?? ''}`.trim(), amount(-order.discount)]] : []),
        ...shippingRows(order, messages.shipping, amount),
        // An included tax is listed below the total, an added one above it.
        ...(isIncluded ? [total, ...tax] : [...tax, total]),
      ],
    },
  ]
}

function shippingRows({ shippingDescription, shipping, shippingTax, isTaxIncluded }: OrderRow, label: string, amount: (minor: number) => string) {
  if (shippingDescription === null) return []
  return [[`${label}: ${shippingDescription}`, amount(isTaxIncluded === 1 ? shipping : shipping - shippingTax)]]
}

function addressLines(address: OrderAddressRow, locale: string): string[] {
  const { prefix, firstname, middlename, lastname, suffix, company, vatId, street, telephone } = address
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')
  const lines = [
    joined(prefix, firstname, middlename, lastname, suffix), company, vatId, ...street.split('\n'), cityLine(address),
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
