import type { Context, Store } from '../../graphql/context.ts'
import type { LetterBlock } from '../../services/mail/letter.ts'
import { dayInStore } from './day-in-store.ts'
import type { OrderComment } from './order-parts.repository.ts'
import { orderMessages } from './order-messages.ts'
import type { OrderRow } from './order.repository.ts'
import { filesOfOrder } from './purchased-link.repository.ts'

type Desk = Pick<Context, 'database' | 'publicUrl' | 'shopUrl' | 'now'>

/** Magento's path of a bought file. */
export const DOWNLOAD = '/downloadable/download/link/id/'
/** The page on which a guest gets new links. */
export const RENEWAL = '/downloadable/renewal'

export const downloadAddress = (publicUrl: string, hash: string): string => `${publicUrl}${DOWNLOAD}${hash}/`

const renewalAddress = (publicUrl: string, { number }: OrderRow): string => `${publicUrl}${RENEWAL}?${new URLSearchParams({ order: number })}`

/** For a mail: the order's files, until when their links work, and where they are to be found afterwards. A single file is a button. */
export function fileBlocks(desk: Desk, order: OrderRow, store: Store): LetterBlock[] {
  const files = filesOfOrder(desk.database, order.id, desk.now)
  const [first] = files
  if (!first) return []
  const messages = orderMessages(store.locale).files
  const links = files.map(({ product, title, hash }) => {
    const name = nameOf(product, title)
    return { link: downloadAddress(desk.publicUrl, hash), label: files.length === 1 ? messages.download(name) : name, isQuiet: files.length > 1 }
  })
  return [{ heading: messages.title }, ...links, ...laterBlocks(desk, order, store, first.validUntil)]
}

function laterBlocks(desk: Desk, order: OrderRow, store: Store, validUntil: string | null): LetterBlock[] {
  const messages = orderMessages(store.locale).files
  if (order.customerId !== null) return [messages.inAccount]
  const until = validUntil === null ? [] : [`${messages.until(dayInStore(desk, validUntil, store))} ${messages.later}`]
  return [...until, { link: renewalAddress(desk.publicUrl, order), label: messages.renew, isQuiet: true }]
}

/** What a guest's order says of its files: GraphQL lists them for customers only. */
export function fileComment(desk: Desk, order: OrderRow, store: Store): OrderComment[] {
  const files = order.customerId === null ? filesOfOrder(desk.database, order.id, desk.now) : []
  const [first] = files
  if (!first) return []
  const messages = orderMessages(store.locale).files
  const renewal = `${messages.renew}: ${renewalAddress(desk.publicUrl, order)}`
  const links = files.map(({ product, title, hash }) => `${nameOf(product, title)}: ${downloadAddress(desk.publicUrl, hash)}`)
  const lines = files.every(({ isValid }) => isValid === 1)
    ? [messages.title, ...links, ...(first.validUntil === null ? [] : [messages.until(dayInStore(desk, first.validUntil, store))]), renewal]
    : [messages.expired, renewal]
  return [{ orderId: order.id, message: lines.join('\n'), createdAt: order.statusChangedAt }]
}

const nameOf = (product: string, title: string): string => (product === title ? title : `${product}, ${title}`)
