import { expect, test } from 'vitest'
import { type FakeAnswer, fakeShop } from '../../graphql/shop.fixture.ts'
import { newVisitorForEach } from '../../lib/new-visitor.fixture.ts'
import { openAccount } from './open-account.ts'
import { agata, consentTexts } from './registration.fixture.ts'

const { newsletter: _, ...person } = agata
const attributes = { data: { attributesForm: { items: [{ code: 'consent_statute' }] } } }
const created = { data: { createCustomerV2: { customer: { email: agata.email } } } }
const taken = { errors: [{ message: 'A customer with the same email address already exists in an associated website.', extensions: { category: 'graphql-input' } }] }
const unconfirmed = { errors: [{ message: "This account isn't confirmed. Verify and try again.", extensions: { category: 'graphql-authentication' } }] }
const lost = new TypeError('offline')
const done = { data: { generateCustomerToken: { token: 'kept in a cookie' } } }

newVisitorForEach()

function shop(answers: Readonly<Record<string, FakeAnswer | ((call: number) => FakeAnswer)>>) {
  const customer = { email: agata.email, firstname: 'Agata', lastname: 'Wierch', compare_list: null }
  return fakeShop({
    RegistrationAttributes: attributes, CreateCustomerV2: created, getCustomer: { data: { customer } },
    createCustomerCartId: { data: { customerCart: { id: 'own' } } }, ...answers,
  })
}
const count = (operations: string[], name: string) => operations.filter((operation) => operation === name).length

test('[CHK-09] creates an account with the stored consents and logs in', async () => {
  const { calls, operations } = shop({ GenerateCustomerToken: done })
  expect(await openAccount(person, async () => consentTexts)).toEqual({ kind: 'done' })
  expect(operations().slice(0, 3)).toEqual(['RegistrationAttributes', 'CreateCustomerV2', 'GenerateCustomerToken'])
  expect(calls[1]!.variables.input).toMatchObject({ is_subscribed: false, custom_attributes: [{ attribute_code: 'consent_statute', value: '1' }, { attribute_code: 'consent_statute_record' }] })
})

test('[CHK-09] creates no account if the stored consents are unknown', async () => {
  const { operations } = shop({ RegistrationAttributes: lost })
  expect(await openAccount(person, async () => consentTexts)).toEqual({ kind: 'problem', problem: { reason: 'unreachable' } })
  expect(operations()).toEqual(['RegistrationAttributes'])
})

test.each([
  ['the login is interrupted by an outage', lost, 'failed'],
  ['the account needs a confirmation', unconfirmed, 'to-be-confirmed'],
] as const)('[CHK-09] creates the account only once when %s', async (_why, answer, kind) => {
  const { operations } = shop({ GenerateCustomerToken: (call) => (call === 0 ? answer : done) })
  expect(await openAccount(person, async () => consentTexts)).toEqual({ kind })
  expect(await openAccount(person, async () => consentTexts)).toEqual({ kind: 'done' })
  expect(count(operations(), 'CreateCustomerV2')).toBe(1)
})

test('[CHK-09] reports a taken e-mail address without trying the password', async () => {
  const { operations } = shop({ CreateCustomerV2: taken })
  expect(await openAccount(person, async () => consentTexts)).toEqual({ kind: 'refused', refusal: { field: 'email', message: 'emailTaken' } })
  expect(count(operations(), 'GenerateCustomerToken')).toBe(0)
})

test.each([
  ['logs in', done, { kind: 'done' }],
  ['reports it as taken if the login is refused', unconfirmed, { kind: 'refused', refusal: { field: 'email', message: 'emailTaken' } }],
])('[CHK-09] after a lost answer, a second call for a taken address %s', async (_what, login, outcome) => {
  shop({ CreateCustomerV2: (call) => (call === 0 ? lost : taken), GenerateCustomerToken: login })
  expect(await openAccount(person, async () => consentTexts)).toEqual({ kind: 'problem', problem: { reason: 'unreachable' } })
  expect(await openAccount(person, async () => consentTexts)).toEqual(outcome)
})

test.each([
  ['the account exists', done, { kind: 'done' }],
  ['it does not', unconfirmed, { kind: 'problem', problem: { reason: 'refused' } }],
])('[CHK-09] after a lost answer and an unknown refusal, the login decides: %s', async (_what, login, outcome) => {
  const german = { errors: [{ message: 'Diese E-Mail-Adresse ist vergeben.', path: ['createCustomerV2'], extensions: { category: 'graphql-input' } }] }
  shop({ CreateCustomerV2: (call) => (call === 0 ? lost : german), GenerateCustomerToken: login })
  await openAccount(person, async () => consentTexts)
  expect(await openAccount(person, async () => consentTexts)).toEqual(outcome)
})
