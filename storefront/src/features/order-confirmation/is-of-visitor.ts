import { StoreError } from '../../graphql/errors.ts'
import { customersOrder, guestsOrder } from '../payment/order-payment.ts'
import { rememberOwnOrder } from '../place-order/own-orders.ts'

/**
 * Asks the backend whether an order is the visitor's.
 * @param token of the order, if the visitor has one
 * @throws ServerError
 */
export async function isOfVisitor(orderNumber: string, token: string | undefined, isCustomer: boolean): Promise<boolean> {
  const isNamed = token !== undefined && (await unlessRefused(guestsOrder(token)))?.number === orderNumber
  if (isNamed) rememberOwnOrder(orderNumber)
  return isNamed || (isCustomer && (await unlessRefused(customersOrder(orderNumber)))?.number === orderNumber)
}

async function unlessRefused<Order>(request: Promise<Order>): Promise<Order | undefined> {
  try {
    return await request
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return undefined
  }
}
