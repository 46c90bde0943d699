import { describe, expect, test } from 'vitest'
import { kindOf, offeredMethods, orderButton } from './registry.ts'

const OFFLINE = ['checkmo', 'banktransfer', 'cashondelivery', 'purchaseorder', 'free', 'shop_invoice']
const PAGES = { sandbox_blik: 'https://pay.example/redirect' }
const methods = (...codes: string[]) => codes.map((code) => ({ code, title: code }))
const total = (value: number) => ({ value, currency: 'USD' as const })

describe('[CHK-08] payment methods that are offered', () => {
  test.each([
    ['offline methods in their order', methods('checkmo', 'banktransfer', 'cashondelivery'), 10, ['checkmo', 'banktransfer', 'cashondelivery']],
    ['a method that is paid outside the shop', methods('shop_invoice', 'purchaseorder'), 10, ['shop_invoice', 'purchaseorder']],
    ['a method with a payment page', methods('sandbox_blik', 'checkmo'), 10, ['sandbox_blik', 'checkmo']],
    ['only free, for a total of zero', methods('checkmo', 'free'), 0, ['free']],
    ['not free, for any other total', methods('checkmo', 'free'), 10, ['checkmo']],
  ])('%s', (_case, listed, grandTotal, codes) => {
    expect(offeredMethods(listed, total(grandTotal), PAGES, OFFLINE).map(({ code }) => code)).toEqual(codes)
  })

  test.each([
    'tpay', 'bluepayment', 'mollie_methods_ideal', 'payu_gateway', 'payu_gateway_blik', 'payu_gateway_card', 'przelewy24', 'dialcom_przelewy', 'stripe_payments', 'adyen_cc', 'braintree',
    'braintree_cc_vault', 'paypal_express', 'payflowpro', 'klarna_kp', 'amazon_payment_v2', 'companycredit', 'blik', 'card', 'shop_invoice_2', 'Checkmo', 'constructor',
  ])('not %s, whose orders nobody could pay', (code) => {
    expect(offeredMethods(methods(code, 'checkmo'), total(10), PAGES, OFFLINE).map((method) => method.code)).toEqual(['checkmo'])
    expect(offeredMethods(methods(code), total(10), PAGES, OFFLINE)).toEqual([])
    expect(kindOf(code, PAGES)).not.toHaveProperty('isPaidElsewhere')
  })

  test('leaves out a redirect payment without a page in PAYMENT_PAGES', () => {
    expect(offeredMethods(methods('sandbox_blik', 'checkmo'), total(10), {}, OFFLINE).map(({ code }) => code)).toEqual(['checkmo'])
  })

  test('offers nothing when the backend lists nothing', () => expect(offeredMethods(null, undefined, PAGES, OFFLINE)).toEqual([]))
})

test('[CHK-08] offers any method that has a payment page', () => {
  const pages = { paypal_express: 'https://pay.example' }
  expect(offeredMethods(methods('paypal_express'), total(10), pages, OFFLINE)).toHaveLength(1)
  expect(kindOf('paypal_express', pages)).toMatchObject({ isPaidElsewhere: true })
})

describe('[CHK-08] the last button', () => {
  test.each([
    ['sandbox_blik', 'placeAndPay'],
    ['checkmo', 'place'],
    ['banktransfer', 'place'],
    ['cashondelivery', 'place'],
    ['purchaseorder', 'place'],
    ['shop_invoice', 'place'],
    ['free', 'placeFree'],
  ])('says for %s: %s', (code, text) => expect(orderButton(kindOf(code, PAGES))).toBe(text))

  test('obliges to pay before a method is chosen', () => expect(orderButton(undefined)).toBe('place'))
  test('says pay for any method with a payment page, even free', () => expect(orderButton(kindOf('free', { free: 'https://pay.example' }))).toBe('placeAndPay'))
})
