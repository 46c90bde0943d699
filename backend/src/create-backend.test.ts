import { afterAll, describe, expect, test, vi } from 'vitest'
import { ask, PUBLIC_URL, send } from './ask.fixture.ts'
import { openShop } from './shop.fixture.ts'

const shop = openShop()
afterAll(() => shop.close())

const get = (path: string) => shop.fetch(new Request(`${PUBLIC_URL}${path}`))
const refusals = async (response: Response) => ((await response.json()) as { errors: unknown[] }).errors

describe('the request', () => {
  test('is refused with 400 when its body is malformed, empty or of another content type', async () => {
    const wrongType = await send(shop, '{}', { 'content-type': 'text/plain' })
    expect(wrongType.status).toBe(400)
    expect(await refusals(wrongType)).toEqual([
      { message: 'Request content type must be application/json', extensions: { category: 'graphql-input' } },
    ])
    const broken = await send(shop, '{"query":')
    expect(broken.status).toBe(400)
    expect(await refusals(broken)).toEqual([{ message: 'Unable to parse the request.', extensions: { category: 'graphql-input' } }])
    const empty = await send(shop, '{}')
    expect(empty.status).toBe(400)
    expect(await refusals(empty)).toMatchObject([{ message: expect.stringContaining('Syntax Error') }])
  })

  test('is refused with 400 when the document does not parse', async () => {
    const response = await send(shop, JSON.stringify({ query: '{ storeConfig {' }))
    expect(response.status).toBe(400)
    expect(await refusals(response)).toMatchObject([{ message: expect.stringContaining('Syntax Error: Expected Name, found <EOF>') }])
  })

  test('is refused with 400 when the query string has malformed variables or extensions', async () => {
    for (const name of ['variables', 'extensions']) {
      const response = await get(`/graphql?query={__typename}&${name}={`)
      expect(response.status).toBe(400)
      expect(await refusals(response)).toEqual([{ message: 'Unable to parse the request.', extensions: { category: 'graphql-input' } }])
    }
  })

  test('gets status 200 when validation or a resolver refuses it', async () => {
    const unknownField = await send(shop, JSON.stringify({ query: '{ storeConfig { nope } }' }))
    expect(unknownField.status).toBe(200)
    const answer = (await unknownField.json()) as { data?: unknown; errors: { message: string }[] }
    expect(answer.errors[0]!.message).toContain('Cannot query field "nope" on type "StoreConfig".')
    expect(answer).not.toHaveProperty('data')

    const query = 'query($n: Int!) { products(search: "x", pageSize: $n) { total_count } }'
    const badVariable = await send(shop, JSON.stringify({ query, variables: { n: 'ten' } }))
    expect(badVariable.status).toBe(200)
    expect(await refusals(badVariable)).toMatchObject([{ message: expect.stringContaining('Variable "$n" got invalid value "ten"') }])
    const refused = await send(shop, JSON.stringify({ query: '{ country { id } }' }))
    expect(refused.status).toBe(200)
    expect(await refused.json()).toEqual({
      data: { country: null },
      errors: [
        {
          message: 'Country "id" value should be specified',
          locations: [{ line: 1, column: 3 }],
          path: ['country'],
          extensions: { category: 'graphql-input' },
        },
      ],
    })
  })

  test('by GET may query but not mutate', async () => {
    const read = await get(`/graphql?query=${encodeURIComponent('{ storeConfig { store_code } }')}`)
    expect(await read.json()).toEqual({ data: { storeConfig: { store_code: 'en' } } })
    const write = await get(`/graphql?query=${encodeURIComponent('mutation { createEmptyCart }')}`)
    expect(write.status).toBe(400)
    expect(await refusals(write)).toMatchObject([{ message: 'Mutation requests allowed only for POST requests' }])
  })

  test('is refused before its body is read when it is too large or has no Content-Length', async () => {
    const large = await send(shop, '{}', { 'content-length': '2000000' })
    expect(large.status).toBe(413)
    const chunked = await send(shop, '{}', { 'transfer-encoding': 'chunked' })
    expect(chunked.status).toBe(411)
  })

  test('needs an operation name if the document has several operations', async () => {
    const { errors } = await ask(shop, 'query A { storeConfig { code } } query B { storeConfig { code } }')
    expect(errors![0]!.message).toBe('Must provide operation name if query contains multiple operations.')
  })
})

describe('the Origin header', () => {
  const allowedFor = async (origin: string) =>
    (await send(shop, JSON.stringify({ query: '{ __typename }' }), { origin })).headers.get('access-control-allow-origin')

  test.each(['https://shop.test', 'http://localhost:3000', 'http://[::1]:3000', 'capacitor://localhost', 'null'])('%s is allowed by CORS', async (origin) => {
    expect(await allowedFor(origin)).toBe(origin)
  })

  test.each(['token=secret', 'https://shop.test/path', 'https://a.test https://b.test', '*'])('%s is invalid and not allowed', async (origin) => {
    expect(await allowedFor(origin)).toBeNull()
  })
})

describe('the Store header', () => {
  const code = async (header?: string) =>
    (await ask(shop, '{ storeConfig { store_code } }', {}, header === undefined ? {} : { store: header })).data.storeConfig.store_code

  test.each([
    [undefined, 'en'],
    ['default', 'en'],
    [' DEFAULT ', 'en'],
    ['pl', 'pl'],
    [' pl ', 'pl'],
  ])('%s means store view %s', async (header, expected) => {
    expect(await code(header)).toBe(expected)
  })

  test('with an unknown store view is refused', async () => {
    const response = await send(shop, JSON.stringify({ query: '{ storeConfig { store_code } }' }), { store: 'nope' })
    expect(response.status).toBe(400)
    expect(await refusals(response)).toEqual([{ message: 'Requested store is not found (nope)', extensions: { category: 'graphql-input' } }])
  })
})

test("a bug is masked and logged once, with the operation's name", async () => {
  const broken = openShop()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  broken.database.exec('DROP TABLE category_text')
  const response = await send(broken, JSON.stringify({ query: 'query Menu { categories { items { uid } } }' }))
  expect(await response.json()).toEqual({
    data: { categories: null },
    errors: [{ message: 'Internal server error', locations: [{ line: 1, column: 14 }], path: ['categories'] }],
  })
  expect(log.mock.calls).toEqual([['Menu failed:', expect.objectContaining({ message: 'no such table: category_text' })]])
  log.mockRestore()
  await broken.close()
})

test('the health check has status 200 and unknown paths 404', async () => {
  expect((await get('/health')).status).toBe(200)
  expect((await get('/elsewhere')).status).toBe(404)
})
