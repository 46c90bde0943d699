import { expect, test } from 'vitest'
import { render, textsOf } from './rendered.fixture.ts'

const PAGES = { payu_blik: 'https://pay.example', payu_card: 'https://pay.example', p24: 'https://pay.example' }
const methods = ['payu_blik', 'payu_card', 'p24', 'banktransfer', 'cashondelivery', 'shop_invoice'].map((code) => ({ code, title: `Title of ${code}` }))
const choice = { methods, pages: PAGES, isCashOnDeliveryFree: true, isCollected: false, choice: undefined, onChoose: () => undefined, showMissing: false }
const render6 = (change: Partial<typeof choice> = {}) => render('checkout/payment-choice.tsx', 'PaymentChoice', { ...choice, ...change })
const cardsOf = (html: string) => html.split('<label').slice(1)

test('[CHK-17] BLIK, cards and other services have their own marks and notes, by words in their codes', async () => {
  const cards = cardsOf(await render6())
  const marks = cards.map((card) => /<svg.*<\/svg>/.exec(card)?.[0])
  expect(new Set(marks.slice(0, 5)).size).toBe(5)
  expect(marks).toEqual([...Array(5).fill(expect.any(String)), undefined])
  expect(cards[0]).toContain('six-digit code')
  expect(cards[1]).toContain('Enter your card')
  expect(cards[2]).toContain('You pay on the payment service’s page')
})

test.each([
  ['en', 'You pay when you receive the parcel. No extra fee.'],
  ['pl', 'Płacisz przy odbiorze przesyłki. Bez dodatkowych opłat.'],
] as const)('[CHK-19] cash on delivery says before it is chosen that it costs nothing, in %s', async (language, note) => {
  expect(await textsOf('checkout/payment-choice.tsx', 'PaymentChoice', choice, language)).toContain(note)
})

test.each([
  ['en', 'Pay in the shop', 'You pay when you collect the order. No extra fee.'],
  ['pl', 'Płatność w sklepie', 'Płacisz przy odbiorze w sklepie. Bez dodatkowych opłat.'],
] as const)('[CHK-19] what is collected in a shop is paid for there: no courier and no locker is named, in %s', async (language, title, note) => {
  const texts = await textsOf('checkout/payment-choice.tsx', 'PaymentChoice', { ...choice, isCollected: true }, language)
  expect(texts).toContain(title)
  expect(texts).toContain(note)
  expect(texts).not.toContain('Title of cashondelivery')
  expect(texts).toContain('Title of banktransfer')
})

test('[CHK-19] says nothing about a fee that the shop has not ruled out, nor at other methods', async () => {
  expect(await render6({ isCashOnDeliveryFree: false })).not.toContain('No extra fee')
  expect((await render6()).match(/No extra fee/g)).toHaveLength(1)
})

test('[CHK-08] a missing choice is said above the methods', async () => {
  const html = await render6({ showMissing: true })
  expect(html.indexOf('role="alert"')).toBeGreaterThan(-1)
  expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf('role="radiogroup"'))
})

test.each([
  ['en', 'No payment method is available for this order.', 'Nothing was ordered'],
  ['pl', 'Do tego zamówienia nie ma dostępnej metody płatności.', 'Nic nie zostało zamówione'],
] as const)('[CHK-08] without a method that can be paid, the step says so and leads to the contact page, in %s', async (language, title, help) => {
  const html = await render('checkout/nothing-to-pay-with.tsx', 'NothingToPayWith', {}, language)
  expect(html).toContain(title)
  expect(html).toContain(help)
  expect(html).toContain(`href="${language === 'pl' ? '/pl' : ''}/contact"`)
})

test.each([
  ['empty, after an attempt', '', true, 'Enter the purchase order number'],
  ['empty, before it', '', false, 'Your company’s number for this purchase.'],
  ['filled in', 'PO-7', true, 'Your company’s number for this purchase.'],
])('[CHK-08] the field for the number of a purchase order, %s', async (_, value, showMissing, note) => {
  const html = await render('checkout/purchase-order-field.tsx', 'PurchaseOrderField', { value, showMissing, onChange: () => undefined })
  expect(html).toContain(note)
  expect(html).toContain(`maxLength="32"`)
  expect(html.includes('aria-invalid="true"')).toBe(value === '' && showMissing)
})
