import { forgetAllButDrafts } from '../../lib/form-draft.ts'
import { forgetCartCount } from '../cart/cart-count.ts'
import { readCartId, removeCartId } from '../cart/cart-id.ts'
import { readCompareListUid, removeCompareListUid } from '../compare/compare-list-uid.ts'
import { hasSession } from '../session/session.ts'
import { forgetWishes } from '../wishlist/wishes.ts'

/** What a customer has in this browser; what another tab has begun since is a guest's, and stays. */
interface CustomersThings {
  readonly cartId: string | undefined
  readonly listUid: string | undefined
}

export const NOTHING: CustomersThings = { cartId: undefined, listUid: undefined }

/**
 * What the browser holds, while the customer's session lasts; once it is over, what was known before. The cookies are looked at
 * first: a guest's cart of another tab comes after the session's end.
 */
export function readThings(known = NOTHING): CustomersThings {
  const things = { cartId: readCartId(), listUid: readCompareListUid() }
  return hasSession() ? things : known
}

/** Nothing of a customer stays behind in this tab and its browser but what they were typing; a logout ends that, too. */
export async function putAway({ cartId, listUid }: CustomersThings): Promise<void> {
  if (cartId !== undefined && readCartId() === cartId) removeCartId()
  if (listUid !== undefined && readCompareListUid() === listUid) removeCompareListUid()
  await forgetWhatWasSeen()
}

/** What the tab itself remembers of a customer. */
export async function forgetWhatWasSeen(): Promise<void> {
  forgetCartCount()
  forgetWishes()
  forgetAllButDrafts()
  // Where it cannot be loaded it never was, and keeps nothing.
  const cache = await import('../../graphql/query-client.ts').catch(() => undefined)
  cache?.queryClient.clear()
}
