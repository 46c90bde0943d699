import type { OrderSince247Fragment, OrderSince248Fragment } from '../../graphql/generated/types.ts'

/** What an order tells in newer releases of Magento. */
export interface NewerOrder {
  readonly since247?: OrderSince247Fragment | undefined
  readonly since248?: OrderSince248Fragment | undefined
}
