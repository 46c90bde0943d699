import { askBackend, tokenOf } from './ask-backend.ts'
import type { Customer } from './shop-api.ts'

export interface WishedItem {
  readonly sku: string
  readonly quantity?: number
  readonly selected_options?: readonly string[]
}

interface Kept {
  readonly id: string
  readonly description: string | null
  readonly quantity: number
  readonly product: { readonly sku: string }
  readonly configured_variant?: { readonly sku: string } | null
}

const LIST = 'items_v2(pageSize: 100) { items { id quantity description product { sku } ... on ConfigurableWishlistItem { configured_variant { sku } } } }'

/** Adds to the wishlist on another device. */
export async function wish(customer: Customer, ...items: readonly WishedItem[]): Promise<void> {
  const mutation = `mutation ($items: [WishlistItemInput!]!) {
    addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { message } }
  }`
  const variables = { items: items.map((item) => ({ quantity: 1, ...item })) }
  const { addProductsToWishlist } = await askBackend<{ addProductsToWishlist: { user_errors: { message: string }[] } }>(
    mutation, variables, await tokenOf(customer),
  )
  const [error] = addProductsToWishlist.user_errors
  if (error) throw new Error(error.message)
}

async function keptBy(customer: Customer): Promise<readonly Kept[]> {
  const { customer: found } = await askBackend<{ customer: { wishlists: { items_v2: { items: Kept[] } }[] } }>(
    `{ customer { wishlists { ${LIST} } } }`, {}, await tokenOf(customer),
  )
  return found.wishlists[0]!.items_v2.items
}

/** The backend's wishlist as short texts: `HAL-KRY-SPR-M × 2`. */
export const wishesOf = async (customer: Customer): Promise<string[]> =>
  (await keptBy(customer)).map(({ product, configured_variant, quantity }) => `${configured_variant?.sku ?? product.sku} × ${quantity}`)

/** Sets the description of a wishlist item elsewhere, such as in Magento's own frontend. */
export async function writeNote(customer: Customer, sku: string, description: string): Promise<void> {
  const wished = (await keptBy(customer)).filter(({ product }) => product.sku === sku)
  const items = wished.map(({ id, quantity }) => ({ wishlist_item_id: id, quantity, description }))
  const mutation = `mutation ($items: [WishlistItemUpdateInput!]!) {
    updateProductsInWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { message } }
  }`
  await askBackend(mutation, { items }, await tokenOf(customer))
}

export const notesOf = async (customer: Customer): Promise<(string | null)[]> => (await keptBy(customer)).map(({ description }) => description)

/** Removes from the wishlist on another device. */
export async function unwish(customer: Customer, sku: string): Promise<void> {
  const ids = (await keptBy(customer)).filter(({ product }) => product.sku === sku).map(({ id }) => id)
  const mutation = 'mutation ($ids: [ID!]!) { removeProductsFromWishlist(wishlistId: "0", wishlistItemsIds: $ids) { user_errors { message } } }'
  await askBackend(mutation, { ids }, await tokenOf(customer))
}

/** The customer's cart in the backend. */
export async function cartOf(customer: Customer): Promise<string[]> {
  const item = 'quantity product { sku } ... on ConfigurableCartItem { configured_variant { sku } }'
  const { customerCart } = await askBackend<{ customerCart: { items: Omit<Kept, 'id' | 'description'>[] } }>(
    `{ customerCart { items { ${item} } } }`, {}, await tokenOf(customer),
  )
  return customerCart.items.map(({ product, configured_variant, quantity }) => `${configured_variant?.sku ?? product.sku} × ${quantity}`)
}
