import { afterEach, describe, expect, test } from 'vitest'
import { getIntrospectionQuery } from 'graphql'
import { type Backend, createBackend } from '../create-backend.ts'
import { addProducts } from '../modules/cart/products.fixture.ts'
import { ask, PUBLIC_URL, send } from '../ask.fixture.ts'
import { DEFAULT_LIMITS, type Limits } from './limits.ts'

let shop: Backend
afterEach(() => shop.close())

function open(limits: Partial<Limits> = {}): void {
  const others = { cost: 0, aliases: 0 }
  shop = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, limits: { ...DEFAULT_LIMITS, ...others, ...limits } })
  addProducts(shop.database)
}

const nested = (levels: number) => `{ categories { items { ${'children { '.repeat(levels)}uid${' }'.repeat(levels)} } } }`
const aliased = (count: number) => `{ ${Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(' ')} }`

async function refusal(query: string) {
  const response = await send(shop, JSON.stringify({ query }))
  const { data, errors } = (await response.json()) as { data?: unknown; errors: { message: string }[] }
  return { status: response.status, hasData: data !== undefined, errors }
}

describe('depth', () => {
  test("is limited to 20, with Magento's message", async () => {
    open()
    expect((await ask(shop, nested(19))).errors).toBeUndefined()
    const errors = [{ message: 'Max query depth should be 20 but got 22.' }]
    expect(await refusal(nested(21))).toEqual({ status: 200, hasData: false, errors })
  })

  test('is counted through fragments', async () => {
    open({ depth: 3 })
    const { errors } = await refusal('{ categories { items { ...deep } } } fragment deep on CategoryTree { children { children { children { uid } } } }')
    expect(errors).toEqual([{ message: 'Max query depth should be 3 but got 4.' }])
  })

  test('is unlimited if the setting is 0, and never limits introspection', async () => {
    open({ depth: 0 })
    expect((await ask(shop, nested(60))).errors).toBeUndefined()
    await shop.close()
    open({ complexity: 300 })
    expect((await ask(shop, getIntrospectionQuery())).errors).toBeUndefined()
  })
})

describe('complexity', () => {
  test('is unlimited by default, and limited by the setting', async () => {
    open()
    expect((await ask(shop, aliased(400))).errors).toBeUndefined()
    await shop.close()
    open({ complexity: 300 })
    expect((await ask(shop, aliased(300))).errors).toBeUndefined()
    const errors = [{ message: 'Max query complexity should be 300 but got 310.' }]
    const used = (times: number) => `{ ${Array.from({ length: times }, (_, index) => `a${index}: storeConfig { ...Many }`).join(' ')} }`
    const fragment = `fragment Many on StoreConfig ${aliased(30)}`
    expect(await refusal(`${used(10)} ${fragment}`)).toEqual({ status: 200, hasData: false, errors })
  })

  test('is first counted in the document as written, with unused fragments, and refused with status 400', async () => {
    open({ complexity: 300 })
    const errors = [{ message: 'Max query complexity should be 300 but got 310.', extensions: { category: 'graphql-input' } }]
    expect(await refusal(aliased(310))).toEqual({ status: 400, hasData: false, errors })
    expect(await refusal(`${aliased(100)} fragment Unused on Query ${aliased(210)}`)).toEqual({ status: 400, hasData: false, errors })
  })

  test('counts aliased mutations', async () => {
    open({ complexity: 10 })
    const many = `mutation { ${Array.from({ length: 11 }, (_, index) => `a${index}: createEmptyCart`).join(' ')} }`
    expect((await refusal(many)).errors).toMatchObject([{ message: 'Max query complexity should be 10 but got 11.' }])
    expect(shop.database.prepare('SELECT count(*) AS carts FROM cart').get()).toEqual({ carts: 0 })
  })

  test('of fragments that multiply exponentially is refused immediately', async () => {
    open({ complexity: 300 })
    const fragments = Array.from({ length: 60 }, (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`)
    const { errors } = await refusal(`{ ...f0 } ${fragments.join(' ')} fragment f60 on Query { __typename }`)
    expect(errors[0]!.message).toMatch(/^Max query complexity should be 300 but got \d{16}\.$/)
  })
})

describe('one field', () => {
  const tooMany = (max: number, found: number) => ({
    status: 400, hasData: false, errors: [{ message: `Max Aliases in query should be ${max} but got ${found}.`, extensions: { category: 'graphql-input' } }],
  })
  const under = (count: number, field: string) => Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')

  test('has as many aliases as the limit allows', async () => {
    open({ aliases: 20 })
    expect((await ask(shop, aliased(20))).errors).toBeUndefined()
    expect(await refusal(aliased(21))).toEqual(tooMany(20, 21))
  })

  test.each([
    ['generateCustomerToken(email: "a@example.com", password: "b") { token }'],
    ['resetPassword(email: "a@example.com", resetPasswordToken: "t", newPassword: "b")'],
    ['createEmptyCart'],
    ['createGuestCart { cart { id } }'],
  ])('%s may occur at most three times, including in fragments', async (field) => {
    open()
    expect(await refusal(`mutation { ${under(4, field)} }`)).toEqual(tooMany(3, 4))
    expect(await refusal(`mutation { ...F ...G } fragment F on Mutation { ${under(2, field)} } fragment G on Mutation { b: ${field} c: ${field} }`))
      .toEqual(tooMany(3, 4))
    expect(shop.database.prepare('SELECT count(*) AS carts FROM cart').get()).toEqual({ carts: 0 })
  })

  test('is counted by name: one request may register and log in', async () => {
    open()
    const { errors } = await ask(shop, `mutation { createEmptyCart
      createCustomerV2(input: { email: "ada@example.com", firstname: "Ada", lastname: "L", password: "Kozica-2026" }) { customer { email } }
      generateCustomerToken(email: "ada@example.com", password: "Kozica-2026") { token } }`)
    expect(errors).toBeUndefined()
  })

  test('cannot be repeated so often that validation takes seconds', async () => {
    open()
    const repeated = Array.from({ length: 2000 }, () => 'storeConfig { code }').join(' ')
    expect((await refusal(`{ ${repeated} }`)).errors).toMatchObject([{ message: 'Max query complexity should be 100000 but got 3998000.' }])
  })
})

describe('a document', () => {
  test('with too many tokens is not parsed to its end', async () => {
    open()
    expect(await refusal(aliased(20_000))).toMatchObject({
      status: 400,
      errors: [{ message: 'Syntax Error: Document contains more that 10000 tokens. Parsing aborted.' }],
    })
  })

  test('with too many brackets is refused', async () => {
    open()
    const list = `${'['.repeat(4990)}${']'.repeat(4990)}`
    expect(await refusal(`{ products(filter: { sku: { in: ${list} } }) { total_count } }`)).toMatchObject({
      status: 400,
      errors: [{ message: 'Syntax Error: The document is nested too deep.' }],
    })
  })

  test('cannot be batched', async () => {
    open()
    const response = await send(shop, JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]))
    expect(response.status).toBe(400)
  })
})

test('the size of a body is limited by the setting', async () => {
  open({ bodyBytes: 100 })
  const body = JSON.stringify({ query: `{ __typename ${' '.repeat(100)} }` })
  expect((await send(shop, body, { 'content-length': String(body.length) })).status).toBe(413)
  const small = JSON.stringify({ query: '{ __typename }' })
  expect((await send(shop, small, { 'content-length': String(small.length) })).status).toBe(200)
})
