import { forgetAllOfSession } from '../../lib/session-store.ts'
import { forgetCartCount } from '../cart/cart-count.ts'
import { readCartId, removeCartId } from '../cart/cart-id.ts'
import { readCompareListUid, removeCompareListUid } from '../compare/compare-list-uid.ts'
import { forgetWishes } from '../wishlist/wishes.ts'

/** What a customer has in this browser; what another tab has begun since is a guest's, and stays. */
export interface CustomersThings {
  readonly cartId: string | undefined
  readonly listUid: string | undefined
}

export const readThings = (): CustomersThings => ({ cartId: readCartId(), listUid: readCompareListUid() })

/** Nothing of a customer stays behind in this tab and its browser. */
export async function putAway({ cartId, listUid }: CustomersThings): Promise<void> {
  if (cartId !== undefined && readCartId() === cartId) removeCartId()
  if (listUid !== undefined && readCompareListUid() === listUid) removeCompareListUid()
  await forgetWhatWasSeen()
}

/** What the tab itself remembers of a customer. */
export async function forgetWhatWasSeen(): Promise<void> {
  forgetCartCount()
  forgetWishes()
  forgetAllOfSession()
  // Where it cannot be loaded it never was, and keeps nothing.
  const cache = await import('../../graphql/query-client.ts').catch(() => undefined)
  cache?.queryClient.clear()
}
