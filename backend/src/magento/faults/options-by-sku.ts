import type { Context } from '../../graphql/context.ts'
import { hasFault } from '../faults.ts'

interface Sold {
  readonly productId: number
  /** Including the SKUs of its custom options, most of which have none. */
  readonly sku: string
}

/**
 * magento/magento2#39136: lines are compared by SKU and not by their options. So only the first of one product's
 * requests in a call counts (#39178), and a line with new options absorbs another of its SKU (#39437).
 * @returns the one that Magento considers equal to `sold`
 */
export function takenForSame<Other extends Sold>({ release }: Context, others: readonly Other[], sold: Sold): Other | undefined {
  if (!hasFault(release, 'optionsComparedBySku')) return undefined
  return others.find(({ productId, sku }) => productId === sold.productId && sku === sold.sku)
}
