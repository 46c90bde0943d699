import { expect, test } from 'vitest'
import { type Language, textsOf } from './rendered.fixture.ts'

const DELIVERY = { days: { 'courier/door': [1, 2], 'instore/pickup': [1, 1] }, cutOffHour: 14, holidays: { dates: [], aroundEaster: [] }, country: 'PL' }
const courier = { carrier_code: 'courier', method_code: 'door' }
const pickup = { carrier_code: 'instore', method_code: 'pickup' }
const sentTo = (code: string, selected_shipping_method: object) => ({ is_virtual: false, shipping_addresses: [{ country: { code }, selected_shipping_method }] })

/** The texts below the heading, without the characters that hold "e-mail" together. */
const nextOf = async (cart: object, props: object, language: Language) => {
  const order = { cartId: 'cart', email: 'agata@example.com', paymentCode: 'banktransfer', state: 'placed', cart: { is_virtual: true, items: [], shipping_addresses: [], ...cart } }
  const given = { order, orderNumber: '000000001', delivery: DELIVERY, isAwaitingTransfer: false, isPaid: false, hasMessages: false, isInAccount: false, ...props }
  const [, ...texts] = await textsOf('order-confirmation/what-next.tsx', 'WhatNext', given, language)
  return texts.join('|').replaceAll('\u2060', '')
}

test.each<[string, object, object, string, string]>([
  ['files to pay', {}, {}, 'As soon as your order is paid, we email you everything you need.', 'Gdy zamówienie będzie opłacone, przyślemy e-mailem wszystko, czego potrzeba.'],
  ['files that are paid', {}, { isPaid: true }, 'We email you everything you need.', 'Wszystko, czego potrzeba, przyślemy e-mailem.'],
  ['files above', {}, { isPaid: true, hasMessages: true }, 'The links above are in your email as well.', 'Te same linki są w e-mailu.'],
  ['files in the account', {}, { isPaid: true, isInAccount: true }, 'Everything you need is with your order, and in your email.', 'Wszystko, czego potrzeba, jest przy zamówieniu i w e-mailu.'],
  ['goods', sentTo('PL', courier), {}, 'We get your order ready and email you when it leaves.', 'Pakujemy zamówienie i napiszemy, gdy będzie w drodze.'],
  ['goods to collect', sentTo('PL', pickup), {}, 'We get your order ready and email you when you can collect it.', 'Pakujemy zamówienie i napiszemy, gdy będzie do odbioru.'],
  ['goods after a transfer', sentTo('PL', courier), { isAwaitingTransfer: true }, 'Delivery 1–2 working days after your transfer arrives.', 'Dostawa: 1–2 dni robocze po tym, jak dotrze przelew.'],
  ['a collection after a transfer', sentTo('PL', pickup), { isAwaitingTransfer: true }, 'Ready to collect 1 working day after your transfer arrives.', 'Odbiór: 1 dzień roboczy po tym, jak dotrze przelew.'],
])('[CHK-11] the buyer of %s reads what happens next', async (_what, cart, props, english, polish) => {
  expect(await nextOf(cart, props, 'en')).toContain(english)
  expect(await nextOf(cart, props, 'pl')).toContain(polish)
})

test('[CHK-11] no day is promised abroad', async () => {
  expect(await nextOf(sentTo('DE', courier), { isAwaitingTransfer: true }, 'en')).not.toContain('working days')
})

test('[CHK-11] [PDP-19] the day and the place of a meeting come first', async () => {
  const option = (label: string, value: object) => ({ label, values: [value] })
  const line = (uid: string, __typename: string, customizable_options: object[]) => ({ uid, __typename, product: { name: 'Kettlebell Hour' }, customizable_options })
  const options = [option('Place', { label: 'Zakopane', value: '1' }), option('Day', { label: '', value: '2/14/27' })]
  const cart = { items: [line('1', 'VirtualCartItem', options), line('2', 'VirtualCartItem', []), line('3', 'SimpleCartItem', options)] }
  expect(await nextOf(cart, { isPaid: true }, 'en')).toContain(
    'Kettlebell Hour, as you chose:|Place: Zakopane|Day: 2/14/27|We email you everything you need.|',
  )
  expect(await nextOf(cart, {}, 'pl')).toContain('Kettlebell Hour, zgodnie z twoim wyborem:|Place: Zakopane|')
})
