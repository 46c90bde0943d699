import { serialQueue } from '../../lib/serial-queue.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { customerOf } from '../session/session-machine.ts'
import { getSession, hasSession, refetchCustomer } from '../session/session.ts'
import { addWish, isForCustomersOnly, removeWishes, type Wish } from './change-wishes.ts'
import { saveGuestWish } from './guest-wishes.ts'
import { loadWishes } from './load-wishes.ts'
import { reportWish, type WishEvent } from './wish-events.ts'
import { wishesOf } from './wishes.ts'

const enqueue = serialQueue()

/**
 * Adds a product to the customer's wishlist, or removes it in every choice, and reports the result. A guest's wish is
 * stored until login.
 */
export function toggleWish(wish: Wish, name: string): Promise<void> {
  return enqueue(async () => {
    const kind = await toggle(wish)
    if (kind === 'guest') saveGuestWish(wish, name)
    reportWish({ kind, name })
  })
}

async function toggle(wish: Wish): Promise<WishEvent['kind']> {
  try {
    const customer = customerOf(getSession()) ?? (hasSession() ? await refetchCustomer() : undefined)
    return customer ? await toggleFor(customer.email ?? '', wish) : 'guest'
  } catch (error) {
    if (isForCustomersOnly(error)) return 'guest'
    logFailure('The wishlist could not be changed', error)
    return 'failed'
  }
}

async function toggleFor(email: string, wish: Wish): Promise<WishEvent['kind']> {
  await loadWishes(email)
  const ids = wishesOf(email)?.ids.get(wish.sku)
  if (ids) await removeWishes(email, ids)
  else await addWish(email, wish)
  return ids ? 'removed' : 'added'
}
