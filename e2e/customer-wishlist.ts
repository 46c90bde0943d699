import { queryBackend, tokenOf } from './query-backend.ts'
import type { Customer } from './shop-api.ts'

export interface WishlistItem {
  readonly sku: string
  readonly quantity?: number
  readonly selected_options?: readonly string[]
}

interface StoredItem {
  readonly id: string
  readonly description: string | null
  readonly quantity: number
  readonly product: { readonly sku: string }
  readonly configured_variant?: { readonly sku: string } | null
}

const LIST = 'items_v2(pageSize: 100) { items { id quantity description product { sku } ... on ConfigurableWishlistItem { configured_variant { sku } } } }'

/** Adds to the wishlist on another device. */
export async function addToWishlist(customer: Customer, ...items: readonly WishlistItem[]): Promise<void> {
  const mutation = `mutation ($items: [WishlistItemInput!]!) {
    addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { message } }
  }`
  const variables = { items: items.map((item) => ({ quantity: 1, ...item })) }
  const { addProductsToWishlist } = await queryBackend<{ addProductsToWishlist: { user_errors: { message: string }[] } }>(
    mutation, variables, await tokenOf(customer),
  )
  const [error] = addProductsToWishlist.user_errors
  if (error) throw new Error(error.message)
}

async function itemsOf(customer: Customer): Promise<readonly StoredItem[]> {
  const { customer: found } = await queryBackend<{ customer: { wishlists: { items_v2: { items: StoredItem[] } }[] } }>(
    `{ customer { wishlists { ${LIST} } } }`, {}, await tokenOf(customer),
  )
  return found.wishlists[0]!.items_v2.items
}

/** The backend's wishlist as short texts: `HAL-KRY-SPR-M × 2`. */
export const wishlistOf = async (customer: Customer): Promise<string[]> =>
  (await itemsOf(customer)).map(({ product, configured_variant, quantity }) => `${configured_variant?.sku ?? product.sku} × ${quantity}`)

/** Sets the description of a wishlist item elsewhere, such as in Magento's own frontend. */
export async function writeNote(customer: Customer, sku: string, description: string): Promise<void> {
  const matching = (await itemsOf(customer)).filter(({ product }) => product.sku === sku)
  const items = matching.map(({ id, quantity }) => ({ wishlist_item_id: id, quantity, description }))
  const mutation = `mutation ($items: [WishlistItemUpdateInput!]!) {
    updateProductsInWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { message } }
  }`
  await queryBackend(mutation, { items }, await tokenOf(customer))
}

export const notesOf = async (customer: Customer): Promise<(string | null)[]> => (await itemsOf(customer)).map(({ description }) => description)

/** Removes from the wishlist on another device. */
export async function removeFromWishlist(customer: Customer, sku: string): Promise<void> {
  const ids = (await itemsOf(customer)).filter(({ product }) => product.sku === sku).map(({ id }) => id)
  const mutation = 'mutation ($ids: [ID!]!) { removeProductsFromWishlist(wishlistId: "0", wishlistItemsIds: $ids) { user_errors { message } } }'
  await queryBackend(mutation, { ids }, await tokenOf(customer))
}

/** The customer's cart in the backend. */
export async function cartOf(customer: Customer): Promise<string[]> {
  const item = 'quantity product { sku } ... on ConfigurableCartItem { configured_variant { sku } }'
  const { customerCart } = await queryBackend<{ customerCart: { items: Omit<StoredItem, 'id' | 'description'>[] } }>(
    `{ customerCart { items { ${item} } } }`, {}, await tokenOf(customer),
  )
  return customerCart.items.map(({ product, configured_variant, quantity }) => `${configured_variant?.sku ?? product.sku} × ${quantity}`)
}
