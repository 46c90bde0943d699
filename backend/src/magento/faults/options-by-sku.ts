import type { Context } from '../../graphql/context.ts'
import { hasFault } from '../faults.ts'

interface Sold {
  readonly productId: number
  /** With those of its custom options, which mostly have none. */
  readonly sku: string
}

/**
 * magento/magento2#39136: lines are compared by SKU and not by their options. So of one product's requests in one call
 * (#39178) the first counts, and a line with new options takes in another of its SKU (#39437).
 * @returns the one that `sold` is taken for
 */
export function takenForSame<Other extends Sold>({ release }: Context, others: readonly Other[], sold: Sold): Other | undefined {
  if (!hasFault(release, 'optionsComparedBySku')) return undefined
  return others.find(({ productId, sku }) => productId === sold.productId && sku === sold.sku)
}
