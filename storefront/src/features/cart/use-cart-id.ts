'use client'

import { useSyncExternalStore } from 'react'
import { hasSession } from '../session/session.ts'
import { onCartId, readCartId } from './cart-id.ts'

/** The cart id, following its cookie. `null` until the browser has been asked: pages are rendered without any visitor. */
export function useCartId(): string | undefined | null {
  return useSyncExternalStore<string | undefined | null>(onCartId, readCartId, () => null)
}

/** Whether the visitor may have a cart: a customer has one even before its id is known, and who has not been asked may be one. */
export const mayHaveCart = (cartId: string | undefined | null): boolean => cartId !== undefined || hasSession()
