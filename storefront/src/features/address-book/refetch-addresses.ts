import { refetchCheckout } from '../checkout/checkout-cache.ts'
import { refetchCustomerData } from '../dashboard/use-customer-query.ts'

/** Refreshes the customer's addresses in the account and in the checkout. */
export function refetchAddresses(): void {
  refetchCustomerData()
  void refetchCheckout()
}
