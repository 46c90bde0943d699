import type { FoundOrder } from './find-order.ts'
import type { WithdrawableItem, WithdrawableOrder } from './withdrawable.ts'
import type { DeclareInput } from './withdrawal-input.ts'

/** How far the shop has verified that the order is the consumer's, for the staff who handle the declaration. */
export type Certainty = Exclude<FoundOrder['kind'], 'unknown'>

export interface DeclaredGoods {
  readonly isWhole: boolean
  /** One line per item; empty for the whole of an unknown order. */
  readonly lines: readonly string[]
  /** False for files and services alone, of which nothing can be sent back. */
  readonly isSentBack: boolean
}

/** All Unicode line breaks, because text after one could pass for another line of the declaration. */
const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/

/**
 * The withdrawn items: by the shop's names if the order is known, otherwise as the consumer entered them.
 * @param order undefined if it is unknown or must not be disclosed
 */
export function declaredGoods({ isWhole, items, goods }: Pick<DeclareInput, 'isWhole' | 'items' | 'goods'>, order: WithdrawableOrder | undefined): DeclaredGoods {
  if (!order) return { isWhole, lines: isWhole ? [] : goods.split(LINE_BREAKS).map((line) => line.trim()).filter(Boolean), isSentBack: true }
  const declared = order.items
    .filter(({ barrier }) => !barrier)
    .map((item) => ({ item, quantity: isWhole ? item.quantity : Math.min(items.find(({ id }) => id === item.id)?.quantity ?? 0, item.quantity) }))
    .filter(({ quantity }) => quantity > 0)
  return { isWhole, lines: declared.map(({ item, quantity }) => itemLine(item, quantity)), isSentBack: declared.some(({ item }) => !item.caution) }
}

/** 2 × Fleece, Size: M (FLEECE-M) */
export const itemLine = ({ name, sku, options }: WithdrawableItem, quantity: number): string => `${quantity} × ${[name, ...options].join(', ')} (${sku})`
