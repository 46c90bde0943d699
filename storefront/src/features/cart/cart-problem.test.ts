import { expect, test } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { listedProblem, readProblem } from './cart-problem.ts'

test('maps a reason to a problem of the cart', () => {
  expect(listedProblem({ message: 'Nur 3 da.', refusal: { reason: 'most', count: 3 } })).toEqual({ reason: 'most', count: 3 })
  expect(readProblem(new StoreError('Nein.', 'invalid-input', { reason: 'couponWrong' }))).toEqual({ reason: 'couponWrong', count: 0 })
})

test.each(['cartGone', 'cartForeign'] as const)('a cart that cannot be used any more is never quoted: %s', (reason) => {
  expect(readProblem(new StoreError('The cart VUIQ9w7 is not active.', 'not-allowed', { reason }))).toEqual({ reason, count: 0 })
})

test.each([
  ['no reason', undefined],
  ['a reason of another form', { reason: 'passwordShort' }],
] as const)('a refusal with %s is quoted', (_what, refusal) => {
  expect(listedProblem({ message: 'Nur dienstags.', ...(refusal && { refusal }) })).toEqual({ reason: 'other', text: 'Nur dienstags.' })
})

test('distinguishes an outage from a refusal', () => {
  expect(readProblem(new ServerError('Cart', 'the server answered 503'))).toEqual({ reason: 'unreachable' })
  expect(readProblem(new Error('Cart id was not provided')), 'not the shop’s words').toEqual({ reason: 'unreachable' })
})

test.each([[undefined, 1], [1, 1], [61, 2], [900, 15]])('one attempt too many is no outage: after %s seconds the next one is accepted', (retryAfter, minutes) => {
  const error = new ServerError('CreateGuestCartId', 'the server answered 429', { status: 429, ...(retryAfter && { retryAfter }) })
  expect(readProblem(error)).toEqual({ reason: 'wait', minutes })
})

test('[OPS-03] keeps the reference of an outage', () => {
  const error = Object.assign(new ServerError('Cart', 'the server answered 502'), { reference: 'k7f3-q9xm-2rth' })
  expect(readProblem(error)).toEqual({ reason: 'unreachable', reference: 'k7f3-q9xm-2rth' })
})
