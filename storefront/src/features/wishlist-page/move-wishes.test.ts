import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { setWishes } from '../wishlist/wishes.ts'
import { moveWishes } from './move-wishes.ts'

const EMAIL = 'ada@example.com'
const CART = { id: 'cart', total_quantity: 1, items: [] }
let listed: string[] = []
/** The ids of each move request. */
let moves: string[][] = []
let answerMove: (ids: string[]) => Response

const item = (id: string) => ({ __typename: 'SimpleWishlistItem', id, product: { uid: id, sku: id, name: `Thing ${id}`, url_key: `thing-${id}` } })
const list = () => ({ id: '7', items_count: listed.length, items_v2: { items: listed.map(item) } })
const moved = (...errors: object[]) =>
  Response.json({ data: { addWishlistItemsToCart: { add_wishlist_items_to_cart_user_errors: errors, wishlist: list() } } })
const unlist = (ids: string[]) => {
  listed = listed.filter((id) => !ids.includes(id))
}

async function shop(_url: string, { body }: { body: string }): Promise<Response> {
  const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: { ids: string[] } }
  if (operationName === 'Wishes') return Response.json({ data: { customer: { email: EMAIL, wishlists: [list()] } } })
  if (operationName === 'Cart') return Response.json({ data: { cart: CART } })
  moves.push(variables.ids)
  return answerMove(variables.ids)
}

beforeEach(() => {
  listed = ['1', '2', '3']
  moves = []
  vi.stubGlobal('fetch', shop)
  vi.stubGlobal('document', { cookie: 'magento_cartId=cart', documentElement: { lang: 'en' } })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('sessionStorage', fakeStorage())
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
  setWishes(EMAIL, list())
})
afterEach(() => vi.unstubAllGlobals())

const refused = () => Response.json({ errors: [{ message: 'Nie ma takich rzeczy', extensions: { category: 'graphql-input' } }], data: null })

test('[WISH-02] names each wish that stays on the list with its first reason', async () => {
  answerMove = () => {
    unlist(['1'])
    return moved(
      { code: 'NOT_SALABLE', message: 'Brak', wishlistItemId: '3', refusal: { reason: 'outOfStock' } },
      { code: 'UNDEFINED', message: 'Coś innego', wishlistItemId: '3' },
      { code: 'UNDEFINED', message: 'Coś', wishlistItemId: '2' },
    )
  }
  expect(await moveWishes(EMAIL, ['1', '2', '3'])).toEqual({
    moved: 1,
    unmoved: [
      { id: '3', name: 'Thing 3', urlKey: 'thing-3', problem: { reason: 'outOfStock', count: 0 } },
      { id: '2', name: 'Thing 2', urlKey: 'thing-2', problem: { reason: 'other', text: 'Coś' } },
    ],
  })
})

test.each([
  ['GroupedProduct', {}],
  ['Configurable', { configured_variant: null }],
  ['Bundle', { bundle_options: [] }],
  ['Downloadable', { links: [] }],
])('[WISH-02] recognizes a missing choice without the backend’s message: %s', async (kind, choice) => {
  const wishlist = { id: '7', items_count: 1, items_v2: { items: [{ ...item('1'), __typename: `${kind}WishlistItem`, ...choice }] } }
  const error = { code: 'UNDEFINED', message: 'Tego nie rozumie nikt', wishlistItemId: '1' }
  answerMove = () => Response.json({ data: { addWishlistItemsToCart: { add_wishlist_items_to_cart_user_errors: [error], wishlist } } })
  expect((await moveWishes(EMAIL, ['1'])).unmoved).toMatchObject([{ problem: { reason: 'chooseOptions' } }])
})

test('[WISH-02] moves the others if one was removed meanwhile', async () => {
  unlist(['2'])
  answerMove = (ids) => {
    if (ids.includes('2')) return refused()
    unlist(ids)
    return moved()
  }
  expect(await moveWishes(EMAIL, ['1', '2', '3'])).toEqual({ moved: 2, unmoved: [] })
  expect(moves).toEqual([['1', '2', '3'], ['1', '3']])
})

test('[WISH-02] does not move a wish again that another tab has moved', async () => {
  unlist(['1'])
  answerMove = refused
  expect(await moveWishes(EMAIL, ['1'])).toEqual({ moved: 0, unmoved: [] })
  expect(moves).toEqual([['1']])
})

test('[WISH-02] reads the result of a lost answer from the list', async () => {
  answerMove = (ids) => {
    unlist(ids)
    return Response.json({}, { status: 502 })
  }
  expect(await moveWishes(EMAIL, ['1', '2'])).toEqual({ moved: 2, unmoved: [] })
  expect(moves).toHaveLength(1)
})

test.each([
  ['an outage', () => Response.json({}, { status: 502 }), ServerError],
  ['a refusal of all wishes', refused, StoreError],
])('[WISH-02] %s moves nothing', async (_, answer, kind) => {
  answerMove = answer
  await expect(moveWishes(EMAIL, ['1', '2'])).rejects.toBeInstanceOf(kind)
  expect(moves).toHaveLength(1)
})
