import type { WishesFragment } from '../../graphql/generated/types.ts'
import { createListeners } from '../../lib/listeners.ts'
import { onTabMessage, tellTabs } from '../../lib/tabs.ts'

const CHANNEL = 'wishes'

interface Wishes {
  /** The customer whose they are, by their email address. */
  readonly of: string
  readonly listId: string
  /** Of the whole list, which may be longer than what is known of it. */
  readonly count: number
  /** The ids of the wishes by SKU: a product with other options is another wish. */
  readonly ids: ReadonlyMap<string, readonly string[]>
}

let wishes: Wishes | undefined
const listeners = createListeners(() => onTabMessage(CHANNEL, keep))

/** The customer's wishes; unknown until the shop has said so of this very customer. */
export const wishesOf = (email: string): Wishes | undefined => (wishes?.of === email ? wishes : undefined)

export function setWishes(of: string, { id, items_count, items_v2 }: WishesFragment): void {
  const items = (items_v2?.items ?? []).flatMap((item) => (item ? [{ id: item.id, sku: item.product?.sku ?? '' }] : []))
  const bySku = Map.groupBy(items, ({ sku }) => sku)
  const ids = new Map([...bySku].map(([sku, same]) => [sku, same.map((item) => item.id)]))
  const told = { of, listId: id ?? '', count: items_count ?? items.length, ids }
  if (wishes && textOf(wishes) === textOf(told)) return
  keep(told)
  tellTabs(CHANNEL, told)
}

/** What a customer wishes for is nobody else's to see. */
export function forgetWishes(): void {
  wishes = undefined
  listeners.tell()
}

/** Follows the wishes, what other tabs make of them included. */
export const onWishes = listeners.add

function keep(value: Wishes): void {
  wishes = value
  listeners.tell()
}

const textOf = ({ ids, ...rest }: Wishes): string => JSON.stringify([rest, [...ids]])
