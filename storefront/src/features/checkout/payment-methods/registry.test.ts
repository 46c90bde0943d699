import { describe, expect, test } from 'vitest'
import { kindOf, offeredMethods } from './registry.ts'

const PAGES = { sandbox_redirect: 'https://pay.example/redirect' }
const methods = (...codes: string[]) => codes.map((code) => ({ code, title: code }))
const total = (value: number) => ({ value, currency: 'USD' as const })

describe('[CHK-08] payment methods that are offered', () => {
  test.each([
    ['plain ones as they come', methods('checkmo', 'banktransfer', 'cashondelivery'), 10, ['checkmo', 'banktransfer', 'cashondelivery']],
    ['unknown ones too', methods('shop_invoice'), 10, ['shop_invoice']],
    ['none that needs more than its code', methods('purchaseorder', 'braintree_cc_vault', 'checkmo'), 10, ['checkmo']],
    ['one whose page is known', methods('sandbox_redirect', 'checkmo'), 10, ['sandbox_redirect', 'checkmo']],
    ['free alone for nothing', methods('checkmo', 'free'), 0, ['free']],
    ['free never for something', methods('checkmo', 'free'), 10, ['checkmo']],
  ])('%s', (_case, listed, grandTotal, codes) => {
    expect(offeredMethods(listed, total(grandTotal), PAGES).map(({ code }) => code)).toEqual(codes)
  })

  test('a payment away from the shop is left out where nobody knows its page', () => {
    expect(offeredMethods(methods('sandbox_redirect', 'checkmo'), total(10), {}).map(({ code }) => code)).toEqual(['checkmo'])
  })

  test('nothing listed', () => expect(offeredMethods(null, undefined, PAGES)).toEqual([]))
})

test('a provider that needs more than its code can still be paid on its own page', () => {
  expect(kindOf('paypal_express', { paypal_express: 'https://pay.example' })).toMatchObject({ isPaidElsewhere: true })
  expect(kindOf('paypal_express', {})).toMatchObject({ isLeftOut: true })
})
