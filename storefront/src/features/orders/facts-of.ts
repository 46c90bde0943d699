import { orderFacts, type OrderFacts } from '../withdrawal/order-facts.ts'
import type { LoadedOrder } from './load-order.ts'

/** The facts of an order, with those that only newer releases of Magento tell. */
export const factsOf = ({ order, newer }: LoadedOrder): OrderFacts =>
  orderFacts({ ...order, order_status_change_date: newer.since248?.order_status_change_date })
