import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '../../backend/src/create-backend.ts'
import { openOutdoorShop } from '../../backend/src/outdoor-shop/outdoor-shop.fixture.ts'
import { listen, type TestServer } from '../../backend/src/server.fixture.ts'
import { checkSettings } from './check-settings.mjs'
import { LANGUAGES } from './store-views.mjs'
import { answerJson, fakeBackends } from './fake-backend.fixture.ts'

const backends = fakeBackends()
let shop: Backend
let server: TestServer
beforeAll(async () => {
  shop = openOutdoorShop()
  server = await listen(shop)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

const FITTING = {
  NEXT_PUBLIC_LOCALES: 'en',
  STORE_CODES: 'en=default',
  NEXT_PUBLIC_ROOT_CATEGORY_UID: 'Mg==',
  NEXT_PUBLIC_IMAGE_HOST: 'http://shop.test',
  NEXT_PUBLIC_IMAGE_HOST_FALLBACK: '${BACKEND_URL}',
}

const check = (settings: Record<string, string | undefined> = {}) => checkSettings(server.url, { ...FITTING, ...settings })

test('settings that fit are not reported', async () => expect(await check()).toEqual([]))

test.each<[string, Record<string, string | undefined>, string]>([
  [
    'a language without its store view',
    { NEXT_PUBLIC_LOCALES: 'en,pl', STORE_CODES: undefined },
    "STORE_CODES: there is no store view 'en' for the language en and 'pl' for the language pl, only default (en_US); en=default would fit",
  ],
  ['a store view that does not exist', { STORE_CODES: 'en=us' }, "STORE_CODES: there is no store view 'us' for the language en, only default (en_US); en=default would fit"],
  [
    'a language without messages in the shop',
    { NEXT_PUBLIC_LOCALES: 'en,tlh', STORE_CODES: 'en=default,tlh=default' },
    `NEXT_PUBLIC_LOCALES: the shop has messages in ${LANGUAGES.join(' and ')}, not in tlh`,
  ],
  [
    'a root category that does not exist',
    { NEXT_PUBLIC_ROOT_CATEGORY_UID: 'OTk5' },
    "NEXT_PUBLIC_ROOT_CATEGORY_UID: no category has the uid 'OTk5', so there is no menu; the root of store view default is Mg==",
  ],
  [
    'a root category that is not a uid',
    { NEXT_PUBLIC_ROOT_CATEGORY_UID: '2' },
    "NEXT_PUBLIC_ROOT_CATEGORY_UID: no category has the uid '2', so there is no menu; the root of store view default is Mg==",
  ],
  [
    'a category in place of the root',
    { NEXT_PUBLIC_ROOT_CATEGORY_UID: 'MTA=' },
    'NEXT_PUBLIC_ROOT_CATEGORY_UID: MTA= is the category Tops, and the menu shows its children; the root of store view default is Mg==',
  ],
  [
    'another host of pictures',
    { NEXT_PUBLIC_IMAGE_HOST: 'https://cdn.example' },
    'NEXT_PUBLIC_IMAGE_HOST: pictures come from http://shop.test, and the shop takes them from https://cdn.example only',
  ],
])('%s is reported in one line', async (_case, settings, line) => {
  expect(await check(settings)).toEqual([line])
})

describe('a backend that', () => {
  test('is not running yet is reported, and the shop starts', async () => {
    const address = await backends.gone()
    expect(await checkSettings(address, FITTING)).toEqual([
      `BACKEND_URL ${address}: nothing listens at ${address.slice('http://'.length)}; pages work once it responds`,
    ])
  })

  test('is down for maintenance is reported, and the shop starts', async () => {
    const address = await backends.serve((_request, response) => void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Back soon</h1>'))
    expect(await checkSettings(address, FITTING)).toEqual([`BACKEND_URL ${address}: it responds with an HTML page (status 503); pages work once it responds`])
  })

  test.each([
    ['is a web server', (address: string) => `BACKEND_URL ${address}: it responds with an HTML page (status 200)`, 'html'],
    ['speaks another GraphQL', (address: string) => `BACKEND_URL ${address}: it speaks GraphQL, but not Magento's (Cannot query field "storeConfig")`, 'graphql'],
  ])('%s stops the start, since it can never serve a page', async (_case, line, kind) => {
    const other = answerJson({ errors: [{ message: 'Cannot query field "storeConfig"' }] })
    const address = await backends.serve(kind === 'graphql' ? other : (_request, response) => void response.end('<h1>It works</h1>'))
    await expect(checkSettings(address, FITTING)).rejects.toThrow(line(address))
  })
})
