import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { type CartProblem, listedProblem } from './cart-problem.ts'

export interface LineProblem {
  readonly problem: CartProblem
  /** The quantity that would mend it, 0 being removal; unknown where only the visitor can tell. */
  readonly mend: number | undefined
}

/** What keeps a line from being ordered, as the backend reports it. */
export function lineProblem(line: CartLineFragment): LineProblem | undefined {
  const { stock_status, only_x_left_in_stock: left } = ('configured_variant' in line && line.configured_variant) || line.product
  const [error] = (line.errors ?? []).filter((item) => item !== null)
  const problem = error && listedProblem(error)

  if (stock_status === 'OUT_OF_STOCK' || problem?.reason === 'outOfStock' || problem?.reason === 'notFound' || problem?.reason === 'optionGone') {
    return { problem: { reason: 'outOfStock', count: 0 }, mend: 0 }
  }
  if (!problem) return undefined
  if (problem.reason === 'most' || problem.reason === 'fewest') return { problem, mend: problem.count }
  const isShort = problem.reason === 'notEnough' || problem.reason === 'quantity'
  const canMend = isShort && left !== null && left > 0 && left < line.quantity
  return { problem, mend: canMend ? left : undefined }
}

export type Passage =
  | { readonly kind: 'open' }
  /** All that stands in the way can be taken out. */
  | { readonly kind: 'remove'; readonly uids: readonly string[] }
  /** A line needs its visitor's decision first. */
  | { readonly kind: 'decide'; readonly uid: string }

/** Whether the cart may go on to the checkout. */
export function passage(lines: readonly CartLineFragment[]): Passage {
  const blocked = lines.flatMap((line) => {
    const found = lineProblem(line)
    return found ? [{ uid: line.uid, isGone: found.mend === 0 }] : []
  })
  const [undecided] = blocked.filter(({ isGone }) => !isGone)
  if (undecided) return { kind: 'decide', uid: undecided.uid }
  return blocked.length > 0 ? { kind: 'remove', uids: blocked.map(({ uid }) => uid) } : { kind: 'open' }
}
