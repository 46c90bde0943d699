import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { OrderSince247Operation } from '../../graphql/generated/order.since-2.4.7.ts'
import { OrderSince248Operation } from '../../graphql/generated/order.since-2.4.8.ts'
import { OrderOperation } from '../../graphql/generated/order.ts'
import type { OrderCancellationFragment, OrderFragment, OrderSince247Fragment, OrderSince248Fragment } from '../../graphql/generated/types.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { logFailure } from '../../lib/log-failure.ts'

export interface LoadedOrder {
  readonly order: OrderFragment
  readonly newer: NewerOrder
}

/**
 * One of the customer's own orders; null for any other number.
 * @throws StoreError, ServerError
 */
export async function loadOrder(number: string): Promise<LoadedOrder | null> {
  const [base, since247, since248] = await Promise.all([
    send(OrderOperation, { number }),
    unlessMissing('token', send(OrderSince247Operation, { number })),
    unlessMissing('available_actions', send(OrderSince248Operation, { number })),
  ])
  const [order] = base.customer?.orders?.items ?? []
  // An error at a field that is not nullable removes the whole order.
  if (order === null) throw new ServerError(OrderOperation.name, 'the answer lacks the order')
  if (!order) return null
  const newer = {
    since247: since247?.customer?.orders?.items[0] ?? undefined,
    since248: since248?.customer?.orders?.items[0] ?? undefined,
    cancellation: since247?.storeConfig ?? undefined,
  }
  return { order, newer }
}

/** Fields of newer releases of Magento. */
export interface NewerOrder {
  readonly since247?: OrderSince247Fragment | undefined
  readonly since248?: OrderSince248Fragment | undefined
  readonly cancellation?: OrderCancellationFragment | undefined
}

/** Undefined where the backend is too old to have the field. Other failures are logged and give undefined, too. */
async function unlessMissing<Part>(field: string, part: Promise<Part>): Promise<Part | undefined> {
  try {
    return await part
  } catch (error) {
    if (!lacksField(error, field)) logFailure(`An order is shown without the fields of newer releases: ${field}`, error)
    return undefined
  }
}
