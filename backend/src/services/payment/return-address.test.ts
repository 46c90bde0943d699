import { expect, test } from 'vitest'
import { returnAddress } from './return-address.ts'

const order = { number: '000000001', token: 'secret' }
const told = 'order_number=000000001&order_token=secret'

test.each([
  ['https://shop.test', 'https://shop.test/pl/checkout/paid', `https://shop.test/pl/checkout/paid?${told}`],
  ['https://shop.test', 'https://shop.test/paid?step=3', `https://shop.test/paid?step=3&${told}`],
  ['https://shop.test', '/paid', `https://shop.test/paid?${told}`],
  ['https://shop.test/halny', 'https://shop.test/halny/paid', `https://shop.test/halny/paid?${told}`],
  ['https://shop.test', null, `https://shop.test/?${told}`],
  ['https://shop.test', '', `https://shop.test/?${told}`],
])('within %s, %s is gone back to', (shop, wanted, address) => {
  expect(returnAddress(shop, wanted, order)).toBe(address)
})

test.each([
  'https://evil.test/paid', '//evil.test/paid', 'https://shop.test.evil.test/', 'https://shop.test@evil.test/', 'javascript:alert(1)',
  'http://shop.test/paid', 'https://me:pw@shop.test/paid', 'https://shop.test:8443/', 'https://', '\\\\evil.test',
])('%s leads home instead', (wanted) => {
  expect(returnAddress('https://shop.test', wanted, order)).toBe(`https://shop.test/?${told}`)
})

test('a shop in a subfolder does not accept URLs of other folders', () => {
  expect(returnAddress('https://shop.test/halny', 'https://shop.test/halny-evil', order)).toBe(`https://shop.test/halny?${told}`)
  expect(returnAddress('https://shop.test/halny', 'https://shop.test/halny/../other', order)).toBe(`https://shop.test/halny?${told}`)
})
