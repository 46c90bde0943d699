import { describe, expect, test } from 'vitest'
import { fitQuantity, formatQuantity, nextQuantity, type QuantityRules, readQuantity } from './quantity.ts'

describe('[PDP-05] a quantity', () => {
  test.each([
    ['12', 12], [' 12 ', 12], ['0', 0], ['007', 7], ['1.5', 1.5], ['1,5', 1.5], ['1,25', 1.25], ['0,0001', 0.0001], ['0.125', 0.125], ['0,125', 0.125],
    ['.5', 0.5], [',5', 0.5], ['2.', 2], ['１２', 12], ['\u200b12\ufeff', 12],
    ['1 000', 1000], ['1\u00a0000', 1000], ['12\u202f345\u202f678', 12345678],
    ['', undefined], ['1e1', undefined], ['0x10', undefined], ['-3', undefined], ['−3', undefined], ['+3', undefined], ['1.5.2', undefined], ['1,000,00', undefined],
    ['0.00001', undefined], ['Infinity', undefined], ['1 2', undefined], ['1 0000', undefined], ['0 500', undefined], ['1 000 00', undefined], ['two', undefined],
    ['½', undefined], ['.', undefined], ['2 szt.', undefined], ['2x', undefined], ["1'000", undefined],
  ])('%j is read as %s in both languages', (text, quantity) => expect([readQuantity(text, 'en'), readQuantity(text, 'pl')]).toEqual([quantity, quantity]))

  test.each([
    ['1,000', 1000, 1], ['1,500', 1500, 1.5], ['12,500', 12500, 12.5], ['1,000,000', 1000000, undefined], ['1,000.5', 1000.5, undefined], ['1 000.5', 1000.5, undefined],
    ['1.000', 1, undefined], ['1.500', 1.5, undefined], ['1.2500', 1.25, undefined], ['1234.500', 1234.5, undefined], ['1.000,5', undefined, undefined], ['1 000,5', undefined, 1000.5],
    ['1,2500', undefined, 1.25], ['1 000,000', undefined, 1000], ['1,000,5', undefined, undefined], ['1,000 000', undefined, undefined],
  ])('%j is read as %s in English and as %s in Polish', (text, english, polish) => {
    expect([readQuantity(text, 'en'), readQuantity(text, 'pl')]).toEqual([english, polish])
  })

  test.each([[1, 'en'], [1.125, 'en'], [1.125, 'pl'], [1234.5, 'en'], [1234.5, 'pl'], [0.0001, 'pl']])('%s as it is written in %s is read as itself', (value, locale) => {
    expect(readQuantity(formatQuantity(value, locale), locale)).toBe(value)
  })

  test.each([[1, 'en', '1'], [1.5, 'en', '1.5'], [1.5, 'pl', '1,5'], [0.0001, 'pl', '0,0001'], [12345, 'en', '12345'], [1234.5, 'pl', '1234,5']])(
    '%s is written in %s as %s', (value, locale, text) => expect(formatQuantity(value, locale)).toBe(text),
  )
})

describe('[PDP-05] the buttons move in steps that are sold', () => {
  const PAIRS = { min: 2 }
  const SIXES = { step: 6 }
  test.each<[number, QuantityRules, number | undefined, number | undefined]>([
    [1, {}, undefined, 2], [2, {}, 1, 3], [0.5, {}, undefined, 1], [1.5, {}, 1, 2], [2.25, {}, 2, 2.5], [0.3, {}, 0.2, 0.4],
    [2, PAIRS, undefined, 3], [1, PAIRS, undefined, 2], [3, PAIRS, 2, 4],
    [1, SIXES, undefined, 6], [6, SIXES, undefined, 12], [7, SIXES, 6, 12], [12, SIXES, 6, 18],
    [6, { min: 8, step: 6 }, undefined, 12], [12, { min: 8, step: 6 }, undefined, 18], [18, { min: 8, step: 6 }, 12, 24],
    [0.5, { step: 0.25 }, 0.25, 0.75], [1.5, { step: 1 }, 1, 2], [0.3, { step: 0.1 }, 0.2, 0.4],
    [3, { max: 3 }, 2, undefined], [5, { max: 3 }, 3, undefined], [6, { step: 6, max: 10 }, undefined, undefined],
  ])('from %s with %j down to %s and up to %s', (value, rules, less, more) => {
    expect([nextQuantity(value, -1, rules), nextQuantity(value, 1, rules)]).toEqual([less, more])
  })

  test('an optional one goes down to none', () => {
    expect([1, 0].map((value) => nextQuantity(value, -1, {}, true))).toEqual([0, undefined])
    expect([nextQuantity(0, 1, SIXES, true), nextQuantity(6, -1, SIXES, true)]).toEqual([6, 0])
  })
})

test.each<[number, QuantityRules, number]>([
  [1, {}, 1], [1.5, {}, 1.5], [1, { min: 2 }, 2], [1, { step: 6 }, 6], [7, { step: 6 }, 12], [12, { step: 6 }, 12], [1, { min: 8, step: 6 }, 12],
  [1.5, { step: 1 }, 2], [5, { max: 3 }, 3], [1, { step: 0.5 }, 1],
])('[PDP-05] %s fits %j as %s', (value, rules, fitting) => expect(fitQuantity(value, rules)).toBe(fitting))
