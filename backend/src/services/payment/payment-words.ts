import type { Language } from '../../modules/store/language.ts'

interface PaymentWords {
  readonly title: string
  readonly order: (number: string) => string
  readonly amount: string
  readonly test: string
  readonly approve: string
  readonly refuse: string
  readonly abandon: string
  readonly refused: string
  readonly paid: string
  readonly impossible: string
  readonly unknown: string
  readonly foreign: string
  readonly back: string
}

export const PAYMENT_WORDS: Readonly<Record<Language, PaymentWords>> = {
  en: {
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
  },
  pl: {
    title: 'Płatność',
    order: (number) => `Zamówienie ${number}`,
    amount: 'Do zapłaty',
    test: 'To płatność testowa: niezależnie od wyboru nikt nie pobierze pieniędzy.',
    approve: 'Zapłać',
    refuse: 'Odrzuć płatność i anuluj zamówienie',
    abandon: 'Wróć bez płacenia',
    refused: 'Płatność odrzucono.',
    paid: 'To zamówienie jest już opłacone. Nic więcej nie trzeba robić.',
    impossible: 'Tego zamówienia nie można już opłacić.',
    unknown: 'Pod tym adresem nie ma płatności.',
    foreign: 'Płatność trzeba potwierdzić na tej stronie.',
    back: 'Wróć do sklepu',
  },
}
