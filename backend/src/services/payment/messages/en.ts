import type { PaymentMessages } from '../payment-messages.ts'

export const messages: PaymentMessages = {
  title: 'Payment',
  order: (number) => `Order ${number}`,
  amount: 'To pay',
  test: 'This is a test payment: no money moves, whatever you choose.',
  approve: 'Pay',
  refuse: 'Refuse the payment and cancel the order',
  abandon: 'Go back without paying',
  refused: 'The payment was refused.',
  paid: 'This order has been paid. Nothing more is to be done.',
  impossible: 'This order cannot be paid any more.',
  unknown: 'There is no payment at this address.',
  foreign: 'The payment has to be confirmed on this page.',
  back: 'Back to the shop',
}
