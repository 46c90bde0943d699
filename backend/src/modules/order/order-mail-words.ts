import type { Language } from '../store/language.ts'

interface MailWords {
  readonly placed: (number: string, shop: string) => string
  readonly thanks: (name: string) => string
  readonly items: string
  readonly subtotal: string
  readonly discount: string
  readonly shipping: string
  readonly total: string
  readonly includedTax: (title: string) => string
  readonly tax: (title: string) => string
  readonly delivery: string
  readonly billing: string
  readonly payment: string
  readonly pay: string
  readonly waiting: string
  readonly look: string
  readonly withdrawal: string
  readonly withdraw: string
  readonly invoiced: (number: string, order: string) => string
  readonly paid: string
  readonly shipped: (number: string, order: string) => string
  readonly underway: string
  readonly tracking: string
  readonly canceled: (order: string) => string
  readonly ended: string
  readonly refunded: (number: string, order: string) => string
  readonly moneyBack: string
}

export const MAIL_WORDS: Readonly<Record<Language, MailWords>> = {
  en: {
    placed: (number, shop) => `Your ${shop} order ${number}`,
    thanks: (name) => `Thank you for your order, ${name}.`,
    items: 'What you ordered',
    subtotal: 'Goods',
    discount: 'Discount',
    shipping: 'Delivery',
    total: 'Total',
    includedTax: (title) => `Including ${title}`,
    tax: (title) => `Tax (${title})`,
    delivery: 'Delivery address',
    billing: 'Billing address',
    payment: 'Payment',
    pay: 'Pay for the order',
    waiting: 'The order waits for your payment. If you have paid by now, there is nothing left to do.',
    look: 'See the order',
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
  },
  pl: {
    placed: (number, shop) => `Zamówienie ${number} w sklepie ${shop}`,
    thanks: (name) => `Dziękujemy za zamówienie, ${name}.`,
    items: 'Zamówione produkty',
    subtotal: 'Produkty',
    discount: 'Rabat',
    shipping: 'Dostawa',
    total: 'Razem',
    includedTax: (title) => `W tym ${title}`,
    tax: (title) => `Podatek (${title})`,
    delivery: 'Adres dostawy',
    billing: 'Adres do faktury',
    payment: 'Płatność',
    pay: 'Zapłać za zamówienie',
    waiting: 'Zamówienie czeka na płatność. Jeśli już je opłacono, nie trzeba robić nic więcej.',
    look: 'Zobacz zamówienie',
    withdrawal: 'Od umowy możesz odstąpić bez podawania przyczyny.',
    withdraw: 'Odstąp od umowy tutaj',
    invoiced: (number, order) => `Faktura ${number} do zamówienia ${order}`,
    paid: 'Otrzymaliśmy płatność.',
    shipped: (number, order) => `Przesyłka ${number} z zamówienia ${order}`,
    underway: 'Zamówienie jest w drodze.',
    tracking: 'Śledzenie przesyłki',
    canceled: (order) => `Zamówienie ${order} zostało anulowane`,
    ended: 'Zamówienie zostało anulowane. Nic za nie nie trzeba płacić.',
    refunded: (number, order) => `Zwrot ${number} do zamówienia ${order}`,
    moneyBack: 'Zamówienie zostało odwołane. Wszystko, co za nie zapłacono, wraca do płacącego.',
  },
}
