'use client'

import { useSyncExternalStore } from 'react'
import { onCartId, readCartId } from './cart-id.ts'

/** The cart id, following its cookie. `null` until the browser has been asked: pages are rendered without any visitor. */
export function useCartId(): string | undefined | null {
  return useSyncExternalStore<string | undefined | null>(onCartId, readCartId, () => null)
}
