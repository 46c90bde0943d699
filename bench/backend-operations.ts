import { CartOperation } from '../storefront/src/graphql/generated/cart.ts'
import { ListingOperation } from '../storefront/src/graphql/generated/listing.ts'
import { GetMenuItemsOperation } from '../storefront/src/graphql/generated/menu.ts'
import { ResolvePathOperation } from '../storefront/src/graphql/generated/resolve-path.ts'
import { bodyOf, guestCart, pathsOf } from './graphql.ts'

interface BackendOperation {
  readonly name: string
  /** JSON, as it is posted. */
  readonly body: string
}

/** The operations that carry a shop's day, with what the sample shop has for their variables. */
export async function backendOperations(backendUrl: string): Promise<BackendOperation[]> {
  const cartId = await guestCart(backendUrl)
  return [
    { name: 'menu', body: bodyOf(GetMenuItemsOperation, { categoryUid: 'Mg==' }) },
    { name: 'listing, 12 products with filters', body: bodyOf(ListingOperation, { filter: {}, pageSize: 12, currentPage: 1 }) },
    { name: 'product page', body: bodyOf(ResolvePathOperation, pathsOf('giewont-grid-fleece')) },
    { name: 'cart', body: bodyOf(CartOperation, { cartId }) },
  ]
}
