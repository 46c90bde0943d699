import { expect, test } from 'vitest'
import { acceptsPayment, listedPaymentMethods } from './payment-methods.ts'

const methods = [{ code: 'checkmo', title: 'Check / Money order' }, { code: 'free', title: 'No Payment Information Required' }]

test.each([
  [100, ['checkmo']],
  [0, ['checkmo', 'free']],
])('for a total of %i lists %j', (total, codes) => {
  expect(listedPaymentMethods(methods, total).map(({ code }) => code)).toEqual(codes)
})

test.each([
  ['checkmo', 100, true],
  ['checkmo', 0, false],
  ['free', 0, true],
  ['free', 100, false],
  ['blik', 100, false],
])('%s for a total of %i is accepted: %s', (code, total, accepted) => {
  expect(acceptsPayment(methods, code, total)).toBe(accepted)
})
