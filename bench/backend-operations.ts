import { CartOperation, CreateGuestCartIdOperation } from '../storefront/src/graphql/generated/cart.ts'
import { ListingOperation } from '../storefront/src/graphql/generated/listing.ts'
import { GetMenuItemsOperation } from '../storefront/src/graphql/generated/menu.ts'
import { ProductPageOperation } from '../storefront/src/graphql/generated/product-page.ts'
import type { Operation } from '../storefront/src/graphql/operation.ts'

interface BackendOperation {
  readonly name: string
  /** JSON, as it is posted. */
  readonly body: string
}

/** The operations that carry a shop's day, with what the sample shop has for their variables. */
export async function backendOperations(backendUrl: string): Promise<BackendOperation[]> {
  const created = await fetch(`${backendUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bodyOf(CreateGuestCartIdOperation, {}),
  })
  const { data } = (await created.json()) as { data: Record<string, string> }
  const cartId = Object.values(data)[0]!
  return [
    { name: 'menu', body: bodyOf(GetMenuItemsOperation, { categoryUid: 'Mg==' }) },
    { name: 'listing, 12 products with filters', body: bodyOf(ListingOperation, { filter: {}, pageSize: 12, currentPage: 1 }) },
    { name: 'product page', body: bodyOf(ProductPageOperation, { url: 'giewont-grid-fleece' }) },
    { name: 'cart', body: bodyOf(CartOperation, { cartId }) },
  ]
}

const bodyOf = <Data, Variables>({ name, query }: Operation<Data, Variables>, variables: Variables): string =>
  JSON.stringify({ operationName: name, query, variables })
