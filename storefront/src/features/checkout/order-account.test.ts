import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_COOKIE } from '../../graphql/session-cookie.ts'
import { type FakeAnswer, fakeShop } from '../../graphql/shop.fixture.ts'
import { startVisitor } from '../../lib/visitor-store.ts'
import { onCartLost } from '../cart/cart-lost.ts'
import { consentTexts } from '../registration/registration.fixture.ts'
import { addressFormOf } from './address-form.ts'
import { openOrderAccount } from './order-account.ts'

const carryCheckout = vi.hoisted(() => vi.fn<(fromId: string, toId: string, email: string) => void>())
vi.mock('./checkout-cache.ts', () => ({ carryCheckout }))

const cart = { email: null, shipping_addresses: [], billing_address: null, is_virtual: false }
const blank = addressFormOf(cart, 'PL')
const form = { ...blank, email: ' agata@example.com ', shipping: { ...blank.shipping, firstName: 'Agata', lastName: 'Wierch' }, createAccount: true, password: 'Giewont-1894' }
const customer = { email: 'agata@example.com', firstname: 'Agata', lastname: 'Wierch', compare_list: null }
const refused = (message: string): FakeAnswer => ({ errors: [{ message, extensions: { category: 'graphql-input' } }] })

let stop: () => void

beforeEach(() => {
  startVisitor()
  carryCheckout.mockClear()
  vi.stubGlobal('cookieStore', new EventTarget())
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A guest with a cart opens an account with the order. */
async function order(answers: Readonly<Record<string, FakeAnswer | ((call: number) => FakeAnswer)>>) {
  const shop = fakeShop(
    {
      RegistrationAttributes: { data: { attributesForm: { items: [] } } },
      CreateCustomerV2: { data: { createCustomerV2: { customer: { email: customer.email } } } },
      GenerateCustomerToken: () => {
        shop.jar.set(SESSION_COOKIE, '1')
        return { data: { generateCustomerToken: { token: 'kept in a cookie' } } }
      },
      getCustomer: { data: { customer } },
      createCustomerCartId: { data: { customerCart: { id: 'own' } } },
      MergeCarts: { data: { mergeCarts: { id: 'own' } } },
      ...answers,
    },
    'magento_cartId=guest',
  )
  const lost: string[] = []
  stop = onCartLost((loss) => lost.push(loss))
  return { ...shop, lost, outcome: await openOrderAccount(form, 'guest', async () => consentTexts) }
}

test('[CHK-09] a guest continues as a customer with the same cart', async () => {
  const { outcome, jar } = await order({})
  expect(outcome).toEqual({ kind: 'done' })
  expect(jar.get('magento_cartId')).toBe('own')
  expect(carryCheckout).toHaveBeenCalledExactlyOnceWith('guest', 'own', 'agata@example.com')
})

test('[CHK-09] a login that fails halfway still merges the cart', async () => {
  const { outcome, jar } = await order({ getCustomer: (call) => (call === 0 ? new TypeError('offline') : { data: { customer } }) })
  expect(outcome).toEqual({ kind: 'done' })
  expect(jar.get('magento_cartId')).toBe('own')
})

test('[CHK-09] reports a guest cart that could not be merged, and shows no other cart in its place', async () => {
  const { outcome, lost, jar } = await order({ MergeCarts: refused('The cart belongs to another customer') })
  expect(outcome).toEqual({ kind: 'unmerged' })
  expect(lost).toEqual(['notMerged'])
  expect(jar.get('magento_cartId')).toBe('own')
  expect(carryCheckout).not.toHaveBeenCalled()
})

test.each<[string, FakeAnswer, object]>([
  ['an email address that has an account', refused('A customer with the same email address already exists in an associated website.'), { kind: 'refused', field: 'email', message: 'emailTaken' }],
  ['an invalid email address', refused('"agata" is not a valid email address.'), { kind: 'refused', field: 'email', message: 'wrongEmail' }],
  ['a name that the shop refuses', refused('First Name is not valid!'), { kind: 'refused', field: 'shipping.firstName', message: 'wrongFirstName' }],
  ['a password that the shop refuses', refused('The password needs at least 12 characters.'), { kind: 'refused', field: 'password', message: 'passwordWeak' }],
  ['an outage', new TypeError('offline'), { kind: 'problem', problem: { reason: 'unreachable' } }],
])('[CHK-09] does not log the guest in: %s', async (_what, answer, outcome) => {
  const shop = await order({ CreateCustomerV2: answer })
  expect(shop.outcome).toEqual(outcome)
  expect(shop.jar.get('magento_cartId')).toBe('guest')
})
