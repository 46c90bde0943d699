'use client'

import { useSyncExternalStore } from 'react'
import { hasSession } from '../session/session.ts'
import { onCartId, readCartId } from './cart-id.ts'

/** The cart id from its cookie. `null` before hydration: pages are rendered without a visitor. */
export function useCartId(): string | undefined | null {
  return useSyncExternalStore<string | undefined | null>(onCartId, readCartId, () => null)
}

/** Whether the visitor may have a cart: before hydration, and as a customer even before the id is known. */
export const mayHaveCart = (cartId: string | undefined | null): boolean => cartId !== undefined || hasSession()
