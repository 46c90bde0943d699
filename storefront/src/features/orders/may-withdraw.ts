import { orderFacts } from '../withdrawal/order-facts.ts'
import { barrierOfAll, type WithdrawalRules, withdrawableOrder } from '../withdrawal/withdrawable.ts'
import { cancellationReasons } from './cancel-order.ts'
import type { LoadedOrder } from './load-order.ts'

/** Whether an order's page offers the withdrawal: not beside its cancellation, which is the shorter way, and not once it is certainly too late. */
export function mayWithdraw(loaded: LoadedOrder, rules: WithdrawalRules, now: Date): boolean {
  if (cancellationReasons(loaded).length > 0) return false
  const { order, newer } = loaded
  const facts = orderFacts({ ...order, order_status_change_date: newer.since248?.order_status_change_date })
  return barrierOfAll(withdrawableOrder(facts, rules, now)) === undefined
}
