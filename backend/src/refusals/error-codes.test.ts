import { describe, expect, test } from 'vitest'
import { orderErrorCode, userErrorCode } from './error-codes.ts'
import { ENGLISH, phrasesIn } from './phrases.ts'
import { refusal } from './refusal.ts'

const PACK = phrasesIn('pl', 'pack')
const POLISH = phrasesIn('pl', 'all')
const CODES = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK', 'COULD_NOT_FIND_CART_ITEM'] as const

const notFound = refusal('product.notFound', { sku: 'x' })
const tooFew = refusal('product.quantityTooLow', { least: 2 })
const notUpdated = refusal('cart.notUpdated', { sku: 'x', reason: refusal('product.quantityUnavailable') })
const problems = (...refusals: Parameters<typeof orderErrorCode>[0][]) =>
  refusal('order.refused', { reason: refusal('order.cartProblems', { problems: { refusals, separator: '\n' } }) })

describe('the code of a user error', () => {
  test.each([
    [notFound, 'PRODUCT_NOT_FOUND'],
    [refusal('product.noSource'), 'NOT_SALABLE'],
    [tooFew, 'INSUFFICIENT_STOCK'],
    [refusal('product.quantityUnavailable'), 'INSUFFICIENT_STOCK'],
    [refusal('product.quantityTooHigh'), 'UNDEFINED'],
    [refusal('cart.someOutOfStock'), 'UNDEFINED'],
    [notUpdated, 'INSUFFICIENT_STOCK'],
  ])('%j: %s', (reason, code) => {
    expect(userErrorCode(reason, ENGLISH, CODES)).toBe(code)
  })

  test('is UNDEFINED if the message from which it is read is translated', () => {
    expect(userErrorCode(tooFew, PACK, CODES)).toBe('UNDEFINED')
    expect(userErrorCode(notUpdated, PACK, CODES)).toBe('UNDEFINED')
    expect(userErrorCode(notFound, PACK, CODES)).toBe('PRODUCT_NOT_FOUND')
    expect(userErrorCode(notFound, POLISH, CODES)).toBe('UNDEFINED')
  })

  test('is only one that the type of the error list has', () => {
    expect(userErrorCode(notFound, ENGLISH, ['NOT_SALABLE'])).toBe('UNDEFINED')
  })
})

describe("the code of an order's error", () => {
  test.each([
    [refusal('cart.inactive'), 'CART_NOT_ACTIVE'],
    [refusal('order.refused', { reason: refusal('order.paymentMissing') }), 'UNABLE_TO_PLACE_ORDER'],
    [refusal('order.refused', { reason: refusal('coupon.invalid') }), 'UNDEFINED'],
    [problems(refusal('cart.someLackOptions'), refusal('cart.someOutOfStock')), 'UNABLE_TO_PLACE_ORDER'],
    [problems(refusal('cart.someLackOptions')), 'UNDEFINED'],
  ])('%j: %s', (reason, code) => {
    expect(orderErrorCode(reason, ENGLISH)).toBe(code)
  })

  test('is UNDEFINED if the message from which it is read is translated', () => {
    expect(orderErrorCode(problems(refusal('cart.someOutOfStock')), PACK)).toBe('UNDEFINED')
    expect(orderErrorCode(refusal('cart.inactive'), PACK)).toBe('CART_NOT_ACTIVE')
    expect(orderErrorCode(refusal('cart.inactive'), POLISH)).toBe('UNDEFINED')
  })
})
