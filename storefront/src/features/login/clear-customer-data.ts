import { dismissToasts } from '../../ui/toast.ts'
import { forgetCartCount } from '../cart/cart-count.ts'
import { readCartId, removeCartId } from '../cart/cart-id.ts'
import { readCompareListUid, removeCompareListUid } from '../compare/compare-list-uid.ts'
import { forgetAllButDrafts } from '../session/form-draft.ts'
import { hasSession } from '../session/session.ts'
import { forgetWishes } from '../wishlist/wishes.ts'

/** A customer's cart and compare list in this browser. Those that another tab starts later are a guest's and stay. */
interface CustomerData {
  readonly cartId: string | undefined
  readonly listUid: string | undefined
}

export const NO_DATA: CustomerData = { cartId: undefined, listUid: undefined }

/**
 * Reads the cookies while the session lasts, and returns `known` once it is over. The ids are read before the session: another tab creates
 * a guest's cart only after the session's end.
 */
export function readCustomerData(known = NO_DATA): CustomerData {
  const current = { cartId: readCartId(), listUid: readCompareListUid() }
  return hasSession() ? current : known
}

/** Clears a customer's data in this tab and its browser, except for form drafts, which only a logout clears. */
export async function clearCustomerData({ cartId, listUid }: CustomerData): Promise<void> {
  if (cartId !== undefined && readCartId() === cartId) removeCartId()
  if (listUid !== undefined && readCompareListUid() === listUid) removeCompareListUid()
  await clearCustomerState()
}

/** Clears the customer's data in this tab's memory. */
export async function clearCustomerState(): Promise<void> {
  forgetCartCount()
  forgetWishes()
  dismissToasts()
  forgetAllButDrafts()
  // If it cannot be loaded now it has never been loaded, and its cache is empty.
  const cache = await import('../../graphql/query-client.ts').catch(() => undefined)
  cache?.queryClient.clear()
}

/** Tells the other tabs that the customer has logged out, so that they clear their form drafts. */
export const LOGOUT = 'logout'
