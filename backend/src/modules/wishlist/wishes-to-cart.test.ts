import { StatementSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { configurable } from '../cart/cart.fixture.ts'
import { COLOUR, MEDIUM, SIZE, SPRUCE } from '../cart/products.fixture.ts'
import { addWishes, contents, openWishlistShop, wishesOf, type WishlistShop } from './wishlist.fixture.ts'

let clients: WishlistShop
beforeEach(() => void (clients = openWishlistShop()))
afterEach(() => clients.shop.close())

const ANSWER = `status add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId }
  wishlist { items_v2 { items { quantity product { sku } } } }`

const toCart = async (ids?: string[], wishlistId = '1') => {
  const mutation = `mutation ($list: ID!, $ids: [ID!]) {
    addWishlistItemsToCart(wishlistId: $list, wishlistItemIds: $ids) { ${ANSWER} }
  }`
  const { data, errors } = await clients.anna.ask(mutation, { list: wishlistId, ...(ids && { ids }) })
  return { answer: data?.addWishlistItemsToCart, errors }
}

const cart = async () => {
  const item = 'quantity product { sku } ... on ConfigurableCartItem { configured_variant { sku } }'
  const { data } = await clients.anna.ask(`{ customerCart { items { ${item} } } }`)
  return data.customerCart.items
}

test('items move from the list to the cart with their options', async () => {
  await addWishes(
    clients.anna,
    { sku: 'shell', quantity: 2, selected_options: [configurable(COLOUR, SPRUCE), configurable(SIZE, MEDIUM)] },
    { sku: 'mug', quantity: 1, entered_options: [{ uid: toUid('custom-option/1'), value: 'Ola' }] },
    { sku: 'tee', quantity: 3 },
  )
  const { answer } = await toCart(['1', '2'])
  expect(answer).toMatchObject({ status: true, add_wishlist_items_to_cart_user_errors: [] })
  expect(contents(answer.wishlist)).toEqual([['tee', 3]])
  expect(await cart()).toEqual([
    { quantity: 2, product: { sku: 'shell' }, configured_variant: { sku: 'shell-m' } },
    { quantity: 1, product: { sku: 'mug' } },
  ])
})

test('without ids the whole list moves; refused items stay and are reported', async () => {
  const wishes = [['tee', 11], ['shell', 1], ['beanie', 1], ['rope', 2]] as const
  await addWishes(clients.anna, ...wishes.map(([sku, quantity]) => ({ sku, quantity })))
  clients.shop.backend.database.exec("UPDATE stock SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = 'beanie')")
  const { answer } = await toCart()
  expect(answer.status).toBe(false)
  const own = { wishlistId: '1' }
  expect(answer.add_wishlist_items_to_cart_user_errors).toEqual([
    { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available', wishlistItemId: '1', ...own },
    { code: 'UNDEFINED', message: 'You need to choose options for your item.', wishlistItemId: '2', ...own },
    { code: 'NOT_SALABLE', message: 'There are no source items with the in stock status', wishlistItemId: '3', ...own },
  ])
  expect(contents(await wishesOf(clients.anna))).toEqual([['tee', 11], ['shell', 1], ['beanie', 1]])
  expect(await cart()).toEqual([{ quantity: 2, product: { sku: 'rope' } }])
})

test('an invalid cart line does not prevent items from moving', async () => {
  await addWishes(clients.anna, { sku: 'beanie', quantity: 1 }, { sku: 'tee', quantity: 1 })
  await toCart(['1'])
  clients.shop.backend.database.exec("UPDATE stock SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = 'beanie')")
  expect((await toCart(['2'])).answer).toMatchObject({ status: true, wishlist: { items_v2: { items: [] } } })
})

test('refuses ids that are not on the list, and moves nothing', async () => {
  await addWishes(clients.anna, { sku: 'tee', quantity: 1 })
  await addWishes(clients.ewa, { sku: 'rope', quantity: 2 })
  const { errors } = await toCart(['1', '2', '99'])
  const message = 'The wishlist item ids "2,99" were not found.'
  expect(errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }])
  expect(contents(await wishesOf(clients.anna))).toEqual([['tee', 1]])
  expect(contents(await wishesOf(clients.ewa))).toEqual([['rope', 2]])
})

test.each(['', '0'])('requires the id of a list: "%s"', async (id) => {
  expect((await toCart([], id)).errors).toMatchObject([
    { message: '"wishlistId" value should be specified', extensions: { category: 'graphql-input' } },
  ])
})

test('reads the cart only once for all items', async () => {
  const wishes = Array.from({ length: 60 }, (_, number) => ({ sku: 'video', quantity: 1, selected_options: [toUid(`virtual/${number}`)] }))
  await addWishes(clients.anna, ...wishes)
  const read = vi.spyOn(StatementSync.prototype, 'all')
  expect(await toCart()).toMatchObject({ answer: { status: true } })
  const rows = read.mock.results.reduce((sum, { value }) => sum + (value as unknown[]).length, 0)
  read.mockRestore()
  expect(await cart()).toHaveLength(60)
  expect(rows).toBeLessThan(1000)
})
