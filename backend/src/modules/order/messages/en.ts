import type { OrderMailMessages } from '../order-mail-messages.ts'
import type { OrderMessages } from '../order-messages.ts'

const days = (first: number, last: number): string => (first === last ? (first === 1 ? '1 working day' : `${first} working days`) : `${first}–${last} working days`)

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
  transferTitle: (number) => `Order ${number}`,
  files: {
    subject: (number) => `Your files of order ${number}`,
    preheader: 'New links are inside. Older ones no longer work.',
    renewed: 'Here are new links to your files. Older ones no longer work.',
    title: 'Your files',
    download: (file) => `Download: ${file}`,
    until: (day) => `The links work until ${day}.`,
    later: 'After that you can have new ones sent here, as often as you need:',
    renew: 'Get new links',
    expired: 'The links to your files have expired.',
    inAccount: 'Your files are also in your account, with the order.',
  },
}

export const mailMessages: OrderMailMessages = {
  order: (number) => `Order ${number}`,
  placed: {
    subject: (number, shop) => `Your ${shop} order ${number}`,
    total: (amount) => `Total ${amount}.`,
    unpaid: 'Thank you for your order. It is awaiting payment. Already paid? You don’t need to do anything.',
    pay: 'Pay for the order',
    transfer: 'Thank you for your order. We will pack it as soon as your transfer arrives. The details of the transfer are below.',
    transferVirtual: 'Thank you for your order. It is confirmed as soon as your transfer arrives. The details of the transfer are below.',
    pack: 'Thank you for your order. We are packing it, and will write again when it is on its way.',
    collect: 'Thank you for your order. We are getting it ready, and will write again when you can collect it.',
    virtual: 'Thank you for your order. We will write again as soon as it is ready for you.',
    free: 'Thank you for your order. There is nothing to pay.',
    files: 'You will get the links to your files in a separate email, as soon as the payment arrives.',
    contract: 'This email confirms our contract. Keep it together with the terms of sale.',
  },
  contents: {
    title: 'What you ordered',
    sku: (sku) => `SKU ${sku}`,
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Delivery',
    free: 'Free',
    total: 'Total',
    includedTax: (title) => `Including ${title}`,
    tax: (title) => `Tax (${title})`,
    gift: 'Gift message',
    giftTo: (name) => `To: ${name}`,
    giftFrom: (name) => `From: ${name}`,
  },
  delivery: {
    title: 'Delivery',
    when: 'Expected delivery',
    ready: 'Ready to collect',
    readyFrom: 'Ready to collect from',
    afterTransfer: (first, last) => `${days(first, last)} after your transfer arrives`,
    address: 'Delivery address',
    recipient: 'Recipient',
  },
  payment: {
    title: 'Payment',
    onDelivery: (amount) => `${amount} when the parcel is handed over`,
    billing: 'Billing address',
    sameAddress: 'Same as the delivery address',
    vat: (number) => `VAT number ${number}`,
    scan: 'Scan the code with a Polish bank’s app to fill in the transfer.',
    transferCode: 'QR code of the transfer',
  },
  withdrawal: {
    title: 'If you change your mind',
    goods: 'You have 14 days from delivery to withdraw from the contract, without giving a reason.',
    goodsAmongOthers: 'Parcel: you have 14 days from delivery to withdraw, without giving a reason.',
    files: (isRequested) => `Files: ${isRequested ? 'you get them at once, as you asked when you ordered. You' : 'you'} can withdraw within 14 days of the order until you open one. Once you have opened a file, you can no longer withdraw.`,
    services: 'Meetings: the law gives no right of withdrawal from a workshop with a fixed date. You can withdraw from any other within 14 days of the order, until it has taken place.',
    link: 'Withdraw from the contract here',
    modelForm: 'Model withdrawal form',
    terms: 'Terms of sale',
  },
  updates: {
    paid: {
      subject: (order) => `Payment received for order ${order}`,
      preheader: (amount) => `${amount} has arrived. Thank you.`,
      text: (amount, invoice) => `We have received your payment of ${amount}. The invoice number is ${invoice}.`,
      filesReady: 'Your files are ready.',
      pack: 'We are packing your order, and will write again when it is on its way.',
      collect: 'We are getting your order ready, and will write again when you can collect it.',
    },
    shipped: {
      subject: (order) => `Order ${order} is on its way`,
      preheader: () => 'We have handed your parcel over.',
      text: 'Your order is on its way.',
      tracking: 'Tracking',
      payOnDelivery: (amount) => `Please have ${amount} ready: you pay when the parcel is handed over.`,
    },
    ready: {
      subject: (order) => `Order ${order} is ready to collect`,
      preheader: () => 'The address and the opening hours are inside.',
      text: (place) => `Your order is waiting for you: ${place}.`,
      bring: (number) => `Please bring its number, ${number}.`,
    },
    canceled: {
      subject: (order) => `Order ${order} was cancelled`,
      preheader: () => 'You owe us nothing for it.',
      text: 'Your order was cancelled. You owe us nothing for it.',
    },
    refunded: {
      subject: (order) => `Refund for order ${order}`,
      preheader: (amount) => `We are refunding ${amount}.`,
      text: (amount) => `We are refunding ${amount} for your order, the way you paid it.`,
    },
  },
  ofPage: {
    guest: 'You can check its status on the order’s page. You’ll need this email address and your last name.',
    customer: 'You can check its status on the order’s page.',
  },
  look: 'See your order',
}
