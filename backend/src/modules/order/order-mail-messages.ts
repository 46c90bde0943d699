/** The texts of the mails about an order. A sentence of a mail's beginning goes on after the comma of its greeting. */
export interface OrderMailMessages {
  readonly order: (number: string) => string
  readonly placed: Placed
  readonly contents: Contents
  readonly delivery: Arrival
  readonly payment: Payment
  readonly withdrawal: Withdrawal
  readonly updates: Updates
  /** About the order's page, before its button: a guest is asked for what the address of the page does not say. */
  readonly ofPage: { readonly guest: string; readonly customer: string }
  readonly look: string
}

interface Placed {
  readonly subject: (number: string, shop: string) => string
  readonly total: (amount: string) => string
  readonly unpaid: string
  readonly pay: string
  readonly transfer: string
  readonly transferVirtual: string
  readonly pack: string
  readonly collect: string
  readonly virtual: string
  /** Of an order of 0 that is not sent. */
  readonly free: string
  /** Files come with the payment. */
  readonly files: string
  /** Which document this mail is. */
  readonly contract: string
}

interface Contents {
  readonly title: (day: string) => string
  readonly meeting: (point: string) => string
  readonly sku: (sku: string) => string
  readonly subtotal: string
  readonly discount: string
  readonly shipping: string
  /** In place of a price of 0. */
  readonly free: string
  readonly total: string
  readonly includedTax: (title: string) => string
  readonly tax: (title: string) => string
  readonly gift: string
  readonly giftTo: (name: string) => string
  readonly giftFrom: (name: string) => string
}

interface Arrival {
  readonly title: string
  readonly when: string
  readonly ready: string
  readonly readyFrom: string
  readonly afterTransfer: (first: number, last: number) => string
  readonly address: string
  readonly recipient: string
}

interface Payment {
  readonly title: string
  readonly onDelivery: (amount: string) => string
  /** In place of the title of cash on delivery, for an order that is collected in a shop. */
  readonly inShop: string
  readonly onCollection: (amount: string) => string
  readonly billing: string
  readonly sameAddress: string
  readonly vat: (number: string) => string
  readonly scan: string
  readonly transferCode: string
}

interface Withdrawal {
  readonly title: string
  /** Of an order of goods alone. */
  readonly goods: (isCollected: boolean) => string
  /** Beside files or services. */
  readonly goodsAmongOthers: (isCollected: boolean) => string
  /** @param isRequested whether the buyer asked for the files at once */
  readonly files: (isRequested: boolean) => string
  readonly services: string
  readonly link: string
  readonly modelForm: string
  readonly terms: string
}

interface Updates {
  readonly paid: Update & { readonly text: (amount: string, invoice: string) => string; readonly filesReady: string; readonly pack: string; readonly collect: string }
  readonly shipped: Update & { readonly text: string; readonly tracking: string; readonly track: string; readonly payOnDelivery: (amount: string) => string }
  readonly ready: Update & { readonly text: (place: string) => string; readonly bring: (number: string) => string; readonly payOnCollection: (amount: string) => string }
  readonly canceled: Update & { readonly text: string }
  readonly refunded: Update & { readonly text: (amount: string) => string }
}

/** What every mail about a step of an order has. */
export interface Update {
  readonly subject: (order: string) => string
  readonly preheader: (amount: string) => string
}
