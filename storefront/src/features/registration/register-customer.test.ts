import { afterEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { registerCustomer } from './register-customer.ts'
import { agata, consentTexts } from './registration.fixture.ts'

const created = { data: { createCustomerV2: { customer: { email: agata.email } } } }
const input = { firstname: 'Agata', lastname: 'Wierch', email: 'agata@example.com', password: 'Giewont-1894', is_subscribed: false }

const GIVEN = 'given 2026-05-01T10:30:00.000Z'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[AUTH-11] [ACC-08] sends the consents that the backend stores, each with time and sentence', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T10:30:00Z'), toFake: ['Date'] })
  const { calls } = fakeShop({ CreateCustomerV2: created })
  await registerCustomer(agata, [], consentTexts)
  await registerCustomer({ ...agata, newsletter: true }, ['statute', 'personalData'], consentTexts)
  expect(calls.map(({ variables }) => variables.input)).toEqual([
    input,
    {
      ...input,
      is_subscribed: true,
      custom_attributes: [
        { attribute_code: 'consent_statute', value: '1' },
        { attribute_code: 'consent_statute_record', value: `${GIVEN} I accept the statute` },
        { attribute_code: 'consent_personal_data', value: '1' },
        { attribute_code: 'consent_personal_data_record', value: `${GIVEN} I agree to the processing` },
        { attribute_code: 'consent_newsletter_record', value: `${GIVEN} Send me the newsletter` },
      ],
    },
  ])
})

test.each([
  ['no customer in the result', { data: { createCustomerV2: { customer: null } } }, 'the answer has no customer'],
  ['no result', { data: { createCustomerV2: null } }, 'the answer has no customer'],
  ['errors beside a customer', { ...created, errors: [{ message: 'Not saved', extensions: { category: 'graphql-input' } }] }, 'Not saved'],
])('[AUTH-07] registration fails with %s', async (_what, answer, message) => {
  fakeShop({ CreateCustomerV2: answer })
  await expect(registerCustomer(agata, [], consentTexts)).rejects.toThrow(message)
})
