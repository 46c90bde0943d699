import { removeSession, readSession, writeSession } from '../../lib/session-storage.ts'
import type { Wish } from './change-wishes.ts'

const KEY = 'guestsWishes'
const MAX_WISHES = 20

export interface GuestWish {
  readonly wish: Wish
  /** Of the product. */
  readonly name: string
}

/** A guest's wishes, stored in this tab until login. */
export const readGuestWishes = (): readonly GuestWish[] => readSession<readonly GuestWish[]>(KEY) ?? []

/** Stores one wish for each product, with the last choice. */
export function saveGuestWish(wish: Wish, name: string): void {
  const others = readGuestWishes().filter((other) => other.wish.sku !== wish.sku)
  writeSession(KEY, [...others, { wish, name }].slice(-MAX_WISHES))
}

export function removeGuestWish({ wish }: GuestWish): void {
  const others = readGuestWishes().filter((other) => other.wish.sku !== wish.sku)
  if (others.length > 0) writeSession(KEY, others)
  else removeSession(KEY)
}
