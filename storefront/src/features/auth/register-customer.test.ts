import { afterEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { registerCustomer } from './register-customer.ts'
import { agata } from './registration.fixture.ts'

const made = { data: { createCustomerV2: { customer: { email: agata.email } } } }
const input = { firstname: 'Agata', lastname: 'Wierch', email: 'agata@example.com', password: 'Giewont-1894', is_subscribed: false }

afterEach(() => {
  vi.unstubAllGlobals()
})

test('[AUTH-11] consents go to the backend as far as it keeps them', async () => {
  const { calls } = fakeShop({ CreateCustomerV2: made })
  await registerCustomer(agata, [])
  await registerCustomer({ ...agata, newsletter: true }, ['statute', 'personalData'])
  expect(calls.map(({ variables }) => variables.input)).toEqual([
    input,
    {
      ...input,
      is_subscribed: true,
      custom_attributes: [
        { attribute_code: 'consent_statute', value: '1' },
        { attribute_code: 'consent_personal_data', value: '1' },
      ],
    },
  ])
})

test.each([
  ['no customer in the result', { data: { createCustomerV2: { customer: null } } }, 'no customer came back'],
  ['no result', { data: { createCustomerV2: null } }, 'no customer came back'],
  ['errors beside a customer', { ...made, errors: [{ message: 'Not saved', extensions: { category: 'graphql-input' } }] }, 'Not saved'],
])('[AUTH-07] registration fails with %s', async (_what, answer, message) => {
  fakeShop({ CreateCustomerV2: answer })
  await expect(registerCustomer(agata, [])).rejects.toThrow(message)
})
