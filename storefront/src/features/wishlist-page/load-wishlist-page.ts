import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import type { WishCardFragment } from '../../graphql/generated/types.ts'
import { WishlistPageOperation } from '../../graphql/generated/wishlist-page.ts'
import { WishlistPageWithAttributesOperation } from '../../graphql/generated/wishlist-page.since-2.4.7.ts'
import { rememberPrices } from '../wishlist/wish-prices.ts'
import { setWishes } from '../wishlist/wishes.ts'

export const WISHES_ON_PAGE = 12

export interface WishlistPart {
  readonly wishes: readonly WishCardFragment[]
  readonly pages: number
}

let isReading = false

/** Whether the current change of the wishes comes from loading this page. */
export const isBeingRead = (): boolean => isReading

/** @throws StoreError, ServerError */
export async function loadWishlistPage(page: number, hasAttributes: boolean): Promise<WishlistPart> {
  const operation = hasAttributes ? WishlistPageWithAttributesOperation : WishlistPageOperation
  // Partial: a wish whose product is gone may fail by itself while the others load.
  const { customer } = await send(operation, { page, size: WISHES_ON_PAGE }, { partial: true })
  const [list] = customer?.wishlists ?? []
  if (!customer?.email || !list) throw new ServerError(operation.name, 'no wishlist came back')
  const wishes = (list.page?.items ?? []).filter((wish) => wish !== null)
  rememberPrices(wishes)
  isReading = true
  setWishes(customer.email, list)
  isReading = false
  return { wishes, pages: list.page?.page_info?.total_pages ?? 1 }
}
