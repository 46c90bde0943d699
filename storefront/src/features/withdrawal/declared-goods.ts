import type { FoundOrder } from './find-order.ts'
import type { WithdrawableItem, WithdrawableOrder } from './withdrawable.ts'
import type { DeclareInput } from './withdrawal-input.ts'

/** How surely the shop knows that the order is the consumer's, for the staff who handle the declaration. */
export type Certainty = Exclude<FoundOrder['kind'], 'unknown'>

export interface DeclaredGoods {
  readonly isWhole: boolean
  /** One line for each item; none where the whole order is meant and nothing is known of it. */
  readonly lines: readonly string[]
}

/** Of Unicode, which a mail program may know: a line that follows one could pass for a fact of the declaration. */
const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/

/**
 * What is withdrawn from, by the shop's own names where it knows the order, and else as the consumer has put it.
 * @param order undefined where it is not known, or must not be told
 */
export function declaredGoods({ isWhole, items, goods }: Pick<DeclareInput, 'isWhole' | 'items' | 'goods'>, order: WithdrawableOrder | undefined): DeclaredGoods {
  if (!order) return { isWhole, lines: isWhole ? [] : goods.split(LINE_BREAKS).map((line) => line.trim()).filter(Boolean) }
  const open = order.items.filter(({ barrier }) => !barrier)
  if (isWhole) return { isWhole, lines: open.map((item) => itemLine(item, item.quantity)) }
  const lines = open.flatMap((item) => {
    const wanted = items.find(({ id }) => id === item.id)
    return wanted ? [itemLine(item, Math.min(wanted.quantity, item.quantity))] : []
  })
  return { isWhole, lines }
}

/** 2 × Fleece, Size: M (FLEECE-M) */
export const itemLine = ({ name, sku, options }: WithdrawableItem, quantity: number): string => `${quantity} × ${[name, ...options].join(', ')} (${sku})`
