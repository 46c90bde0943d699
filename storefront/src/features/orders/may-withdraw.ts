import { barrierOfAll, type WithdrawalRules, withdrawableOrder } from '../withdrawal/withdrawable.ts'
import { cancellationReasons } from './cancel-order.ts'
import { factsOf } from './facts-of.ts'
import type { LoadedOrder } from './load-order.ts'

/** Whether an order's page offers the withdrawal: not beside its cancellation, which is the shorter way, and not once it is certainly too late. */
export function mayWithdraw(loaded: LoadedOrder, rules: WithdrawalRules, now: Date): boolean {
  if (cancellationReasons(loaded).length > 0) return false
  return barrierOfAll(withdrawableOrder(factsOf(loaded), rules, now)) === undefined
}
