import { serialQueue } from '../../lib/serial-queue.ts'
import { addWish, removeWishes, type Wish } from './change-wishes.ts'
import { saveGuestWish } from './guest-wishes.ts'
import { loadWishes } from './load-wishes.ts'
import { reportWish } from './wish-events.ts'
import { wishesOf } from './wishes.ts'
import { withCustomer } from './with-customer.ts'

const enqueue = serialQueue()

/**
 * Adds a product to the customer's wishlist, or removes it in every choice, and reports the result. A guest's wish is
 * stored until login.
 */
export function toggleWish(wish: Wish, name: string): Promise<void> {
  return enqueue(async () => {
    let failure: unknown
    const kind = await withCustomer((email) => toggleFor(email, wish), (error) => void (failure = error))
    if (kind === 'guest') saveGuestWish(wish, name)
    reportWish({ kind, name, failure })
  })
}

async function toggleFor(email: string, wish: Wish): Promise<'added' | 'removed'> {
  await loadWishes(email)
  const ids = wishesOf(email)?.ids.get(wish.sku)
  if (ids) await removeWishes(email, ids)
  else await addWish(email, wish)
  return ids ? 'removed' : 'added'
}
