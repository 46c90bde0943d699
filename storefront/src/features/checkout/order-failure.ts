import type { Refusal } from '../../graphql/refusals/reason.ts'
import type { RefusedPart } from './place-order.ts'

/** Under which name the session remembers why an order failed, for the page that says so. */
export const ORDER_FAILURE = 'order-failure'

export interface OrderFailure {
  readonly part: RefusedPart
  readonly refusal?: Refusal | undefined
  /** The backend's own words. */
  readonly text: string
}
