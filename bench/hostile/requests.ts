import type { OutgoingHttpHeaders } from 'node:http'

export interface HostileRequest {
  readonly name: string
  readonly method?: string
  readonly path?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string
}

const times = (count: number, part: (index: number) => string): string => Array.from({ length: count }, (_, index) => part(index)).join(' ')
const within = (field: string, levels: number, leaf: string): string => `${`${field} { `.repeat(levels)}${leaf}${' }'.repeat(levels)}`
const post = (name: string, query: string, variables: object = {}): HostileRequest => ({ name, body: JSON.stringify({ query, variables }) })

const DOUBLING = times(60, (index) => `fragment f${index} on ProductInterface { ${index < 59 ? `a: related_products { ...f${index + 1} } b: related_products { ...f${index + 1} }` : 'sku'} }`)
const LOGIN = (index: number): string => `a${index}: generateCustomerToken(email: "nobody${index}@example.com", password: "guess") { token }`

/** Requests that try to exhaust the backend: refused, or nearly as expensive as the limits allow. */
export const HOSTILE_REQUESTS: readonly HostileRequest[] = [
  post('lists in lists', `{ products(search: "a", pageSize: 300) { items { ${within('related_products', 8, 'sku')} } } }`),
  post('lists in lists, just allowed', `{ products(filter: {}, pageSize: 300) { items { ${within('related_products', 2, 'sku')} } } }`),
  post('variants, just allowed', '{ products(filter: {}, pageSize: 300) { items { ... on ConfigurableProduct { variants { product { sku name uid } } } } } }'),
  post('fragments that double', `{ products(filter: {}) { items { ...f0 } } } ${DOUBLING}`),
  post('one field with thousands of aliases', `{ ${times(3000, (index) => `a${index}: storeConfig { code }`)} }`),
  post('twenty searches', `{ ${times(20, (index) => `a${index}: products(search: "a b c d e f g h", pageSize: 40) { total_count aggregations { options { count } } items { sku } }`)} }`),
  post('one field thousands of times', `{ ${'storeConfig { code } '.repeat(2400)} }`),
  post('fifty logins', `mutation { ${times(50, LOGIN)} }`),
  post('three logins', `mutation { ${times(3, LOGIN)} }`),
  post('thousands of carts', `mutation { ${times(3000, (index) => `a${index}: createEmptyCart`)} }`),
  post('three carts', `mutation { ${times(3, (index) => `a${index}: createEmptyCart`)} }`),
  post('the whole schema', `{ __schema { types { name fields { name args { name type { ...T } } type { ...T } } inputFields { name type { ...T } } } } }
    fragment T on __Type { name kind ofType { name kind ofType { name kind ofType { name kind } } } }`),
  post('a thousand lines for a cart', 'mutation ($i: [CartItemInput!]!) { addProductsToCart(cartId: "x", cartItems: $i) { cart { id } } }', { i: Array.from({ length: 1000 }, () => ({ sku: 'a', quantity: 1 })) }),
  post('an endless search', 'query ($s: String) { products(search: $s) { total_count suggestions { search } } }', { s: 'a b c d '.repeat(10_000) }),
  post('a filter of a hundred thousand values', 'query ($i: [String]) { products(filter: { color: { in: $i } }) { total_count } }', { i: Array.from({ length: 90_000 }, () => '49') }),
  post('a page of a thousand million', '{ products(filter: {}, pageSize: 1000000000) { items { sku } } }'),
  post('page one thousand million', '{ products(filter: {}, currentPage: 1000000000) { items { sku } } }'),
  { name: 'lists in a list of a variable', body: `{"query":"query ($i: [String]) { products(filter: { sku: { in: $i } }) { total_count } }","variables":{"i":${'['.repeat(400_000)}${']'.repeat(400_000)}}}` },
  post('endless brackets', `{ products(filter: { sku: { in: ${'['.repeat(4990)}${']'.repeat(4990)} } }) { total_count } }`),
  { name: 'a batch', body: JSON.stringify(Array.from({ length: 1000 }, () => ({ query: '{ storeConfig { code } }' }))) },
  { name: 'a large body that is not JSON', body: 'x'.repeat(900_000) },
  { name: 'a long address', method: 'GET', path: `/graphql?query=${encodeURIComponent(`{ ${times(1000, (index) => `a${index}:__typename`)} }`).slice(0, 15_000)}` },
  { name: 'GraphiQL', method: 'GET', headers: { accept: 'text/html' } },
  { name: 'a missing picture', method: 'GET', path: '/media/catalog/product/no.webp' },
  { name: 'page content', method: 'GET', path: '/api/v3/content/page?apiKey=x&limit=100000&includeUnpublished=true' },
]
