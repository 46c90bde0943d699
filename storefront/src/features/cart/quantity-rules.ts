import type { QuantityRules } from '../../lib/quantity.ts'
import { readSession, writeSession } from '../../lib/session-storage.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { CartProblem } from './cart-problem.ts'

const KEY = 'quantity-rules'

/** By SKU; of a configurable product its own, whose variants are sold alike. */
let known: Readonly<Record<string, QuantityRules>> | undefined

/** What earlier refusals of this session have shown: Magento has no field for a step, and one for the minimum only since 2.4.8. The server knows none. */
export const rulesOf = (sku: string | null): QuantityRules => (known ??= readSession<typeof known>(KEY) ?? {})[sku ?? ''] ?? {}

/** For components that the server renders, too. */
export const useQuantityRules = (sku: string | null): QuantityRules => (useHydrated() ? rulesOf(sku) : {})

/** Not the maximum: it may be what is left in stock for the moment, and counts the whole cart. */
export function learnRule(sku: string | null, problem: CartProblem): void {
  const { step, min } = ruleOf(problem)
  if (!sku || (step === undefined && min === undefined)) return
  const { step: earlier } = rulesOf(sku)
  // A step of whole pieces says more than that pieces are whole.
  const isKnown = problem.reason === 'whole' && earlier !== undefined && Number.isInteger(earlier)
  known = { ...known, [sku]: { ...rulesOf(sku), ...(min !== undefined && { min }), ...(step !== undefined && !isKnown && { step }) } }
  writeSession(KEY, known)
}

/** What a refusal says about the quantities that are sold. */
export function ruleOf(problem: CartProblem | undefined): QuantityRules {
  if (problem?.reason === 'fewest') return { min: problem.count }
  if (problem?.reason === 'most') return { max: problem.count }
  if (problem?.reason === 'whole') return { step: 1 }
  return problem?.reason === 'steps' && problem.count > 0 ? { step: problem.count } : {}
}
