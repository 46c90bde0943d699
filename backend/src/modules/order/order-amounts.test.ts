import { expect, test } from 'vitest'
import { amountIn } from './order-amounts.ts'

test('amounts are written as in the shop', () => {
  const written = (locale: string, minor: number) => amountIn('PLN', locale)(minor).replaceAll('\u00A0', ' ')
  expect(['pl_PL', 'en_GB'].map((locale) => written(locale, 112_410))).toEqual(['1 124,10 zł', 'PLN 1,124.10'])
  expect(['pl_PL', 'en_GB'].map((locale) => written(locale, -12_490))).toEqual(['−124,90 zł', '−PLN 124.90'])
})
