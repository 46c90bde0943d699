import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { bringWishes } from './bring-wishes.ts'
import { keepGuestsWish, readGuestsWishes } from './guests-wishes.ts'
import { onWishEvent, type WishEvent } from './wish-events.ts'
import { forgetWishes, wishesOf } from './wishes.ts'

const EMAIL = 'ada@example.com'
const requested: string[] = []
const reported: string[] = []
let listed: string[] = []
let answerOf: (operationName: string) => Response | undefined = () => undefined

const list = () => ({ id: '7', items_count: listed.length, items_v2: { items: listed.map((sku, id) => ({ id: String(id), product: { sku } })) } })

async function shop(_url: string, { body }: { body: string }): Promise<Response> {
  const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: { items?: { sku: string }[] } }
  requested.push(operationName)
  const own = answerOf(operationName)
  if (own) return own
  if (operationName === 'Wishes') return Response.json({ data: { customer: { email: EMAIL, wishlists: [list()] } } })
  listed.push(...variables.items!.map(({ sku }) => sku))
  return Response.json({ data: { addProductsToWishlist: { user_errors: [], wishlist: list() } } })
}

let stop: () => void
beforeEach(() => {
  requested.length = reported.length = 0
  listed = []
  answerOf = () => undefined
  forgetWishes()
  vi.stubGlobal('fetch', shop)
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('localStorage', fakeStorage())
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
  stop = onWishEvent(({ kind, name }: WishEvent) => void reported.push(`${kind} ${name}`))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const wished = (sku: string) => keepGuestsWish({ sku, quantity: 1, selectedOptions: [] }, sku)

test('[WISH-01] adds a guest’s wishes to the list once, reports each and keeps none', async () => {
  wished('tee')
  wished('rope')
  wished('tee')
  await Promise.all([bringWishes(EMAIL), bringWishes(EMAIL)])
  expect([listed, reported, readGuestsWishes()]).toEqual([['rope', 'tee'], ['added rope', 'added tee'], []])
})

test('[WISH-01] does not add a product twice', async () => {
  listed = ['tee']
  wished('tee')
  await bringWishes(EMAIL)
  expect([requested, reported, readGuestsWishes()]).toEqual([['Wishes'], ['added tee'], []])
})

test('[WISH-01] keeps a wish during an outage without repeating the request', async () => {
  wished('tee')
  answerOf = () => Response.json({}, { status: 502 })
  await bringWishes(EMAIL)
  expect([requested, reported, readGuestsWishes()]).toEqual([['Wishes'], [], [expect.anything()]])
  answerOf = () => undefined
  await bringWishes(EMAIL)
  expect([wishesOf(EMAIL)?.count, readGuestsWishes()]).toEqual([1, []])
})

test('[WISH-01] reports and removes a wish that the backend refuses', async () => {
  wished('gone')
  const refusal = { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "gone"' }
  answerOf = (name) => (name === 'Wishes' ? undefined : Response.json({ data: { addProductsToWishlist: { user_errors: [refusal], wishlist: list() } } }))
  await bringWishes(EMAIL)
  expect([reported, readGuestsWishes()]).toEqual([['failed gone'], []])
})
