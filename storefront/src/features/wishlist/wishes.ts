import type { WishesFragment } from '../../graphql/generated/types.ts'
import { createStore } from '../../lib/visitor-store.ts'

interface Wishes {
  /** The customer's email address. */
  readonly of: string
  readonly listId: string
  /** Of the whole list; `ids` may be incomplete. */
  readonly count: number
  /** The ids of the wishes by SKU: a product with other options is another wish. */
  readonly ids: ReadonlyMap<string, readonly string[]>
}

const store = createStore<Wishes | undefined>(() => undefined, 'wishes')

/** The wishes of this customer; undefined until they have loaded. */
export function wishesOf(email: string): Wishes | undefined {
  const wishes = store.get()
  return wishes?.of === email ? wishes : undefined
}

export function setWishes(of: string, { id, items_count, items_v2 }: WishesFragment): void {
  const items = (items_v2?.items ?? []).flatMap((item) => (item ? [{ id: item.id, sku: item.product?.sku ?? '' }] : []))
  const bySku = Map.groupBy(items, ({ sku }) => sku)
  const ids = new Map([...bySku].map(([sku, same]) => [sku, same.map((item) => item.id)]))
  const wishes = { of, listId: id ?? '', count: items_count ?? items.length, ids }
  const before = store.get()
  if (!before || textOf(before) !== textOf(wishes)) store.share(wishes)
}

/** For a logout: other visitors must not see the customer's wishes. */
export const forgetWishes = (): void => store.set(undefined)

/** Subscribes to changes, also those of other tabs. */
export const onWishes = store.subscribe

const textOf = ({ ids, ...rest }: Wishes): string => JSON.stringify([rest, [...ids]])
