import { describe, expect, test, vi } from 'vitest'
import { ServerError } from '../../graphql/errors.ts'
import { type FakeAnswer, fakeShop } from '../../graphql/shop.fixture.ts'
import { newVisitorForEach } from '../../lib/new-visitor.fixture.ts'
import { changeEmail, changeName } from './change-customer.ts'

vi.mock('../../graphql/query-client.ts', () => ({ queryClient: {} }))
vi.mock('../dashboard/use-customer-query.ts', () => ({}))

newVisitorForEach()

const offline = new TypeError('offline')
const customer = (change: object) => ({ data: { customer: { firstname: 'Agata', lastname: 'Wierch', email: 'agata@example.com', ...change } } })
const shopWith = (answer: FakeAnswer) =>
  fakeShop({ UpdateCustomerName: offline, UpdateCustomerEmail: offline, getCustomer: answer }, 'magento_customerSession=1')

const CHANGES = [
  ['name', () => changeName({ firstName: 'Hanna', lastName: 'Wierch' }), { firstname: 'Hanna' }],
  ['e-mail address', () => changeEmail({ email: 'hanna@example.com', currentPassword: 'Giewont-1894' }), { email: 'hanna@example.com' }],
] as const

describe.each(CHANGES)('[ACC-01] after a lost answer to a change of the %s', (_what, change, values) => {
  test('a customer with the new value has been changed', async () => {
    const { operations } = shopWith(customer(values))
    await change()
    expect(operations()[1]).toBe('getCustomer')
  })

  test.each([
    ['a customer with the old value', customer({})],
    ['an outage', offline],
  ])('%s confirms nothing', async (_state, answer) => {
    shopWith(answer)
    await expect(change()).rejects.toBeInstanceOf(ServerError)
  })
})

test('[ACC-01] a refused change is not looked for', async () => {
  const refused = { errors: [{ message: 'No.', path: ['updateCustomerV2'], extensions: { category: 'graphql-input' } }] }
  const { operations } = fakeShop({ UpdateCustomerName: refused })
  await expect(changeName({ firstName: 'Hanna', lastName: 'Wierch' })).rejects.toThrow('No.')
  expect(operations()).toEqual(['UpdateCustomerName'])
})
