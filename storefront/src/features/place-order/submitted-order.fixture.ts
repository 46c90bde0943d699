import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { fakeCart } from '../../graphql/shop.fixture.ts'
import type { SubmittedOrder } from './submitted-order.ts'

export function fakeCheckout(change: Partial<CheckoutFragment> = {}): CheckoutFragment {
  return {
    ...fakeCart(),
    email: 'agata@example.com',
    shipping_addresses: [],
    billing_address: null,
    available_payment_methods: [],
    selected_payment_method: { code: 'checkmo', title: 'Check', purchase_order_number: null },
    ...change,
  }
}

export const fakeSubmittedOrder = (change: Partial<SubmittedOrder> = {}): SubmittedOrder =>
  ({ cartId: 'c', email: 'agata@example.com', cart: fakeCheckout(), paymentCode: 'checkmo', state: 'sent', ...change })
