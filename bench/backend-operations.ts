import { AddProductsToCartOperation, CartOperation } from '../storefront/src/graphql/generated/cart.ts'
import { ListingOperation } from '../storefront/src/graphql/generated/listing.ts'
import { GetMenuItemsOperation } from '../storefront/src/graphql/generated/menu.ts'
import { ResolvePathOperation } from '../storefront/src/graphql/generated/resolve-path.ts'
import { ask, bodyOf, guestCart, pathsOf } from './graphql.ts'

interface BackendOperation {
  readonly name: string
  /** The JSON of the request. */
  readonly body: string
}

/** The most frequent operations of a shop, with variables of the sample shop. */
export async function backendOperations(backendUrl: string): Promise<BackendOperation[]> {
  const cartId = await guestCart(backendUrl)
  return [
    { name: 'menu', body: bodyOf(GetMenuItemsOperation, { categoryUid: 'Mg==' }) },
    { name: 'listing, 12 products with filters', body: bodyOf(ListingOperation, { filter: {}, pageSize: 12, currentPage: 1 }) },
    { name: 'product page', body: bodyOf(ResolvePathOperation, pathsOf('giewont-grid-fleece')) },
    { name: 'cart', body: bodyOf(CartOperation, { cartId }) },
  ]
}

export interface ScaleOperation {
  readonly name: string
  /** In milliseconds, for the median. */
  readonly limit: number
  /** The body of the request with this number: different products and search terms, as from shoppers. */
  readonly body: (index: number) => string
}

const WHOLE_CATALOGUE = { category_uid: { eq: 'Mg==' } }
const COMMON_WORDS = ['fleece', 'jacket', 'tee', 'hoodie', 'backpack', 'merino']
const TWO_WORDS = ['krywan fleece', 'nosal backpack', 'orla down', 'giewont socks', 'rysianka winter', 'light tights']
const COLORS = ['49', '50', '51', '52', '53', '54']
const PAGE = { pageSize: 24, currentPage: 1 }

/** The most frequent operations of shoppers, in the shop that `npm run backend -- seed` creates. */
export async function scaleOperations(backendUrl: string): Promise<ScaleOperation[]> {
  const products = await someProducts(backendUrl)
  const cartId = await guestCart(backendUrl)
  const one = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!
  const listing = (variables: object) => bodyOf(ListingOperation, { ...PAGE, ...variables } as never)
  return [
    { name: 'category page, every product', limit: 150, body: () => listing({ filter: WHOLE_CATALOGUE }) },
    { name: 'the same, one colour, by price', limit: 150, body: (index) => listing({ filter: { ...WHOLE_CATALOGUE, color: { eq: one(COLORS, index) } }, sort: { price: 'ASC' } }) },
    { name: 'the same, by name, page 9', limit: 150, body: () => listing({ filter: WHOLE_CATALOGUE, sort: { name: 'ASC' }, currentPage: 9 }) },
    { name: 'search, a common word', limit: 80, body: (index) => listing({ search: one(COMMON_WORDS, index) }) },
    { name: 'search, two words', limit: 80, body: (index) => listing({ search: one(TWO_WORDS, index) }) },
    { name: 'product page', limit: 5, body: (index) => bodyOf(ResolvePathOperation, pathsOf(one(products, index).url_key)) },
    { name: 'add to cart', limit: 10, body: (index) => bodyOf(AddProductsToCartOperation, { cartId, cartItems: [{ sku: one(products, index % 5).sku, quantity: 1 }] }) },
  ]
}

interface ProductKey {
  readonly url_key: string
  readonly sku: string
}

/** Simple products from different parts of the catalogue. */
async function someProducts(backendUrl: string): Promise<ProductKey[]> {
  const page = (currentPage: number) =>
    `{ products(filter: {}, pageSize: 20, currentPage: ${currentPage}) { items { __typename url_key sku } } }`
  const pages = await Promise.all([1, 11, 21, 31, 41].map((number) => ask(backendUrl, JSON.stringify({ query: page(number) }))))
  const found = pages.flatMap((data) => (data as { products: { items: (ProductKey & { __typename: string })[] } }).products.items)
  return found.filter(({ __typename }) => __typename === 'SimpleProduct')
}
