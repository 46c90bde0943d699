import { forgetSession, readSession, writeSession } from '../../lib/session-store.ts'
import type { Wish } from './wish.ts'

const KEY = 'guestsWishes'
const MOST = 20

export interface GuestsWish {
  readonly wish: Wish
  /** Of the product. */
  readonly name: string
}

/** What a guest has wished for in this tab, for as long as nobody has logged in with it. */
export const readGuestsWishes = (): readonly GuestsWish[] => readSession<readonly GuestsWish[]>(KEY) ?? []

/** A product once, as it was chosen last. */
export function keepGuestsWish(wish: Wish, name: string): void {
  const others = readGuestsWishes().filter((kept) => kept.wish.sku !== wish.sku)
  writeSession(KEY, [...others, { wish, name }].slice(-MOST))
}

export function dropGuestsWish({ wish }: GuestsWish): void {
  const others = readGuestsWishes().filter((kept) => kept.wish.sku !== wish.sku)
  if (others.length > 0) writeSession(KEY, others)
  else forgetSession(KEY)
}
