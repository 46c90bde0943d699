import type { OrderCancellationFragment, OrderSince247Fragment, OrderSince248Fragment } from '../../graphql/generated/types.ts'

/** What an order, and the shop about it, tells in newer releases of Magento. */
export interface NewerOrder {
  readonly since247?: OrderSince247Fragment | undefined
  readonly since248?: OrderSince248Fragment | undefined
  readonly cancellation?: OrderCancellationFragment | undefined
}
