import type { CartFragment } from '../../graphql/generated/types.ts'
import { readSession, writeSession } from '../../lib/session-store.ts'

const KEY = 'placed-order'

export interface PlacedOrder {
  readonly orderNumber: string
  readonly email: string
  readonly cart: CartFragment
}

/** Only this tab can show what was ordered: a guest's order is nobody else's to read. */
export const rememberOrder = (order: PlacedOrder): void => writeSession(KEY, order)

export function recallOrder(orderNumber: string): PlacedOrder | undefined {
  const order = readSession<PlacedOrder>(KEY)
  return order?.orderNumber === orderNumber ? order : undefined
}
