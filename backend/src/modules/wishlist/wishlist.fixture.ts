import { as, openShopOfAllKinds, type TestShop } from '../cart/cart.fixture.ts'
import { addCustomer, type TestCustomer } from '../customer/customer.fixture.ts'

export interface WishlistShop {
  readonly shop: TestShop
  readonly guest: TestShop
  readonly anna: TestShop
  readonly ewa: TestShop
  readonly customer: TestCustomer
}

/** A shop with every kind of product, two customers and a guest. */
export function openWishlistShop(): WishlistShop {
  const shop = openShopOfAllKinds()
  const { database } = shop.backend
  const customer = addCustomer(database)
  return { shop, guest: shop, customer, anna: as(customer, shop), ewa: as(addCustomer(database, 'ewa@example.com'), shop) }
}

const LIST = 'id items_count items_v2 { items { __typename id quantity description product { sku } } }'
const ERRORS = 'user_errors { code message }'

export const addWishes = async (shop: TestShop, ...items: object[]) => {
  const mutation = `mutation ($items: [WishlistItemInput!]!) {
    addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { ${ERRORS} wishlist { ${LIST} } }
  }`
  return (await shop.ask(mutation, { items })).data.addProductsToWishlist
}

export const updateWishes = async (shop: TestShop, ...items: object[]) => {
  const mutation = `mutation ($items: [WishlistItemUpdateInput!]!) {
    updateProductsInWishlist(wishlistId: "0", wishlistItems: $items) { ${ERRORS} wishlist { ${LIST} } }
  }`
  return (await shop.ask(mutation, { items })).data.updateProductsInWishlist
}

export const removeWishes = async (shop: TestShop, ...ids: string[]) => {
  const mutation = `mutation ($ids: [ID!]!) {
    removeProductsFromWishlist(wishlistId: "0", wishlistItemsIds: $ids) { ${ERRORS} wishlist { ${LIST} } }
  }`
  return (await shop.ask(mutation, { ids })).data.removeProductsFromWishlist
}

export const wishesOf = async (shop: TestShop) =>
  (await shop.ask(`{ customer { wishlists { ${LIST} } } }`)).data.customer.wishlists[0]

/** The items of a list in short: `['tee', 2]`. */
export const contents = (list: { items_v2: { items: { product: { sku: string }; quantity: number }[] } }) =>
  list.items_v2.items.map(({ product, quantity }) => [product.sku, quantity])
