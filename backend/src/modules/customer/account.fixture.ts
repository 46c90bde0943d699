import { createBackend, type Backend } from '../../create-backend.ts'
import { ask, refusal } from '../../ask.fixture.ts'
import { addProducts } from '../cart/products.fixture.ts'
import { hashPassword } from './password-hash.ts'
import { addCustomer, type TestCustomer } from './customer.fixture.ts'

export const PASSWORD = 'Kozica-2026'
const CHEAP = 1
export const UNAUTHORIZED = refusal("The current customer isn't authorized.", 'graphql-authorization')
export const SIGN_IN_REFUSED = refusal(
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  'graphql-authentication',
)

interface Caller {
  readonly token?: string
  readonly store?: string
}

export interface TestAccounts {
  readonly backend: Backend
  readonly ask: (query: string, variables?: object, caller?: Caller) => ReturnType<typeof ask>
  /** The token, or undefined when it is refused. */
  readonly signIn: (email: string, password?: string) => Promise<string | undefined>
  readonly advance: (minutes: number) => void
  /** Returns the mails in the outbox, oldest first, and empties it. */
  readonly mails: () => { recipient: string; subject: string; text: string; html: string }[]
  readonly close: () => Promise<void>
}

/** A shop of two store views with an adjustable clock. */
export function openAccounts(): TestAccounts {
  let time = Date.parse('2026-11-21T12:00:00Z')
  const now = () => new Date(time)
  const backend = createBackend({ database: ':memory:', publicUrl: 'http://api.test', shopUrl: 'https://shop.test', now, passwordCost: CHEAP })
  addProducts(backend.database)
  const send: TestAccounts['ask'] = (query, variables, { token, store = 'default' } = {}) =>
    ask(backend, query, variables, { store, ...(token !== undefined && { authorization: `Bearer ${token}` }) })
  return {
    backend,
    ask: send,
    signIn: async (email, password = PASSWORD) => {
      const mutation = 'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'
      return (await send(mutation, { email, password })).data.generateCustomerToken?.token
    },
    advance: (minutes) => void (time += minutes * 60_000),
    mails: () => backend.database.prepare('DELETE FROM mail RETURNING recipient, subject, text, html').all() as unknown as ReturnType<TestAccounts['mails']>,
    close: () => backend.close(),
  }
}

/** A customer with a password; a stored hash contains its own cost, so a cheap one keeps tests fast. */
export async function addAccount({ backend }: TestAccounts, email = 'anna@example.com'): Promise<TestCustomer> {
  const customer = addCustomer(backend.database, email)
  const hash = await hashPassword(PASSWORD, CHEAP)
  backend.database.prepare('UPDATE customer SET password_hash = ? WHERE id = ?').run(hash, customer.id)
  return customer
}

/** The link in the text of a mail. */
export const linkIn = (text: string): URL => new URL(/https?:\S+(?:\?|\/code\/)\S+/.exec(text)![0])
