import { StoreError } from '../../graphql/errors.ts'
import { withLock } from '../../lib/tabs.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { addWish } from './change-wishes.ts'
import { type GuestWish, readGuestWishes, removeGuestWish } from './guest-wishes.ts'
import { reloadWishes } from './load-wishes.ts'
import { reportWish } from './wish-events.ts'
import { wishesOf } from './wishes.ts'

/**
 * Adds the guest's wishes to the customer's list after login: once, even with several tabs, and without duplicates. After an
 * outage, the next page tries again.
 */
export function mergeWishes(email: string): Promise<void> {
  return withLock('merge-wishes', async () => {
    const wishes = readGuestWishes()
    if (wishes.length === 0) return
    await reloadWishes(email)
    for (const wish of wishes) await merge(email, wish)
  })
}

async function merge(email: string, guestWish: GuestWish): Promise<void> {
  const { wish, name } = guestWish
  try {
    if (!wishesOf(email)) return
    if (!wishesOf(email)?.ids.has(wish.sku)) await addWish(email, wish)
    removeGuestWish(guestWish)
    reportWish({ kind: 'added', name })
  } catch (error) {
    logFailure('A guest’s wish could not be added to the wishlist', error)
    if (!(error instanceof StoreError)) return
    removeGuestWish(guestWish)
    reportWish({ kind: 'failed', name })
  }
}
