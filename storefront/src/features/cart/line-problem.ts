import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { type CartProblem, listedProblem } from './cart-problem.ts'

export interface LineProblem {
  readonly problem: CartProblem
  /** The quantity that fixes it, 0 being removal; undefined when only the shopper can decide. */
  readonly fix: number | undefined
}

/** The reason why a line cannot be ordered, as the backend reports it. */
export function lineProblem(line: CartLineFragment): LineProblem | undefined {
  const { stock_status, only_x_left_in_stock: left } = ('configured_variant' in line && line.configured_variant) || line.product
  const [error] = (line.errors ?? []).filter((item) => item !== null)
  const problem = error && listedProblem(error)

  if (stock_status === 'OUT_OF_STOCK' || problem?.reason === 'outOfStock' || problem?.reason === 'notFound' || problem?.reason === 'optionGone') {
    return { problem: { reason: 'outOfStock', count: 0 }, fix: 0 }
  }
  if (!problem) return undefined
  if (problem.reason === 'most' || problem.reason === 'fewest') return { problem, fix: problem.count }
  const isShort = problem.reason === 'notEnough' || problem.reason === 'quantity'
  const canFix = isShort && left !== null && left > 0 && left < line.quantity
  return { problem, fix: canFix ? left : undefined }
}

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
