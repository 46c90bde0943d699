import { queryClient } from '../../graphql/query-client.ts'
import { refetchCheckout } from '../checkout/checkout-cache.ts'

/** Wherever the customer's addresses are shown. It is not waited for: while the shop is away, it would not end. */
export function refetchAddresses(): void {
  void queryClient.invalidateQueries({ queryKey: ['customer'] })
  void refetchCheckout()
}
