import { describe, expect, test } from 'vitest'
import { kindOf, offeredMethods, orderButton } from './registry.ts'

const OFFLINE = ['checkmo', 'banktransfer', 'cashondelivery', 'purchaseorder', 'free', 'shop_invoice']
const PAGES = { sandbox_blik: 'https://pay.example/redirect' }
const methods = (...codes: string[]) => codes.map((code) => ({ code, title: code }))
const offered = (listed: Parameters<typeof offeredMethods>[0]['available_payment_methods'], grandTotal: number, { pages = PAGES, items = [] }: { pages?: Record<string, string>; items?: readonly object[] } = {}) =>
  offeredMethods({ available_payment_methods: listed, items: items as never, prices: { grand_total: { value: grandTotal, currency: 'USD' } } as never }, pages, OFFLINE).map(({ code }) => code)

describe('[CHK-08] payment methods that are offered', () => {
  test.each([
    ['offline methods in their order', methods('checkmo', 'banktransfer', 'cashondelivery'), 10, ['checkmo', 'banktransfer', 'cashondelivery']],
    ['a method that is paid outside the shop', methods('shop_invoice', 'purchaseorder'), 10, ['shop_invoice', 'purchaseorder']],
    ['a method with a payment page', methods('sandbox_blik', 'checkmo'), 10, ['sandbox_blik', 'checkmo']],
    ['only free, for a total of zero', methods('checkmo', 'free'), 0, ['free']],
    ['not free, for any other total', methods('checkmo', 'free'), 10, ['checkmo']],
  ])('%s', (_case, listed, grandTotal, codes) => {
    expect(offered(listed, grandTotal)).toEqual(codes)
  })

  test.each([
    'tpay', 'bluepayment', 'mollie_methods_ideal', 'payu_gateway', 'payu_gateway_blik', 'payu_gateway_card', 'przelewy24', 'dialcom_przelewy', 'stripe_payments', 'adyen_cc', 'braintree',
    'braintree_cc_vault', 'paypal_express', 'payflowpro', 'klarna_kp', 'amazon_payment_v2', 'companycredit', 'blik', 'card', 'shop_invoice_2', 'Checkmo', 'constructor',
  ])('not %s, whose orders nobody could pay', (code) => {
    expect(offered(methods(code, 'checkmo'), 10)).toEqual(['checkmo'])
    expect(offered(methods(code), 10)).toEqual([])
    expect(kindOf(code, PAGES)).not.toHaveProperty('isPaidElsewhere')
  })

  test('leaves out a redirect payment without a page in PAYMENT_PAGES', () => {
    expect(offered(methods('sandbox_blik', 'checkmo'), 10, { pages: {} })).toEqual(['checkmo'])
  })

  const tee = { __typename: 'SimpleCartItem' }
  test.each([
    ['a place', [{ __typename: 'VirtualCartItem' }]],
    ['a place beside goods', [tee, { __typename: 'VirtualCartItem' }]],
    ['a file beside goods', [{ __typename: 'DownloadableCartItem' }, tee]],
    ['a place that is a variant', [tee, { __typename: 'ConfigurableCartItem', configured_variant: { __typename: 'VirtualProduct' } }]],
  ])('not cash on delivery for %s', (_which, items) => {
    expect(offered(methods('cashondelivery', 'banktransfer'), 10, { items })).toEqual(['banktransfer'])
  })

  test('cash on delivery for goods and their variants', () => {
    const items = [tee, { __typename: 'ConfigurableCartItem', configured_variant: { __typename: 'SimpleProduct' } }, { __typename: 'BundleCartItem' }, null]
    expect(offered(methods('cashondelivery', 'banktransfer'), 10, { items: items as object[] })).toEqual(['cashondelivery', 'banktransfer'])
  })

  test('offers nothing when the backend lists nothing', () => expect(offered(null, 10)).toEqual([]))
})

test('[CHK-08] offers any method that has a payment page', () => {
  const pages = { paypal_express: 'https://pay.example' }
  expect(offered(methods('paypal_express'), 10, { pages })).toHaveLength(1)
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
