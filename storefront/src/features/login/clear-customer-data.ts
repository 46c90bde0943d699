import { clearDevice } from '../../lib/clear-device.ts'
import { dismissToasts } from '../../ui/toast.ts'
import { forgetCartCount } from '../cart/cart-count.ts'
import { readCartId, removeCartId } from '../cart/cart-id.ts'
import { readCompareListUid, removeCompareListUid } from '../compare/compare-list-uid.ts'
import { parkSession } from '../session/form-draft.ts'
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

/**
 * Clears a customer's data in this tab and its browser (decision 0105). What was entered in this tab is parked for the customer's next
 * login, and only a logout clears it.
 */
export async function clearCustomerData({ cartId, listUid }: CustomerData): Promise<void> {
  if (cartId !== undefined && readCartId() === cartId) removeCartId()
  if (listUid !== undefined && readCompareListUid() === listUid) removeCompareListUid()
  await clearCustomerState()
}

/** Clears the customer's data that does not depend on cookies. */
export async function clearCustomerState(): Promise<void> {
  forgetCartCount()
  forgetWishes()
  dismissToasts()
  parkSession()
  clearDevice(false)
  // If it cannot be loaded now it has never been loaded, and its cache is empty.
  const cache = await import('../../graphql/query-client.ts').catch(() => undefined)
  cache?.queryClient.clear()
}

/** For a login in another tab: asks for the guest's cart as the customer. The backend refuses it unless it has been merged, and it is. */
export async function recheckCart(): Promise<void> {
  forgetCartCount()
  const cartId = readCartId()
  const [{ loadCartCount }, { queryClient }] = await Promise.all([import('../cart/load-cart.ts'), import('../../graphql/query-client.ts')])
  void queryClient.invalidateQueries({ queryKey: ['cart'] })
  if (cartId) await loadCartCount(cartId)
}

/** Tells the other tabs that the customer has logged out, so that they clear their form drafts. */
export const LOGOUT = 'logout'
