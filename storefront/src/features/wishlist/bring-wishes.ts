import { StoreError } from '../../graphql/errors.ts'
import { withLock } from '../../lib/tabs.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { addWish } from './change-wishes.ts'
import { dropGuestsWish, type GuestsWish, readGuestsWishes } from './guests-wishes.ts'
import { reloadWishes } from './load-wishes.ts'
import { reportWish } from './wish-events.ts'
import { wishesOf } from './wishes.ts'

/**
 * Adds the guest's wishes to the customer's list after login: once, even with several tabs, and without duplicates. After an
 * outage, the next page tries again.
 */
export function bringWishes(email: string): Promise<void> {
  return withLock('bring-wishes', async () => {
    const wishes = readGuestsWishes()
    if (wishes.length === 0) return
    await reloadWishes(email)
    for (const wish of wishes) await bring(email, wish)
  })
}

async function bring(email: string, guestsWish: GuestsWish): Promise<void> {
  const { wish, name } = guestsWish
  try {
    if (!wishesOf(email)) return
    if (!wishesOf(email)?.ids.has(wish.sku)) await addWish(email, wish)
    dropGuestsWish(guestsWish)
    reportWish({ kind: 'added', name })
  } catch (error) {
    logFailure('A guest’s wish could not be added to the wishlist', error)
    if (!(error instanceof StoreError)) return
    dropGuestsWish(guestsWish)
    reportWish({ kind: 'failed', name })
  }
}
