import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { bringWishes } from './bring-wishes.ts'
import { keepGuestsWish, readGuestsWishes } from './guests-wishes.ts'
import { onWish, type WishNews } from './wish-news.ts'
import { forgetWishes, wishesOf } from './wishes.ts'

const EMAIL = 'ada@example.com'
const asked: string[] = []
const told: string[] = []
let listed: string[] = []
let answerOf: (operationName: string) => Response | undefined = () => undefined

const list = () => ({ id: '7', items_count: listed.length, items_v2: { items: listed.map((sku, id) => ({ id: String(id), product: { sku } })) } })

async function shop(_url: string, { body }: { body: string }): Promise<Response> {
  const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: { items?: { sku: string }[] } }
  asked.push(operationName)
  const own = answerOf(operationName)
  if (own) return own
  if (operationName === 'Wishes') return Response.json({ data: { customer: { email: EMAIL, wishlists: [list()] } } })
  listed.push(...variables.items!.map(({ sku }) => sku))
  return Response.json({ data: { addProductsToWishlist: { user_errors: [], wishlist: list() } } })
}

let stop: () => void
beforeEach(() => {
  asked.length = told.length = 0
  listed = []
  answerOf = () => undefined
  forgetWishes()
  vi.stubGlobal('fetch', shop)
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('localStorage', fakeStorage())
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
  stop = onWish(({ kind, name }: WishNews) => void told.push(`${kind} ${name}`))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const wished = (sku: string) => keepGuestsWish({ sku, quantity: 1, selectedOptions: [] }, sku)

test('[WISH-01] a guest’s wishes go on the list once, each is told, and none is kept', async () => {
  wished('tee')
  wished('rope')
  wished('tee')
  await Promise.all([bringWishes(EMAIL), bringWishes(EMAIL)])
  expect([listed, told, readGuestsWishes()]).toEqual([['rope', 'tee'], ['added rope', 'added tee'], []])
})

test('[WISH-01] what is on the list already is not doubled', async () => {
  listed = ['tee']
  wished('tee')
  await bringWishes(EMAIL)
  expect([asked, told, readGuestsWishes()]).toEqual([['Wishes'], ['added tee'], []])
})

test('[WISH-01] an outage keeps a wish for later, though nothing is asked for twice', async () => {
  wished('tee')
  answerOf = () => Response.json({}, { status: 502 })
  await bringWishes(EMAIL)
  expect([asked, told, readGuestsWishes()]).toEqual([['Wishes'], [], [expect.anything()]])
  answerOf = () => undefined
  await bringWishes(EMAIL)
  expect([wishesOf(EMAIL)?.count, readGuestsWishes()]).toEqual([1, []])
})

test('[WISH-01] a product that the shop refuses is told and let go', async () => {
  wished('gone')
  const refusal = { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "gone"' }
  answerOf = (name) => (name === 'Wishes' ? undefined : Response.json({ data: { addProductsToWishlist: { user_errors: [refusal], wishlist: list() } } }))
  await bringWishes(EMAIL)
  expect([told, readGuestsWishes()]).toEqual([['failed gone'], []])
})
