import { expect, test } from 'vitest'
import { checkDetails, isLuhnValid } from './payment-details.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const check = (way: 'blik' | 'card', details: Record<string, string>) => checkDetails(way, (field) => details[field] ?? '', NOW)
const CARD = { number: '4111111111111111', expiry: '11/26', cvc: '123' }

test.each([
  ['123456', { kind: 'accepted' }],
  ['777 123', { kind: 'accepted' }],
  ['777-000', { kind: 'refused' }],
  ['111111', { kind: 'wrong', errors: { code: 'codeExpired' } }],
  ['', { kind: 'wrong', errors: { code: 'code' } }],
  ['12345', { kind: 'wrong', errors: { code: 'code' } }],
  ['1234567', { kind: 'wrong', errors: { code: 'code' } }],
  ['12345a', { kind: 'wrong', errors: { code: 'code' } }],
])('[CHK-17] BLIK code %s', (code, outcome) => expect(check('blik', { code })).toEqual(outcome))

test.each([
  [{}, { kind: 'accepted' }],
  [{ number: '5555 5555 5555 4444', expiry: '1249' }, { kind: 'accepted' }],
  [{ number: '4000-0000-0000-0002' }, { kind: 'refused' }],
  [{ expiry: '11/2026' }, { kind: 'accepted' }],
  [{ number: '4111111111111112' }, { kind: 'wrong', errors: { number: 'number' } }],
  [{ number: '0' }, { kind: 'wrong', errors: { number: 'number' } }],
  [{ number: '4242424242424242' }, { kind: 'wrong', errors: { number: 'numberUnknown' } }],
  [{ expiry: '10/26' }, { kind: 'wrong', errors: { expiry: 'cardExpired' } }],
  [{ expiry: '13/28' }, { kind: 'wrong', errors: { expiry: 'expiry' } }],
  [{ cvc: '12' }, { kind: 'wrong', errors: { cvc: 'cvc' } }],
])('[CHK-17] a card with %j', (change, outcome) => expect(check('card', { ...CARD, ...change })).toEqual(outcome))

test.each([['4111111111111111', true], ['5555555555554444', true], ['4111111111111112', false], ['1411111111111111', false]])('Luhn of %s', (digits, isValid) => {
  expect(isLuhnValid(digits)).toBe(isValid)
})
