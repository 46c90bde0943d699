import type { CartLineFragment } from '../../graphql/generated/types.ts'
import type { ListedError } from '../../graphql/refusals/reason.ts'
import { type CartProblem, listedProblem } from '../cart/cart-problem.ts'
import { isLineOf, type OrderedProduct } from './is-line-of.ts'

/** Something of an order that is not in the cart again, and why. */
export interface Unadded {
  /** None where the refusal does not tell which product it means. */
  readonly name: string | undefined
  readonly problem: CartProblem
}

/**
 * Which of the order's products each refusal means. Magento quotes the SKU, and of a product that is gone an id that nothing else
 * tells: that is one that the cart lacks without another reason.
 * @param lines of the cart that the shop answered
 */
export function unaddedProducts(refusals: readonly ListedError[], products: readonly OrderedProduct[], lines: readonly CartLineFragment[]): Unadded[] {
  const quoted = refusals.map((refusal) => ({ problem: listedProblem(refusal), product: quotedProduct(refusal, products) }))
  const nameless = quoted.filter(({ product }) => !product)
  const rest = products.filter((product) => !quoted.some((found) => found.product === product) && !lines.some((line) => isLineOf(line, product)))
  // Where there is more than one reason, nobody can tell which is whose.
  const isCertain = rest.length === nameless.length && new Set(nameless.map(({ problem }) => problem.reason)).size === 1
  const left = isCertain ? rest.values() : undefined
  return once(quoted.map(({ problem, product }) => ({ name: nameOf(product ?? left?.next().value), problem })))
}

/** Where no refusal was heard: what of the order is not among the lines that have grown. */
export const missingProducts = (products: readonly OrderedProduct[], grown: readonly CartLineFragment[]): Unadded[] =>
  once(
    products
      .filter((product) => !grown.some((line) => isLineOf(line, product)))
      .map((product): Unadded => ({ name: nameOf(product), problem: { reason: 'notAdded' } })),
  )

/** A value stays the same in every language, though not the quotes around it. The longest counts: one SKU can stand within another. */
function quotedProduct({ message }: ListedError, products: readonly OrderedProduct[]): OrderedProduct | undefined {
  const isQuoted = ({ product_sku: sku }: OrderedProduct) => plainQuotes(message).includes(plainQuotes(`"${sku}"`))
  return products.filter(isQuoted).toSorted((one, other) => other.product_sku.length - one.product_sku.length)[0]
}

const plainQuotes = (text: string): string => text.replaceAll(/['„“”‚‘’«»‹›]/g, '"')

const nameOf = (product: OrderedProduct | undefined): string | undefined => product?.product_name ?? undefined

function once(unadded: readonly Unadded[]): Unadded[] {
  return [...new Map(unadded.map((entry) => [JSON.stringify([entry.name, entry.problem]), entry])).values()]
}
