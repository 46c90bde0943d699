import { expect, test } from 'vitest'
import { transferCode } from './transfer-code.ts'

const account = { recipient: 'Halny sp. z o.o.', iban: 'PL61109010140000071219812874' }
const pln = (value: number) => ({ value, currency: 'PLN' })

test.each([
  [account, 233.99, '|PL|61109010140000071219812874|023399|Halny sp. z o.o.|Zamówienie 000000042|||'],
  [account, 1.1, '|PL|61109010140000071219812874|000110|Halny sp. z o.o.|Zamówienie 000000042|||'],
  [account, 9999.99, '|PL|61109010140000071219812874|999999|Halny sp. z o.o.|Zamówienie 000000042|||'],
  [{ ...account, recipient: 'Przedsiębiorstwo „Łąka|Źdźbło” s.c.' }, 5, '|PL|61109010140000071219812874|000500|Przedsiębiorstwo Łąk|Zamówienie 000000042|||'],
])('[CHK-18] the code for %j and %s zł', (to, amount, code) => expect(transferCode(to, pln(amount), 'Zamówienie 000000042')).toBe(code))

test.each([
  ['10 000 zł', account, pln(10_000)],
  ['another currency', account, { value: 5, currency: 'EUR' }],
  ['an account abroad', { ...account, iban: 'DE89370400440532013000' }, pln(5)],
])('[CHK-18] has no code for %s', (_case, to, amount) => expect(transferCode(to, amount, '1')).toBeUndefined())
