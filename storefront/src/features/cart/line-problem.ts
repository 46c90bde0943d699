import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { fitQuantity, type QuantityRules } from '../../lib/quantity.ts'
import { type CartProblem, listedProblem } from './cart-problem.ts'
import { ruleOf, rulesOf } from './quantity-rules.ts'

export interface LineProblem {
  readonly problem: CartProblem
  /** The quantity that fixes it, 0 being removal; undefined when only the shopper can decide. */
  readonly fix: number | undefined
}

const GONE: ReadonlySet<string> = new Set(['outOfStock', 'notFound', 'optionGone'])

/** The reason why a line cannot be ordered, as the backend reports it. */
export function lineProblem(line: CartLineFragment): LineProblem | undefined {
  const [error] = (line.errors ?? []).filter((item) => item !== null)
  const problem = error && listedProblem(error)
  if (isSoldOut(line) || (problem && GONE.has(problem.reason))) return { problem: { reason: 'outOfStock', count: 0 }, fix: 0 }
  if (!problem) return undefined
  const fix = fitQuantity(line.quantity, { ...rulesOf(line.product.sku), ...ruleOf(problem) })
  return { problem, fix: fix === line.quantity ? undefined : fix }
}

/**
 * Magento up to 2.4.7 looks for the stock of a line's product by a SKU that includes those of its parts and options, and finds none: such
 * a line can be ordered unless it has an error.
 */
const isSoldOut = (line: CartLineFragment): boolean =>
  !hasComposedSku(line) && (('configured_variant' in line && line.configured_variant) || line.product).stock_status === 'OUT_OF_STOCK'

interface Configured {
  readonly __typename: string
  readonly customizable_options?: readonly unknown[] | null
}

/** Whether the SKU of a line or wish may include those of chosen parts and options. */
export const hasComposedSku = ({ __typename, customizable_options: options }: Configured): boolean =>
  __typename.startsWith('Bundle') || Boolean(options?.length)

/** The quantities in which a line's product is sold, as far as is known. @param problem the line's current one */
export const lineRules = ({ product }: CartLineFragment, problem: CartProblem | undefined): QuantityRules => ({ ...rulesOf(product.sku), ...ruleOf(problem) })

export type CartReadiness =
  | { readonly kind: 'ready' }
  /** Ready once these lines are removed. */
  | { readonly kind: 'remove'; readonly uids: readonly string[] }
  /** The shopper has to decide about this line first. */
  | { readonly kind: 'decide'; readonly uid: string }

/** Whether the cart can be checked out. */
export function cartReadiness(lines: readonly CartLineFragment[]): CartReadiness {
  const blocked = lines.flatMap((line) => {
    const found = lineProblem(line)
    return found ? [{ uid: line.uid, isGone: found.fix === 0 }] : []
  })
  const [undecided] = blocked.filter(({ isGone }) => !isGone)
  if (undecided) return { kind: 'decide', uid: undecided.uid }
  return blocked.length > 0 ? { kind: 'remove', uids: blocked.map(({ uid }) => uid) } : { kind: 'ready' }
}
