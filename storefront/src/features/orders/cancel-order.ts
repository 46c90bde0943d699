import { send } from '../../graphql/browser.ts'
import { CancelOrderOperation } from '../../graphql/generated/order.since-2.4.7.ts'
import { CancelOrderWithCodeOperation } from '../../graphql/generated/order.since-2.4.8.ts'
import type { CancelOrderErrorCode } from '../../graphql/generated/types.ts'
import type { LoadedOrder } from './load-order.ts'

export type CancelRefusal = 'settled' | 'shipped' | 'disabled' | 'refused'

const REFUSALS: Readonly<Partial<Record<CancelOrderErrorCode, CancelRefusal>>> = {
  INVALID_ORDER_STATUS: 'settled',
  PARTIAL_ORDER_ITEM_SHIPPED: 'shipped',
  ORDER_CANCELLATION_DISABLED: 'disabled',
}

/**
 * @returns why the shop refuses, undefined once the order is cancelled
 * @throws StoreError, ServerError
 */
export async function cancelOrder({ order, newer }: LoadedOrder, reason: string): Promise<CancelRefusal | undefined> {
  if (!newer.since248) {
    const { cancelOrder: answer } = await send(CancelOrderOperation, { orderId: plainId(order.id), reason })
    return answer?.error ? 'refused' : undefined
  }
  const { cancelOrder: answer } = await send(CancelOrderWithCodeOperation, { orderId: order.id, reason })
  if (!answer?.error && !answer?.errorV2) return undefined
  return (answer.errorV2 && REFUSALS[answer.errorV2.code]) ?? 'refused'
}

/** Magento writes ids of orders in base64, and reads this one plain. */
const plainId = (id: string): string => atob(id)
