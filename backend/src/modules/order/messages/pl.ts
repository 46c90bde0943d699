import type { OrderMailMessages, OrderMessages } from '../order-messages.ts'

export const messages: OrderMessages = {
  state: {
    new: 'Oczekujące', pending_payment: 'Oczekuje na płatność', processing: 'W realizacji', holded: 'Wstrzymane',
    complete: 'Zrealizowane', closed: 'Zamknięte', canceled: 'Anulowane',
  },
  item: {
    Ordered: 'Zamówione', Shipped: 'Wysłane', Invoiced: 'Zafakturowane', Refunded: 'Zwrócone', Canceled: 'Anulowane',
    Partial: 'Częściowo', Mixed: 'Różnie',
  },
  discount: 'Rabat',
  unlimited: 'Bez ograniczeń',
  cancellationMailed: 'Wysłano e-mail z potwierdzeniem anulowania zamówienia.',
}

export const mailMessages: OrderMailMessages = {
  placed: (number, shop) => `Zamówienie ${number} w sklepie ${shop}`,
  thanks: (name) => `Dziękujemy za zamówienie, ${name}.`,
  sku: (sku) => `SKU ${sku}`,
  items: (number) => `Twoje zamówienie ${number}`,
  subtotal: 'Wartość produktów',
  discount: 'Rabat',
  shipping: 'Dostawa',
  free: 'Gratis',
  total: 'Razem',
  includedTax: (title) => `W tym ${title}`,
  tax: (title) => `Podatek (${title})`,
  delivery: 'Adres dostawy',
  billing: 'Adres rozliczeniowy',
  payment: 'Płatność',
  pay: 'Zapłać za zamówienie',
  waiting: 'Zamówienie czeka na płatność. Jeśli już je opłacono, nie trzeba robić nic więcej.',
  look: 'Zobacz zamówienie',
  gift: 'Wiadomość do prezentu',
  giftTo: (name) => `Dla: ${name}`,
  giftFrom: (name) => `Od: ${name}`,
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
}
