import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import type { CartLocation } from '../../storefront/src/features/checkout/cart-location.ts'
import { fakeCheckout } from '../../storefront/src/features/place-order/submitted-order.fixture.ts'
import { zak02 } from '../../storefront/src/features/pickup/pickup-location.fixture.ts'
import { render, textsOf } from './rendered.fixture.ts'

const address = { company: null, firstname: 'Agata', lastname: 'Wierch', street: ['Kościeliska', '14a/3'], postcode: '34-500', city: 'Zakopane', country: { code: 'PL' }, region: { label: 'małopolskie' } }
const method = { carrier_code: 'locker', method_code: 'locker', carrier_title: 'Parcel locker', method_title: 'InPost', price_incl_tax: { value: 12.3, currency: 'PLN' } }
const goods = fakeCheckout({ shipping_addresses: [{ ...address, selected_shipping_method: method }], billing_address: { ...address, city: 'Gdynia' } } as never)
const download = fakeCheckout({ is_virtual: true, billing_address: { ...address, city: 'Gdynia' } } as never)

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test.each(['en', 'pl'] as const)('[CHK-01] finished steps are links to their pages, in %s', async (language) => {
  const root = { en: '', pl: '/pl' }[language]
  const list = await render('checkout/step-list.tsx', 'StepList', { steps: ['address', 'delivery', 'payment'], current: 'payment' }, language)
  expect(hrefs(list)).toEqual([`${root}/checkout`, `${root}/checkout/delivery`])
  const completed = await render('checkout/completed-steps.tsx', 'CompletedSteps', { cart: goods, delivery: { days: {}, cutOffHour: 14, holidays: { dates: [], aroundEaster: [] } }, pickup: { 'locker/collected': '%' } }, language)
  expect(hrefs(completed)).toEqual([`${root}/checkout`, `${root}/checkout/delivery`])
})

const completed = async (cart: object, place?: CartLocation) => {
  const texts = await textsOf('checkout/completed-steps.tsx', 'CompletedSteps', { cart, delivery: { days: {}, cutOffHour: 14, holidays: { dates: [], aroundEaster: [] } }, pickup: { 'locker/collected': '%' }, place })
  return texts.map((text) => text.replaceAll(/\s/g, ' '))
}
const t = translatorFor('en', '')

test('[CHK-01] above the payment, an order has its address of delivery and its method with its price', async () => {
  const change = t('checkout.payment.change')
  expect(await completed(goods)).toEqual([
    t('checkout.delivery.shipTo'), 'Agata Wierch', 'Kościeliska 14a/3, 34-500 Zakopane', change,
    t('checkout.payment.delivery'), 'Parcel locker · PLN 12.30', change,
  ])
})

test('[CHK-11] above the payment, no day is promised to those who pay by a transfer, which takes its time', async () => {
  const delivery = { days: { 'locker/locker': [1, 2] }, cutOffHour: 14, holidays: { dates: [], aroundEaster: [] }, country: 'PL' }
  const of = async (isAwaited: boolean) => (await textsOf('checkout/completed-steps.tsx', 'CompletedSteps', { cart: goods, delivery, pickup: {}, isAwaited })).join(' ')
  expect(await of(false)).toContain('Delivery ')
  expect(await of(false)).toMatch(/(Mon|Tue|Wed|Thu|Fri)/)
  expect(await of(true)).not.toMatch(/(Mon|Tue|Wed|Thu|Fri)/)
})

test('[CHK-14] above the payment, a download has the address of its invoice', async () => {
  expect(await completed(download)).toEqual([
    t('checkout.payment.billTo'), 'Agata Wierch', 'Kościeliska 14a/3, 34-500 Gdynia', t('checkout.payment.change'),
  ])
})

test('[CHK-21] above the payment, a collected order has its recipient, and the locker’s name and address', async () => {
  const collected = { ...method, method_code: 'collected' }
  const cart = fakeCheckout({
    shipping_addresses: [{ ...address, street: ['Nowotarska 41'], telephone: '600100200', selected_shipping_method: collected }], billing_address: address,
  } as never)
  const change = t('checkout.payment.change')
  expect(await completed(cart, { code: 'ZAK02A', location: zak02 })).toEqual([
    t('checkout.payment.recipient'), 'Agata Wierch, 600 100 200', change,
    t('checkout.payment.delivery'), 'Parcel locker · PLN 12.30', 'ZAK02A', 'Nowotarska 41, 34-500 Zakopane', 'Open 24 hours', change,
  ])
})

test('[CHK-22] a delivery for nothing is free, not 0.00', async () => {
  const free = fakeCheckout({ shipping_addresses: [{ ...address, selected_shipping_method: { ...method, price_incl_tax: { value: 0, currency: 'PLN' } } }] } as never)
  expect(await completed(free)).toContain('Parcel locker · Free')
})
