import { type CartProblem } from '../cart/cart-problem.ts'
import { learnRule, ruleOf } from '../cart/quantity-rules.ts'
import { fitQuantity } from '../../lib/quantity.ts'
import type { ItemChoice } from './item-choice.ts'

/**
 * Remembers the rules that refusals show. Magento does not say which product it refused, so one of several is found by its quantity;
 * nothing is remembered where that is ambiguous.
 */
export function learnRules(choices: readonly ItemChoice[], problems: readonly CartProblem[]): void {
  for (const problem of problems) {
    const refused = choices.length === 1 ? choices : choices.filter(({ quantity }) => fitQuantity(quantity, ruleOf(problem)) !== quantity)
    const alike = problems.filter((other) => JSON.stringify(other) === JSON.stringify(problem))
    if (refused.length === alike.length) for (const { sku } of refused) learnRule(sku, problem)
  }
}
