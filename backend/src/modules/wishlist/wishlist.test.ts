import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestShop } from '../cart/cart.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { addWishes, contents, openWishlistShop, wishesOf, type WishlistShop } from './wishlist.fixture.ts'

let clients: WishlistShop
beforeEach(() => void (clients = openWishlistShop()))
afterEach(() => clients.shop.close())

const LIST = 'id name items_count sharing_code updated_at items_v2 { items { id } page_info { current_page page_size total_pages } }'
const v2 = async ({ ask }: TestShop, id: string) =>
  (await ask(`{ customer { wishlist_v2(id: "${id}") { ${LIST} } } }`)).data.customer.wishlist_v2

test('every customer has one list, created on first use', async () => {
  const { anna, ewa } = clients
  const query = `{ customer { wishlists { ${LIST} } } }`
  const [list, ...more] = (await anna.ask(query)).data.customer.wishlists
  expect(more).toEqual([])
  expect(list).toEqual({
    id: '1',
    name: null,
    items_count: 0,
    sharing_code: expect.stringMatching(/^[a-z0-9]{32}$/),
    updated_at: '2026-11-21 12:00:00',
    items_v2: { items: [], page_info: { current_page: 1, page_size: 20, total_pages: 0 } },
  })
  expect((await anna.ask(query)).data.customer.wishlists).toEqual([list])
  expect((await ewa.ask(query)).data.customer.wishlists[0]).toMatchObject({ id: '2' })
})

test("0 or an id that is not a number means the own list; another customer's list is null", async () => {
  const { anna, ewa } = clients
  const own = await v2(anna, '0')
  for (const id of ['', 'mine', '-1', own.id]) expect(await v2(anna, id)).toEqual(own)
  const nothing = { id: null, name: null, items_count: null, sharing_code: null, updated_at: null, items_v2: null }
  expect(await v2(ewa, own.id)).toEqual(nothing)
  expect(await v2(ewa, '99')).toEqual(nothing)
})

test('items come in pages in the order of adding; a page past the end is empty', async () => {
  const { anna } = clients
  await addWishes(anna, ...['tee', 'beanie', 'rope'].map((sku) => ({ sku, quantity: 1 })))
  const page = async (currentPage: number) => {
    const fields = 'items { product { sku } } page_info { current_page page_size total_pages }'
    const query = `{ customer { wishlists { items_count items_v2(currentPage: ${currentPage}, pageSize: 2) { ${fields} } } } }`
    return (await anna.ask(query)).data.customer.wishlists[0]
  }
  const info = { page_size: 2, total_pages: 2 }
  expect(await page(1)).toEqual({
    items_count: 3,
    items_v2: { items: [{ product: { sku: 'tee' } }, { product: { sku: 'beanie' } }], page_info: { current_page: 1, ...info } },
  })
  expect((await page(2)).items_v2.items).toEqual([{ product: { sku: 'rope' } }])
  expect((await page(3)).items_v2).toEqual({ items: [], page_info: { current_page: 3, ...info } })
  expect((await page(2 ** 31 - 1)).items_v2.items).toEqual([])
})

test.each([
  ['currentPage: 0', 'currentPage value must be greater than 0.'],
  ['pageSize: 0', 'pageSize value must be greater than 0.'],
])('a page with %s is refused', async (page, message) => {
  const { errors } = await clients.anna.ask(`{ customer { wishlists { items_v2(${page}) { items { id } } } } }`)
  expect(errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }])
})

test('a product that is disabled later is not shown or counted until it is enabled again', async () => {
  const { anna, shop } = clients
  await addWishes(anna, { sku: 'tee', quantity: 1 }, { sku: 'rope', quantity: 2 })
  shop.backend.database.exec("UPDATE product SET is_enabled = 0 WHERE sku = 'tee'")
  const list = await wishesOf(anna)
  expect([list.items_count, contents(list)]).toEqual([1, [['rope', 2]]])
})

