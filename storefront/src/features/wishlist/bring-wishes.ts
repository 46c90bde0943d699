import { StoreError } from '../../graphql/errors.ts'
import { alone } from '../../lib/alone.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { addWish } from './change-wishes.ts'
import { dropGuestsWish, type GuestsWish, readGuestsWishes } from './guests-wishes.ts'
import { reloadWishes } from './load-wishes.ts'
import { tellWish } from './wish-news.ts'
import { wishesOf } from './wishes.ts'

/**
 * What the visitor wished for as a guest goes on the list of the customer that they turned out to be: once, however many tabs
 * remember it, and not where it is there already. What an outage holds back is tried again on the next page.
 */
export function bringWishes(email: string): Promise<void> {
  return alone('bring-wishes', async () => {
    const kept = readGuestsWishes()
    if (kept.length === 0) return
    await reloadWishes(email)
    for (const wish of kept) await bring(email, wish)
  })
}

async function bring(email: string, kept: GuestsWish): Promise<void> {
  const { wish, name } = kept
  try {
    if (!wishesOf(email)) return
    if (!wishesOf(email)?.ids.has(wish.sku)) await addWish(email, wish)
    dropGuestsWish(kept)
    tellWish({ kind: 'added', name })
  } catch (error) {
    logFailure('What was wished for could not be put on the list', error)
    if (!(error instanceof StoreError)) return
    dropGuestsWish(kept)
    tellWish({ kind: 'failed', name })
  }
}
