'use client'

import { useEffect } from 'react'
import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import type { WishCardFragment } from '../../graphql/generated/types.ts'
import { WishlistPageWithAttributesOperation } from '../../graphql/generated/wishlist-page.since-2.4.7.ts'
import { WishlistPageOperation } from '../../graphql/generated/wishlist-page.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { type CustomerQuery, customerKey, useCustomerQuery } from '../dashboard/use-customer-query.ts'
import { useCustomer } from '../session/use-customer.ts'
import { rememberPrices } from '../wishlist/wish-prices.ts'
import { onWishes, setWishes } from '../wishlist/wishes.ts'

export const WISHES_ON_PAGE = 12

interface WishlistPart {
  readonly wishes: readonly WishCardFragment[]
  readonly pages: number
}

const KEY = ['wishlist']

/** A page of the list, reloaded when the list changes here or in another tab. */
export function useWishlistPage(page: number, hasAttributes: boolean): CustomerQuery<WishlistPart> {
  const email = useCustomer()?.email
  useEffect(() => onWishes(() => void (isLoading || refreshWishlist(email))), [email])
  return useCustomerQuery([...KEY, page], () => loadWishlistPage(page, hasAttributes))
}

export const refreshWishlist = (email: string | null | undefined): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: customerKey(email, KEY) })

/** Whether the current change of the wishes comes from loading a page. */
let isLoading = false

/** @throws StoreError, ServerError */
async function loadWishlistPage(page: number, hasAttributes: boolean): Promise<WishlistPart> {
  const operation = hasAttributes ? WishlistPageWithAttributesOperation : WishlistPageOperation
  // Partial: a wish whose product is gone may fail while the others load.
  const { customer } = await send(operation, { page, size: WISHES_ON_PAGE })
  const [list] = customer?.wishlists ?? []
  if (!customer?.email || !list) throw new ServerError(operation.name, 'the answer has no wishlist')
  const wishes = (list.page?.items ?? []).filter((wish) => wish !== null)
  rememberPrices(wishes)
  isLoading = true
  setWishes(customer.email, list)
  isLoading = false
  return { wishes, pages: list.page?.page_info?.total_pages ?? 1 }
}
