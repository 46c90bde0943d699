import { removeSession, readSession, writeSession } from '../../lib/session-storage.ts'
import type { Wish } from './wish.ts'

const KEY = 'guestsWishes'
const MOST = 20

export interface GuestsWish {
  readonly wish: Wish
  /** Of the product. */
  readonly name: string
}

/** A guest's wishes, kept in this tab until login. */
export const readGuestsWishes = (): readonly GuestsWish[] => readSession<readonly GuestsWish[]>(KEY) ?? []

/** Keeps one wish for each product, with the last choice. */
export function keepGuestsWish(wish: Wish, name: string): void {
  const others = readGuestsWishes().filter((other) => other.wish.sku !== wish.sku)
  writeSession(KEY, [...others, { wish, name }].slice(-MOST))
}

export function dropGuestsWish({ wish }: GuestsWish): void {
  const others = readGuestsWishes().filter((other) => other.wish.sku !== wish.sku)
  if (others.length > 0) writeSession(KEY, others)
  else removeSession(KEY)
}
