import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { LookUpAnswer } from './withdrawal-answer.ts'
import { withdrawalSchema } from './withdrawal-schema.ts'
import { orderQuery, replyAddress, type WithdrawalValues } from './withdrawal-values.ts'

const FOUND: LookUpAnswer = { outcome: 'found', order: { number: '000000123', orderedOn: '2026-09-01', items: [] } }
const UNDISCLOSED: LookUpAnswer = { outcome: 'undisclosed' }

const GUEST: WithdrawalValues = {
  key: '0123456789abcdef', linked: '', firstName: 'Agata', lastName: 'Wierch', own: '', number: '000000123', email: 'agata@example.com',
  isReplyElsewhere: false, replyTo: '', scope: 'whole', quantities: {}, goods: '',
}
const OWN = { own: '000000123', number: '', email: '', replyTo: 'agata@example.com' }

function messages(change: Partial<WithdrawalValues>, answer?: LookUpAnswer): Record<string, string> {
  const values = { ...GUEST, ...change }
  const { issues = [] } = v.safeParse(withdrawalSchema(values, answer), values, { abortPipeEarly: true })
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

test.each<[string, Partial<WithdrawalValues>, LookUpAnswer | undefined]>([
  ['a guest’s whole order', {}, undefined],
  ['an order of the account, without its e-mail', OWN, undefined],
  ['some items, before the order is looked up', { scope: 'some' }, undefined],
  ['a chosen item', { scope: 'some', quantities: { a: 1 } }, FOUND],
  ['items in words, for an order that is not shown', { scope: 'some', goods: '1 bag' }, UNDISCLOSED],
])('[WITHDRAW-02] the form accepts %s', (_what, change, answer) => expect(messages(change, answer)).toEqual({}))

test.each<[string, Partial<WithdrawalValues>, Record<string, string>, LookUpAnswer?]>([
  ['no first name', { firstName: ' ' }, { firstName: 'required' }],
  ['no last name', { lastName: '' }, { lastName: 'required' }],
  ['no order', { number: ' ' }, { number: 'required' }],
  ['an order number with markup', { number: '<b>1</b>' }, { number: 'numberWrong' }],
  ['no e-mail', { email: '' }, { email: 'required' }],
  ['an e-mail without a domain', { email: 'agata@' }, { email: 'emailWrong' }],
  ['no other e-mail for the reply', { isReplyElsewhere: true }, { replyTo: 'required' }],
  ['a wrong other e-mail for the reply', { isReplyElsewhere: true, replyTo: 'agata' }, { replyTo: 'emailWrong' }],
  ['no e-mail for the reply about an order of the account', { ...OWN, replyTo: '' }, { replyTo: 'required' }],
  ['no item', { scope: 'some', quantities: { a: 0 } }, { quantities: 'item' }, FOUND],
  ['no items in words, for an order that is not shown', { scope: 'some', goods: ' ' }, { goods: 'required' }, UNDISCLOSED],
])('[WITHDRAW-02] the form asks again for %s', (_what, change, expected, answer) => expect(messages(change, answer)).toEqual(expected))

test.each([
  ['the order’s', {}, 'agata@example.com'],
  ['another', { isReplyElsewhere: true, replyTo: 'ola@example.com' }, 'ola@example.com'],
  ['the order’s again', { isReplyElsewhere: false, replyTo: 'ola@example.com' }, 'agata@example.com'],
  ['the one chosen in the account', { ...OWN, replyTo: 'ola@example.com' }, 'ola@example.com'],
])('[WITHDRAW-02] the acknowledgement goes to this e-mail: %s', (_which, change, address) => {
  expect(replyAddress({ ...GUEST, ...change })).toBe(address)
})

test('[WITHDRAW-02] an order of the account is looked up by the chosen number', () => {
  expect(orderQuery(GUEST)).toEqual({ number: '000000123', email: 'agata@example.com', lastName: 'Wierch' })
  expect(orderQuery({ ...GUEST, ...OWN, own: '000000999' })).toEqual({ number: '000000999', email: 'agata@example.com', lastName: 'Wierch' })
})
