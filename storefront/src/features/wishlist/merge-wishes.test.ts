import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { mergeWishes } from './merge-wishes.ts'
import { saveGuestWish, readGuestWishes } from './guest-wishes.ts'
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

const saveWish = (sku: string) => saveGuestWish({ sku, quantity: 1, selectedOptions: [] }, sku)

test('[WISH-01] adds a guest’s wishes to the list once, reports each and clears the stored ones', async () => {
  saveWish('tee')
  saveWish('rope')
  saveWish('tee')
  await Promise.all([mergeWishes(EMAIL), mergeWishes(EMAIL)])
  expect([listed, reported, readGuestWishes()]).toEqual([['rope', 'tee'], ['added rope', 'added tee'], []])
})

test('[WISH-01] does not add a product twice', async () => {
  listed = ['tee']
  saveWish('tee')
  await mergeWishes(EMAIL)
  expect([requested, reported, readGuestWishes()]).toEqual([['Wishes'], ['added tee'], []])
})

test('[WISH-01] keeps a wish stored during an outage without repeating the request', async () => {
  saveWish('tee')
  answerOf = () => Response.json({}, { status: 502 })
  await mergeWishes(EMAIL)
  expect([requested, reported, readGuestWishes()]).toEqual([['Wishes'], [], [expect.anything()]])
  answerOf = () => undefined
  await mergeWishes(EMAIL)
  expect([wishesOf(EMAIL)?.count, readGuestWishes()]).toEqual([1, []])
})

test('[WISH-01] reports and removes a wish that the backend refuses', async () => {
  saveWish('gone')
  const refusal = { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "gone"' }
  answerOf = (name) => (name === 'Wishes' ? undefined : Response.json({ data: { addProductsToWishlist: { user_errors: [refusal], wishlist: list() } } }))
  await mergeWishes(EMAIL)
  expect([reported, readGuestWishes()]).toEqual([['failed gone'], []])
})
