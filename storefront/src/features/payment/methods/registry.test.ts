import { describe, expect, test } from 'vitest'
import { kindOf, offeredMethods } from './registry.ts'

const PAGES = { sandbox_blik: 'https://pay.example/redirect' }
const methods = (...codes: string[]) => codes.map((code) => ({ code, title: code }))
const total = (value: number) => ({ value, currency: 'USD' as const })

describe('[CHK-08] payment methods that are offered', () => {
  test.each([
    ['offline methods in their order', methods('checkmo', 'banktransfer', 'cashondelivery'), 10, ['checkmo', 'banktransfer', 'cashondelivery']],
    ['unknown methods', methods('shop_invoice'), 10, ['shop_invoice']],
    ['no method that needs more than its code', methods('purchaseorder', 'braintree_cc_vault', 'checkmo'), 10, ['checkmo']],
    ['a method with a payment page', methods('sandbox_blik', 'checkmo'), 10, ['sandbox_blik', 'checkmo']],
    ['only free, for a total of zero', methods('checkmo', 'free'), 0, ['free']],
    ['not free, for any other total', methods('checkmo', 'free'), 10, ['checkmo']],
  ])('%s', (_case, listed, grandTotal, codes) => {
    expect(offeredMethods(listed, total(grandTotal), PAGES).map(({ code }) => code)).toEqual(codes)
  })

  test('leaves out a redirect payment without a page in PAYMENT_PAGES', () => {
    expect(offeredMethods(methods('sandbox_blik', 'checkmo'), total(10), {}).map(({ code }) => code)).toEqual(['checkmo'])
  })

  test('offers nothing when the backend lists nothing', () => expect(offeredMethods(null, undefined, PAGES)).toEqual([]))
})

test('offers an unsupported method that has a payment page', () => {
  expect(kindOf('paypal_express', { paypal_express: 'https://pay.example' })).toMatchObject({ isPaidElsewhere: true })
  expect(kindOf('paypal_express', {})).toMatchObject({ isUnsupported: true })
})
