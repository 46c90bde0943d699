import { refetchCheckout } from '../checkout/checkout-cache.ts'
import { refetchCustomerData } from '../dashboard/refetch-customer-data.ts'

/** Wherever the customer's addresses are shown. */
export function refetchAddresses(): void {
  refetchCustomerData()
  void refetchCheckout()
}
