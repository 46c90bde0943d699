import type { Kind } from '../../services/media/drawings/core/draw-options.ts'
import type { SizeGuideKey } from '../cms/size-tables.ts'
import { isGoods, type ProductPlan } from '../plan/product-plan.ts'

const BOTTOMS: ReadonlySet<Kind> = new Set<Kind>(['leggings', 'joggers', 'hiking-pants', 'shorts', 'skirt'])

/** The identifier of the block with the sizes of a product; undefined for weights, and for what comes in one size. */
export function sizeGuideOf(plan: ProductPlan): string | undefined {
  const key = isGoods(plan) ? keyOf(plan) : undefined
  return key && `size-guide-${key}`
}

function keyOf({ kind, sizes, traits: { gender } }: ProductPlan): SizeGuideKey | undefined {
  if (!sizes || sizes.some((size) => size.endsWith('kg'))) return undefined
  if (kind === 'socks') return 'socks'
  if (kind === 'cap') return 'caps'
  const wearer = gender?.[0]
  if (wearer !== 'women' && wearer !== 'men') return undefined
  return `${wearer}-${BOTTOMS.has(kind) ? 'bottoms' : 'tops'}`
}
