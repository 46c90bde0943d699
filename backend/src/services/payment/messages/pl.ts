import type { PaymentMessages } from '../payment-messages.ts'

export const messages: PaymentMessages = {
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
}
