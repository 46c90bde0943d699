import { send } from '../../graphql/browser.ts'
import { CrossSellsOperation } from '../../graphql/generated/cross-sells.ts'
import type { CartLineFragment, ProductCardFragment } from '../../graphql/generated/types.ts'
import type { CardSettings } from '../product-card/get-card-settings.ts'
import { loadProducts } from '../product-card/loaded-cards.tsx'
import { crossSellSkus } from './cross-sells.ts'

/**
 * The cross-sells of the cart's products that can be bought, in the shop's order.
 * @throws StoreError, ServerError
 */
export async function loadCrossSells(cartId: string, lines: readonly CartLineFragment[], settings: CardSettings): Promise<readonly ProductCardFragment[]> {
  // Partial: a line whose product was deleted fails alone.
  const { cart } = await send(CrossSellsOperation, { cartId })
  const skus = crossSellSkus(cart?.items ?? [], lines)
  if (skus.length === 0) return []
  const products = await loadProducts({ filter: { sku: { in: skus } }, pageSize: skus.length, currentPage: 1 }, settings)
  return products
    .filter(({ stock_status }) => stock_status !== 'OUT_OF_STOCK')
    .toSorted((one, other) => skus.indexOf(one.sku ?? '') - skus.indexOf(other.sku ?? ''))
}
