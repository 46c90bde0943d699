'use client'

import { useEffect } from 'react'
import { queryClient } from '../../graphql/query-client.ts'
import { type CustomerQuery, customerKey, useCustomerQuery } from '../dashboard/use-customer-query.ts'
import { useCustomer } from '../session/use-customer.ts'
import { onWishes } from '../wishlist/wishes.ts'
import { isBeingRead, loadWishlistPage, type WishlistPart } from './load-wishlist-page.ts'

const KEY = ['wishlist']

/** A page of the list, reloaded when the list changes here or in another tab. */
export function useWishlistPage(page: number, hasAttributes: boolean): CustomerQuery<WishlistPart> {
  const email = useCustomer()?.email
  useEffect(() => onWishes(() => void (isBeingRead() || refreshWishlist(email))), [email])
  return useCustomerQuery([...KEY, page], () => loadWishlistPage(page, hasAttributes))
}

export const refreshWishlist = (email: string | null | undefined): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: customerKey(email, KEY) })
