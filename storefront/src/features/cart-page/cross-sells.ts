import type { CartLineFragment, CrossSellsQuery, ProductCardFragment } from '../../graphql/generated/types.ts'
import { lineSkus } from '../cart/cart-lines.ts'

/** More than the row shows, so that it stays full when one of them is added to the cart. */
const MAX_CANDIDATES = 8
const MAX_SHOWN = 4

type Items = NonNullable<CrossSellsQuery['cart']>['items']

/** One of each line in turn, so that the first line does not fill the row alone. */
export function crossSellSkus(items: NonNullable<Items>, lines: readonly CartLineFragment[]): string[] {
  const inCart = lineSkus(lines)
  const ofLines = items.map((item) => (item?.product.crosssell_products ?? []).flatMap((product) => product?.sku ?? []))
  const longest = Math.max(0, ...ofLines.map((skus) => skus.length))
  const inTurn = Array.from({ length: longest }, (_, rank) => ofLines.flatMap((skus) => skus[rank] ?? [])).flat()
  return [...new Set(inTurn)].filter((sku) => !inCart.has(sku)).slice(0, MAX_CANDIDATES)
}

/** Without products that have been added to the cart meanwhile. */
export function shownCrossSells(products: readonly ProductCardFragment[], lines: readonly CartLineFragment[]): ProductCardFragment[] {
  const inCart = lineSkus(lines)
  return products.filter(({ sku }) => !inCart.has(sku ?? '')).slice(0, MAX_SHOWN)
}