const NOT_FOUND = 'The wishlist was not found.'
const NOT_SPECIFIED = 'Could not find the specified wishlist'

/** Each use of list 1 and its item 1, with the error for another customer. */
const uses = [
  ['addProductsToWishlist(wishlistId: "1", wishlistItems: [{ sku: "tee", quantity: 1 }]) { wishlist { id } }', NOT_FOUND],
  ['updateProductsInWishlist(wishlistId: "1", wishlistItems: [{ wishlist_item_id: "1" }]) { wishlist { id } }', NOT_SPECIFIED],
  ['removeProductsFromWishlist(wishlistId: "1", wishlistItemsIds: ["1"]) { wishlist { id } }', NOT_FOUND],
  ['addWishlistItemsToCart(wishlistId: "1", wishlistItemIds: ["1"]) { wishlist { id } }', NOT_FOUND],
  ['updateWishlist(wishlistId: "1", name: "Mine", visibility: PUBLIC) { name }', NOT_SPECIFIED],
] as const

const createWishlist = 'createWishlist(input: { name: "Second", visibility: PRIVATE }) { wishlist { id } }'
const mutations = [...uses.map(([field]) => field), createWishlist]

test.each(mutations)('a guest has no lists: %s', async (field) => {
  await addWishes(clients.anna, { sku: 'tee', quantity: 1 })
  expect((await clients.guest.ask(`mutation { ${field} }`)).errors).toMatchObject([
    { message: 'The current user cannot perform operations on wishlist', extensions: { category: 'graphql-authorization' } },
  ])
  expect(contents(await wishesOf(clients.anna))).toEqual([['tee', 1]])
})

test.each(uses)("another customer's list is refused: %s", async (field, message) => {
  const { anna, ewa } = clients
  await addWishes(anna, { sku: 'tee', quantity: 1 })
  const before = await v2(anna, '1')
  expect((await ewa.ask(`mutation { ${field} }`)).errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }])
  expect(await v2(anna, '1')).toEqual(before)
  expect(contents(await wishesOf(anna))).toEqual([['tee', 1]])
})

test.each(mutations)('with wish lists disabled, refuses %s', async (field) => {
  changeSetting(clients.shop.backend.database, 'wishlist/general/active', false)
  expect((await clients.anna.ask(`mutation { ${field} }`)).errors).toMatchObject([
    { message: 'The wishlist configuration is currently disabled.', extensions: { category: 'graphql-input' } },
  ])
})

test.each(['wishlists { id }', 'wishlist_v2(id: "0") { id }'])('with wish lists disabled, customers cannot read them: %s', async (field) => {
  changeSetting(clients.shop.backend.database, 'wishlist/general/active', false)
  expect((await clients.anna.ask(`{ customer { ${field} } }`)).errors).toMatchObject([
    { message: 'The wishlist configuration is currently disabled.', extensions: { category: 'graphql-input' } },
  ])
})

test('a customer cannot create a second list', async () => {
  expect((await clients.anna.ask(`mutation { ${createWishlist} }`)).errors).toMatchObject([
    { message: 'Multiple wish lists are not enabled.', extensions: { category: 'graphql-input' } },
  ])
})

test('a list can be renamed and made public', async () => {
  const { anna } = clients
  const change = async (input: string) =>
    (await anna.ask(`mutation { updateWishlist(wishlistId: "0", ${input}) { uid name visibility } }`)).data.updateWishlist
  expect(await change('visibility: PUBLIC')).toEqual({ uid: '1', name: 'Wish List', visibility: 'PUBLIC' })
  expect(await change('name: " Winter "')).toEqual({ uid: '1', name: 'Winter', visibility: 'PUBLIC' })
  expect((await v2(anna, '1')).name).toBe('Winter')
})

test('a list requires a name', async () => {
  const { errors } = await clients.anna.ask('mutation { updateWishlist(wishlistId: "0", name: " ") { name } }')
  expect(errors).toMatchObject([{ message: 'Provide the wish list name.', extensions: { category: 'graphql-input' } }])
})
