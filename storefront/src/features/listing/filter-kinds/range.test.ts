import { expect, test } from 'vitest'
import { rangeText, typedAmount } from './range.tsx'

const t = ((key: string, values: Record<string, string>) => `${key.split('.').at(-1)} ${Object.values(values).join()}`) as never

test.each([
  ['en', { from: '90', to: '1250' }, 'PLN 90–1,250'],
  ['pl', { from: '90', to: '1250' }, '90–1 250 zł'],
  ['pl', { from: '59.5', to: '80' }, '59,50–80 zł'],
  ['en', { from: '90', to: '90' }, 'PLN 90'],
  ['en', { from: '90' }, 'atLeast PLN 90'],
  ['pl', { to: '1250' }, 'atMost 1 250 zł'],
])('[I18N-05] [LIST-03] in %s, %j is %s', (locale, range, text) => {
  expect(rangeText(range, { locale, currency: 'PLN', t }).replace(/\s/g, ' ')).toBe(text)
})

test.each([['1,000', '1000'], ['1.000', '1000'], ['1 000', '1000'], ['12\u00a0500', '12500'], ['1,000,000', '1000000'], ['99,5', '99.5'], ['99.90', '99.90'], ['0,125', '0.125'], ['PLN 90', '90']])(
  '[LIST-03] %j is typed as %s in either language', (text, amount) => expect(typedAmount(text)).toBe(amount),
)
