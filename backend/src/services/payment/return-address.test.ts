import { expect, test } from 'vitest'
import { returnAddress } from './return-address.ts'

const order = { number: '000000001', token: 'secret' }
const parameters = 'order_number=000000001&order_token=secret'

test.each([
  ['https://shop.test', 'https://shop.test/pl/checkout/paid', `https://shop.test/pl/checkout/paid?${parameters}`],
  ['https://shop.test', 'https://shop.test/paid?step=3', `https://shop.test/paid?step=3&${parameters}`],
  ['https://shop.test', '/paid', `https://shop.test/paid?${parameters}`],
  ['https://shop.test/halny', 'https://shop.test/halny/paid', `https://shop.test/halny/paid?${parameters}`],
  ['https://shop.test', null, `https://shop.test/?${parameters}`],
  ['https://shop.test', '', `https://shop.test/?${parameters}`],
])('from the shop %s with the URL %s the browser returns to', (shop, requested, address) => {
  expect(returnAddress(shop, requested, order)).toBe(address)
})

test.each([
  'https://evil.test/paid', '//evil.test/paid', 'https://shop.test.evil.test/', 'https://shop.test@evil.test/', 'javascript:alert(1)',
  'http://shop.test/paid', 'https://me:pw@shop.test/paid', 'https://shop.test:8443/', 'https://', '\\\\evil.test',
])('%s is replaced by the home page', (requested) => {
  expect(returnAddress('https://shop.test', requested, order)).toBe(`https://shop.test/?${parameters}`)
})

test('a shop in a subfolder does not accept URLs of other folders', () => {
  expect(returnAddress('https://shop.test/halny', 'https://shop.test/halny-evil', order)).toBe(`https://shop.test/halny?${parameters}`)
  expect(returnAddress('https://shop.test/halny', 'https://shop.test/halny/../other', order)).toBe(`https://shop.test/halny?${parameters}`)
})
