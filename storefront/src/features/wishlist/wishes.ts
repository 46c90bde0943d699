import type { WishesFragment } from '../../graphql/generated/types.ts'
import { createListeners } from '../../lib/listeners.ts'
import { onTabMessage, tellTabs } from '../../lib/tab-messages.ts'

const CHANNEL = 'wishes'

interface Wishes {
  /** The customer whose they are, by their email address. */
  readonly of: string
  /** The ids of the wishes by SKU: a product with other options is another wish. */
  readonly ids: ReadonlyMap<string, readonly string[]>
}

let wishes: Wishes | undefined
const listeners = createListeners(() => onTabMessage(CHANNEL, keep))

/** The customer's wishes; unknown until the shop has said so of this very customer. */
export const wishesOf = (email: string): Wishes['ids'] | undefined => (wishes?.of === email ? wishes.ids : undefined)

export function setWishes(of: string, { items_v2 }: WishesFragment): void {
  const items = (items_v2?.items ?? []).flatMap((item) => (item?.product?.sku ? [{ id: item.id, sku: item.product.sku }] : []))
  const bySku = Map.groupBy(items, ({ sku }) => sku)
  keep({ of, ids: new Map([...bySku].map(([sku, same]) => [sku, same.map(({ id }) => id)])) })
  tellTabs(CHANNEL, wishes)
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
