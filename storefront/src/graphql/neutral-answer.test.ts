import { expect, test } from 'vitest'
import { neutralAnswer } from './neutral-answer.ts'

const refused = (message: string, extensions?: object, status = 200) =>
  ({ status, token: 'none', body: { data: null, errors: [{ message, path: ['guestOrder'], ...(extensions && { extensions }) }] } }) as const

const NEUTRAL = neutralAnswer('guestOrder', refused("We couldn't locate an order with the information provided.", { category: 'graphql-no-such-entity' }))

test.each([
  ['a customer’s order', refused('Please login to view the order.', { category: 'graphql-authorization' })],
  ['the same from a release that answers with its status', refused('Please login to view the order.', { category: 'graphql-authorization' }, 403)],
  ['no order, from a release without the category', refused('Nie znaleźliśmy zamówienia o podanych danych.')],
  ['a number that is none', refused('"number" is wrong', { category: 'graphql-input' })],
])('%s is refused like one that is not there', (_what, answered) => {
  expect(JSON.stringify(neutralAnswer('guestOrder', answered))).toBe(JSON.stringify(NEUTRAL))
})

test.each([
  ['an order that is found', 'guestOrder', { status: 200, token: 'none', body: { data: { guestOrder: { number: '1' } } } }],
  ['a failure inside', 'guestOrder', refused('Internal server error')],
  ['a field that the backend lacks', 'guestOrder', { status: 200, token: 'none', body: { errors: [{ message: 'Cannot query field "guestOrder" on type "Query".' }] } }],
  ['another question', 'customer', refused('no', { category: 'graphql-authorization' })],
] as const)('%s stays as it is', (_what, field, answered) => {
  expect(neutralAnswer(field, answered)).toBe(answered)
})
