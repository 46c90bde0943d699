import { describe, expect, test } from 'vitest'
import { offeredMethods } from './registry.ts'

const methods = (...codes: string[]) => codes.map((code) => ({ code, title: code }))
const total = (value: number) => ({ value, currency: 'USD' as const })

describe('[CHK-08] payment methods that are offered', () => {
  test.each([
    ['plain ones as they come', methods('checkmo', 'banktransfer', 'cashondelivery'), 10, ['checkmo', 'banktransfer', 'cashondelivery']],
    ['unknown ones too', methods('shop_invoice'), 10, ['shop_invoice']],
    ['none that needs more than its code', methods('purchaseorder', 'braintree_cc_vault', 'sandbox_redirect', 'checkmo'), 10, ['checkmo']],
    ['free alone for nothing', methods('checkmo', 'free'), 0, ['free']],
    ['free never for something', methods('checkmo', 'free'), 10, ['checkmo']],
  ])('%s', (_case, listed, grandTotal, codes) => {
    expect(offeredMethods(listed, total(grandTotal)).map(({ code }) => code)).toEqual(codes)
  })

  test('nothing listed', () => expect(offeredMethods(null, undefined)).toEqual([]))
})
