import type { Store } from '../../graphql/context.ts'
import type { Letter, LetterBlock, LetterColumn } from '../../services/mail/letter.ts'
import { countryName } from '../directory/countries.ts'
import { amountIn, writtenPhone } from './order-amounts.ts'
import { contents, type OrderContents } from './order-contents.ts'
import { type OrderMailMessages, orderMailMessages } from './order-messages.ts'
import type { OrderAddressRow } from './order-parts.repository.ts'

/** The data of the confirmation. */
export interface WholeOrder extends OrderContents {
  readonly addresses: readonly OrderAddressRow[]
  /** Payment instructions for a method outside the shop, with `{{number}}` and `{{amount}}`. */
  readonly instructions: string
  /** How long the delivery takes; empty if the shop does not say. */
  readonly deliveryTime: string
  /** Who sells, in lines; empty if the shop does not say. */
  readonly seller: readonly string[]
}

export interface Links {
  readonly payment: string
  readonly withdrawal: string
  /** The order's page. */
  readonly order: string
  /** The picture of a code for banking apps, of a transfer. */
  readonly transferCode: string | undefined
  /** The terms of sale, with the model withdrawal form. */
  readonly terms: string | undefined
}

/** The order confirmation. It is the confirmation of the contract, too, so it says who sells and on what terms. */
export function orderLetter(whole: WholeOrder, store: Store, links: Links): Letter {
  const messages = orderMailMessages(store.locale)
  const { order, addresses, deliveryTime, seller } = whole
  const isVirtual = order.isVirtual === 1
  const address = (type: OrderAddressRow['type'], heading: string): LetterColumn[] =>
    addresses.filter((candidate) => candidate.type === type).map((found) => ({ heading, lines: addressLines(found, store.locale, messages) }))
  const waiting = order.state === 'pending_payment' ? [messages.waiting, { link: links.payment, label: messages.pay }] : []
  return {
    subject: messages.placed(order.number, store.groupName),
    title: messages.thanks(order.firstname),
    blocks: [
      ...(waiting.length > 0 ? waiting : [isVirtual ? messages.nextVirtual : messages.next]),
      { link: links.order, label: messages.look, isQuiet: waiting.length > 0 },
      ...contents(whole, store),
      { columns: [...address('shipping', messages.delivery), ...address('billing', messages.billing)] },
      ...(deliveryTime === '' || isVirtual ? [] : [{ heading: messages.deliveryTime }, deliveryTime]),
      ...paymentBlocks(whole, store, links),
      { heading: messages.withdrawalTitle },
      isVirtual ? messages.withdrawalVirtual : messages.withdrawal,
      { link: links.withdrawal, label: messages.withdraw, isQuiet: true },
      ...(links.terms === undefined ? [] : [
        { link: `${links.terms}#model-form`, label: messages.modelForm, isQuiet: true },
        { link: links.terms, label: messages.terms, isQuiet: true },
      ]),
      ...(seller.length === 0 ? [] : [{ heading: messages.seller }, { lines: seller }]),
    ],
  }
}

function paymentBlocks({ order, instructions }: WholeOrder, store: Store, { transferCode }: Links): LetterBlock[] {
  const messages = orderMailMessages(store.locale)
  const amount = amountIn(order.currency, store.locale)(order.grandTotal)
  const written = instructions.replaceAll('{{number}}', order.number).replaceAll('{{amount}}', amount)
  return [
    { heading: messages.payment },
    { lines: [order.paymentTitle, ...written.split('\n').filter(Boolean)] },
    ...(transferCode === undefined ? [] : [messages.scan, { image: transferCode, alt: messages.transferCode, side: 168 }]),
  ]
}

const NONE = '-'

/** The street's lines are street and house number, which belong together. What is not sent has a person's name alone. */
function addressLines(address: OrderAddressRow, locale: string, messages: OrderMailMessages): string[] {
  const { prefix, firstname, middlename, lastname, suffix, company, vatId, street, telephone } = address
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')
  const name = joined(prefix, firstname, middlename, lastname, suffix)
  if (address.city === NONE && street === NONE) return [name]
  const lines = [
    name, company, vatId && messages.vat(vatId), joined(...street.split('\n')), cityLine(address),
    countryName(address.countryCode, locale), telephone && writtenPhone(telephone),
  ]
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[]
}

/** In North America with the region; elsewhere the postcode comes first. */
function cityLine({ countryCode, city, region, postcode }: OrderAddressRow): string {
  const isAmerican = countryCode === 'US' || countryCode === 'CA'
  if (isAmerican) return [[city, region].filter(Boolean).join(', '), postcode].filter(Boolean).join(' ')
  return [postcode, city].filter(Boolean).join(' ')
}
