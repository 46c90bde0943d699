import { beforeEach, expect, test } from 'vitest'
import type { Answered } from './customer-token.ts'
import { createNeutralSubscription } from './neutral-subscription.ts'

const FIELD = 'subscribeEmailToNewsletter'
const given = (status: string): Answered => ({ status: 200, token: 'none', body: { data: { [FIELD]: { status } } } })
const refused = (message: string, category: string): Answered => ({
  status: 200, token: 'none', body: { data: { [FIELD]: null }, errors: [{ message, path: [FIELD], extensions: { category } }] },
})
const ALREADY = refused('This email address is already subscribed.', 'graphql-already-exists')

let neutral: (answered: Answered, store?: string) => Answered
beforeEach(() => {
  const create = createNeutralSubscription()
  neutral = (answered, store = 'en') => create(FIELD, store, answered)
})

test.each(['SUBSCRIBED', 'NOT_ACTIVE'])('[FORM-03] if a new address gets %s, so does one that is subscribed already or has an unconfirmed account', (usual) => {
  const fresh = neutral(given(usual))
  expect(neutral(ALREADY)).toEqual(fresh)
  expect(neutral(given('UNCONFIRMED'))).toEqual(fresh)
})

test('each store view has its own setting, which may change', () => {
  neutral(given('NOT_ACTIVE'), 'pl')
  expect([neutral(ALREADY, 'pl'), neutral(ALREADY)]).toEqual([given('NOT_ACTIVE'), given('SUBSCRIBED')])
  neutral(given('SUBSCRIBED'), 'pl')
  expect(neutral(ALREADY, 'pl')).toEqual(given('SUBSCRIBED'))
})

test.each([
  ['a refusal of the address', refused('Enter a valid email address.', 'graphql-input')],
  ['an internal error', refused('Internal server error', 'internal')],
])('%s stays as it is', (_what, answered) => expect(neutral(answered)).toBe(answered))

test('other operations pass unchanged', () => {
  expect(createNeutralSubscription()('createCustomerV2', 'en', ALREADY)).toBe(ALREADY)
})
