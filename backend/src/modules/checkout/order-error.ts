import { isOrderError } from '../../refusals/error-codes.ts'
import { refusal, RefusalError, type Refusal } from '../../refusals/refusal.ts'

/** The cart exists but cannot become an order. */
export class OrderRefused extends RefusalError {
  readonly reason: Refusal

  constructor(reason: Refusal) {
    super(refusal('order.refused', { reason }))
    this.reason = reason
  }
}

/** The refusal as 2.4.7 returns it in the data; undefined for errors that 2.4.7 throws, such as another customer's cart. */
export function returnedError(error: unknown): Refusal | undefined {
  if (error instanceof OrderRefused) return error.reason
  return error instanceof RefusalError && isOrderError(error.refusal) ? error.refusal : undefined
}
