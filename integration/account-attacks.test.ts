import { beforeEach, describe, expect, test } from 'vitest'
import type { Backend } from '../backend/src/create-backend.ts'
import { changeSetting } from '../backend/src/modules/store/settings.ts'
import { ATTACKS, MUTATIONS, UNKNOWN_VARIABLES } from './attack.fixture.ts'
import { type CustomerData, UNKNOWN_DATA, customerViewOf, PRIVATE_TEXTS, shopOf, attackerIn, victimOf } from './customer-data.fixture.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

const SHOP = 'https://localhost'
const open = openFreshShops()

/** Mutations that need another secret, or change nothing that the customer sees. */
const WITHOUT_EFFECT = [
  'ApplyCouponToCart', 'AssignCompareListToCustomer', 'ConfirmEmail', 'CreateCustomerV2', 'EstimateShipping', 'GenerateCustomerToken', 'MergeCarts',
  'RequestPasswordResetEmail', 'ResendConfirmationEmail', 'ResetPassword', 'SetGuestEmailOnCart', 'SubscribeEmailToNewsletter',
  'UpdateCustomerEmail',
]

type Send = (operation: object, headers?: Record<string, string>) => Promise<Response>

/** The gateway in front of this backend, without the storefront's browser code. */
async function gatewayOf(backend: Backend): Promise<Send> {
  const [{ connect }, { gateway }] = await Promise.all([import('./browser.fixture.ts'), import('../storefront/src/graphql/gateway.ts')])
  connect(backend)
  let senders = 0
  return (operation, headers = {}) => {
    senders += 1
    const request = new Request(`${SHOP}/api/graphql`, {
      method: 'POST',
      headers: { origin: SHOP, host: 'localhost', 'content-type': 'application/json', store: 'en', 'x-forwarded-for': `10.0.${senders >> 8}.${senders & 255}`, ...headers },
      body: JSON.stringify(operation),
    })
    return gateway(request)
  }
}

const privateTextsIn = (answer: string): string[] => PRIVATE_TEXTS.filter((text) => answer.includes(text))

const cookieOf = ({ customer }: CustomerData) => ({ cookie: `magento_customerToken=${customer.token}` })

test('every operation that takes an id of customer data is attacked', () => {
  expect(UNKNOWN_VARIABLES).toEqual([])
  expect(ATTACKS.length).toBeGreaterThan(30)
})

function testAttacksOn(release: '2.4.6' | '2.4.9'): void {
  let backend: Backend
  let victim: CustomerData
  let send: Send
  let before: unknown
  beforeEach(async () => {
    backend = open({ release })
    backend.database.exec('UPDATE stock SET quantity = 1000')
    changeSetting(backend.database, 'sales/cancellation/enabled', true)
    changeSetting(backend.database, 'sales/gift_options/allow_order', true)
    // Without confirmation, Magento lets anyone subscribe any address.
    changeSetting(backend.database, 'newsletter/subscription/confirm', true)
    victim = await victimOf(backend)
    before = await customerViewOf(backend, victim.customer)
    send = await gatewayOf(backend)
  })

  async function expectNoAccess(what: string, answer: Response): Promise<void> {
    const text = await answer.text()
    expect([what, ...privateTextsIn(text)]).toEqual([what])
    expect([what, await customerViewOf(backend, victim.customer)]).toEqual([what, before])
  }

  test('a customer neither reads nor changes them', async () => {
    for (const { operationName, query, attempts } of ATTACKS) {
      const attacker = await attackerIn(backend, `stranger-${operationName}`)
      for (const variables of attempts(victim, attacker)) {
        const what = `${operationName} ${JSON.stringify(variables)}`
        await expectNoAccess(what, await send({ operationName, query, variables }, cookieOf(attacker)))
        const ownView = JSON.stringify(await customerViewOf(backend, attacker.customer))
        expect([what, ...privateTextsIn(ownView)]).toEqual([what])
      }
    }
  })

  test('a customer gets the same response as for unknown ids', async () => {
    for (const { operationName, query, attempts } of ATTACKS.filter((attack) => attack.query.startsWith('query'))) {
      const attacker = await attackerIn(backend, `stranger-${operationName}`)
      const dataFor = async (owner: CustomerData) => (await (await send({ operationName, query, variables: attempts(owner, attacker)[0] }, cookieOf(attacker))).json()).data
      expect([operationName, await dataFor(victim)]).toEqual([operationName, await dataFor(UNKNOWN_DATA)])
    }
  })

  test('neither does a guest or the bearer of a revoked token', async () => {
    const thief = await attackerIn(backend, 'thief')
    const { token } = victim.customer
    for (const { operationName, query, attempts } of ATTACKS) {
      const [variables] = attempts(victim, thief)
      await expectNoAccess(`${operationName} as a guest`, await send({ operationName, query, variables }))
    }
    await shopOf(backend).ask('mutation { revokeCustomerToken { result } }', {}, 'en', victim.customer)
    for (const { operationName, query, attempts } of ATTACKS) {
      const text = await (await send({ operationName, query, variables: attempts(victim, thief)[0] }, { cookie: `magento_customerToken=${token}` })).text()
      expect([operationName, ...privateTextsIn(text)]).toEqual([operationName])
    }
  })

  test.runIf(release === '2.4.9')('the owner could change them with the same requests', async () => {
    const unchanged: string[] = []
    for (const { operationName, query, attempts } of ATTACKS.filter((attack) => attack.query.startsWith('mutation'))) {
      const customer = await victimOf(backend, `customer-${operationName}`)
      const previous = await customerViewOf(backend, customer.customer)
      await send({ operationName, query, variables: attempts(customer, victim)[0] }, cookieOf(customer))
      if (JSON.stringify(await customerViewOf(backend, customer.customer)) === JSON.stringify(previous)) unchanged.push(operationName)
    }
    expect(unchanged.filter((name) => !WITHOUT_EFFECT.includes(name))).toEqual([])
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandbox', { origin: 'null' }],
    ['an unknown origin', { origin: '' }],
  ])('a page of %s changes nothing for its visitor', async (_who, origin) => {
    for (const operation of MUTATIONS) {
      const answer = await send({ ...operation, variables: {} }, { ...cookieOf(victim), ...origin })
      expect([operation.operationName, answer.status, answer.headers.get('set-cookie')]).toEqual([operation.operationName, 403, null])
    }
    expect(await customerViewOf(backend, victim.customer)).toEqual(before)
  })
}

const attack = 'with the ids of another customer’s data, on Magento'

describe(`${attack} 2.4.9`, { timeout: 60_000 }, () => {
  testAttacksOn('2.4.9')
})

describe(`${attack} 2.4.6`, { timeout: 60_000, tags: ['thorough'] }, () => {
  testAttacksOn('2.4.6')
})
