import type { CartLineFragment, ReorderedProductsQuery } from '../../graphql/generated/types.ts'
import type { ListedError } from '../../graphql/refusals/reason.ts'
import { type CartProblem, listedProblem } from '../cart/cart-problem.ts'

/** A product of the order that did not reach the cart, and why. */
export interface Unadded {
  /** Undefined where the refusal does not name the product. */
  readonly name: string | undefined
  readonly problem: CartProblem
}

/**
 * Matches each refusal with a product of the order. Magento quotes the SKU, but of a deleted product only an id that appears nowhere
 * else: such a refusal belongs to a product that is missing from the cart for no other reason.
 * @param lines of the returned cart
 */
export function unaddedProducts(refusals: readonly ListedError[], products: readonly OrderedProduct[], lines: readonly CartLineFragment[]): Unadded[] {
  const quoted = refusals.map((refusal) => ({ problem: listedProblem(refusal), product: quotedProduct(refusal, products) }))
  const nameless = quoted.filter(({ product }) => !product)
  const rest = products.filter((product) => !quoted.some((found) => found.product === product) && !lines.some((line) => isLineOf(line, product)))
  // With several reasons it is unknown which belongs to which product.
  const isCertain = rest.length === nameless.length && new Set(nameless.map(({ problem }) => problem.reason)).size === 1
  const left = isCertain ? rest.values() : undefined
  return once(quoted.map(({ problem, product }) => ({ name: nameOf(product ?? left?.next().value), problem })))
}

/** When the answer was lost: the products of the order without a new or larger line. */
export const missingProducts = (products: readonly OrderedProduct[], grown: readonly CartLineFragment[]): Unadded[] =>
  once(
    products
      .filter((product) => !grown.some((line) => isLineOf(line, product)))
      .map((product): Unadded => ({ name: nameOf(product), problem: { reason: 'notAdded' } })),
  )

/** A SKU is the same in every language, the quotes around it are not. The longest match wins: one SKU can contain another. */
function quotedProduct({ message }: ListedError, products: readonly OrderedProduct[]): OrderedProduct | undefined {
  const isQuoted = ({ product_sku: sku }: OrderedProduct) => plainQuotes(message).includes(plainQuotes(`"${sku}"`))
  return products.filter(isQuoted).toSorted((one, other) => other.product_sku.length - one.product_sku.length)[0]
}

const plainQuotes = (text: string): string => text.replaceAll(/['„“”‚‘’«»‹›]/g, '"')

const nameOf = (product: OrderedProduct | undefined): string | undefined => product?.product_name ?? undefined

function once(unadded: readonly Unadded[]): Unadded[] {
  return [...new Map(unadded.map((entry) => [JSON.stringify([entry.name, entry.problem]), entry])).values()]
}

type FoundOrder = NonNullable<NonNullable<NonNullable<ReorderedProductsQuery['customer']>['orders']>['items'][number]>

export type OrderedProduct = NonNullable<NonNullable<FoundOrder['items']>[number]>

/**
 * Whether the line holds the ordered product. An order stores a variant under its own SKU, followed by those of custom options, and
 * a bundle under the SKUs of its parts, so a bundle is recognized by its URL key.
 */
export function isLineOf(line: CartLineFragment, { product_sku: sku, product_url_key: urlKey }: OrderedProduct): boolean {
  const variant = 'configured_variant' in line ? line.configured_variant?.sku : undefined
  if (variant) return sku === variant || sku.startsWith(`${variant}-`)
  return sku === line.product.sku || (urlKey !== null && urlKey !== undefined && urlKey === line.product.url_key)
}
