import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { isOwnOrder } from '../place-order/own-orders.ts'
import { isOfVisitor } from './is-of-visitor.ts'

const NUMBER = '000000042'
const order = { number: NUMBER, items: [] }
const refused = { errors: [{ message: 'Please login to view the order.', extensions: { category: 'graphql-authorization' } }] }
const orders = (...items: object[]) => ({ data: { customer: { orders: { items } } } })

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

test('[CHK-11] a guest without a token has no order, for any number in the address', async () => {
  const { operations } = fakeShop({})
  expect(await isOfVisitor(NUMBER, undefined, false)).toBe(false)
  expect(operations()).toEqual([])
})

test('[CHK-11] the token of the payment service names the order, which the browser remembers', async () => {
  fakeShop({ GuestOrderPayment: { data: { guestOrderByToken: order } } })
  expect(await isOfVisitor('WIN-A-CAR', 'token', false)).toBe(false)
  expect(isOwnOrder('WIN-A-CAR')).toBe(false)
  expect(await isOfVisitor(NUMBER, 'token', false)).toBe(true)
  expect(isOwnOrder(NUMBER)).toBe(true)
})

test.each([
  ['in the account', orders(order), true],
  ['of somebody else', orders(), false],
  ['that the backend refuses', refused, false],
])('[CHK-11] for a customer, an order %s', async (_which, answer, isOwn) => {
  fakeShop({ OrderPayment: answer, GuestOrderPayment: refused })
  expect(await isOfVisitor(NUMBER, 'token', true)).toBe(isOwn)
})
