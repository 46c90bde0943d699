import type { OrderMailMessages, OrderMessages } from '../order-messages.ts'

export const messages: OrderMessages = {
  state: {
    new: 'Pending', pending_payment: 'Pending Payment', processing: 'Processing', holded: 'On Hold', complete: 'Complete',
    closed: 'Closed', canceled: 'Canceled',
  },
  item: {
    Ordered: 'Ordered', Shipped: 'Shipped', Invoiced: 'Invoiced', Refunded: 'Refunded', Canceled: 'Canceled', Partial: 'Partial',
    Mixed: 'Mixed',
  },
  discount: 'Discount',
  unlimited: 'Unlimited',
  cancellationMailed: 'Order cancellation notification email was sent.',
}

export const mailMessages: OrderMailMessages = {
  placed: (number, shop) => `Your ${shop} order ${number}`,
  thanks: (name) => `Thank you for your order, ${name}.`,
  sku: (sku) => `SKU ${sku}`,
  items: (number) => `Your order ${number}`,
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Delivery',
  free: 'Free',
  total: 'Total',
  includedTax: (title) => `Including ${title}`,
  tax: (title) => `Tax (${title})`,
  delivery: 'Delivery address',
  billing: 'Billing address',
  payment: 'Payment',
  pay: 'Pay for the order',
  waiting: 'Your order waits for its payment. If you have paid already, there is nothing left to do.',
  look: 'See your order',
  gift: 'Gift message',
  giftTo: (name) => `To: ${name}`,
  giftFrom: (name) => `From: ${name}`,
  withdrawal: 'You need no reason to withdraw from the contract.',
  withdraw: 'Withdraw from the contract here',
  invoiced: (number, order) => `Invoice ${number} for order ${order}`,
  paid: 'We have received your payment.',
  shipped: (number, order) => `Shipment ${number} of order ${order}`,
  underway: 'Your order is on its way.',
  tracking: 'Tracking',
  canceled: (order) => `Order ${order} was cancelled`,
  ended: 'The order was cancelled. You owe us nothing for it.',
  refunded: (number, order) => `Refund ${number} for order ${order}`,
  moneyBack: 'The order was called off. All you paid for it goes back to you.',
}
