import { afterEach, beforeEach, expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { configurable, type TestShop } from '../cart/cart.fixture.ts'
import { COLOUR, MEDIUM, SIZE, SPRUCE } from '../cart/products.fixture.ts'
import { MUG, PLAN } from '../catalog/product-kinds.fixture.ts'
import { addWishes, contents, openWishlistShop, removeWishes, updateWishes, wishesOf, type WishlistShop } from './wishlist.fixture.ts'

let clients: WishlistShop
let anna: TestShop
beforeEach(() => {
  clients = openWishlistShop()
  anna = clients.anna
})
afterEach(() => clients.shop.close())

const exec = (sql: string) => clients.shop.backend.database.exec(sql)

const medium = [configurable(COLOUR, SPRUCE), configurable(SIZE, MEDIUM)]

test('adding the same product with the same options increases the quantity', async () => {
  const selected_options = medium
  const shell = { sku: 'shell', quantity: 1 }
  await addWishes(anna, { sku: 'tee', quantity: 1 }, { ...shell, selected_options }, shell)
  const again = [{ sku: 'tee', quantity: 2 }, { ...shell, quantity: 1.5, selected_options }]
  const { user_errors, wishlist } = await addWishes(anna, ...again)
  expect(user_errors).toEqual([])
  expect(wishlist.items_count).toBe(3)
  expect(contents(wishlist)).toEqual([['tee', 3], ['shell', 2.5], ['shell', 1]])
})

test('a variant can be added with its parent SKU, and a negative quantity counts as one', async () => {
  const { wishlist } = await addWishes(anna, { sku: 'shell-m', parent_sku: 'shell', quantity: -4 })
  expect(contents(wishlist)).toEqual([['shell', 1]])
})

test('a quantity has at most eight digits', async () => {
  await addWishes(anna, { sku: 'tee', quantity: 1e308 })
  expect(contents((await addWishes(anna, { sku: 'tee', quantity: 1e308 })).wishlist)).toEqual([['tee', 99_999_999]])
})

test.each([
  [{ sku: 'nope', quantity: 1 }, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "nope"'],
  [{ sku: 'tee', parent_sku: 'nope', quantity: 1 }, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "nope"'],
  [{ sku: 'tee', quantity: 0 }, 'UNDEFINED', 'The quantity of a wish list item cannot be 0'],
  [{ sku: 'tee', quantity: 0.9 }, 'UNDEFINED', 'The quantity of a wish list item cannot be 0'],
  [{ sku: 'shell-l', quantity: 1 }, 'UNDEFINED', 'Cannot add product without stock to wishlist.'],
])('%j is reported in user_errors, and the others are added', async (item, code, message) => {
  const { user_errors, wishlist } = await addWishes(anna, item, { sku: 'rope', quantity: 2 })
  expect(user_errors).toEqual([{ code, message }])
  expect(contents(wishlist)).toEqual([['rope', 2]])
})

test('a disabled product is not found', async () => {
  exec("UPDATE product SET is_enabled = 0 WHERE sku = 'tee'")
  expect((await addWishes(anna, { sku: 'tee', quantity: 1 })).user_errors).toMatchObject([{ code: 'PRODUCT_NOT_FOUND' }])
})

test('quantity and note can be changed; an omitted quantity stays, an omitted note is cleared', async () => {
  await addWishes(anna, { sku: 'tee', quantity: 1 }, { sku: 'rope', quantity: 2 })
  await updateWishes(anna, { wishlist_item_id: '1', quantity: 4, description: 'For Ola' })
  const changes = [{ wishlist_item_id: '1', quantity: 5, description: 'For Ola' }, { wishlist_item_id: '2', description: 'Thin' }]
  const { user_errors, wishlist } = await updateWishes(anna, ...changes)
  expect(user_errors).toEqual([])
  expect(wishlist.items_v2.items).toMatchObject([{ quantity: 5, description: 'For Ola' }, { quantity: 2, description: 'Thin' }])
  expect((await updateWishes(anna, { wishlist_item_id: '1', quantity: 6 })).wishlist.items_v2.items[0].description).toBeNull()
})

test('options can be selected later, and an item that becomes equal to another absorbs it', async () => {
  await addWishes(anna, { sku: 'shell', quantity: 1 }, { sku: 'shell', quantity: 2, selected_options: medium })
  const { wishlist } = await updateWishes(anna, { wishlist_item_id: '1', quantity: 3, selected_options: medium })
  expect(wishlist.items_v2.items).toMatchObject([{ id: '1', quantity: 5 }])
})

test('a change to quantity 0 is refused, too', async () => {
  await addWishes(anna, { sku: 'tee', quantity: 2 })
  const { user_errors, wishlist } = await updateWishes(anna, { wishlist_item_id: '1', quantity: 0 })
  expect(user_errors).toEqual([{ code: 'UNDEFINED', message: 'The quantity of a wishlist item cannot be 0' }])
  expect(contents(wishlist)).toEqual([['tee', 2]])
})

test('items are removed, each once', async () => {
  await addWishes(anna, { sku: 'tee', quantity: 1 }, { sku: 'rope', quantity: 1 })
  const { user_errors, wishlist } = await removeWishes(anna, '1', '1')
  expect(user_errors).toEqual([{ code: 'UNDEFINED', message: 'The wishlist item with ID "1" does not belong to the wishlist' }])
  expect(contents(wishlist)).toEqual([['rope', 1]])
})

test.each([updateWishes, removeWishes])("refuses an item that belongs to another customer's list", async (change) => {
  await addWishes(anna, { sku: 'tee', quantity: 1 })
  const item = change === updateWishes ? { wishlist_item_id: '1', quantity: 9 } : '1'
  const { user_errors } = await change(clients.ewa, item as never)
  expect(user_errors).toEqual([{ code: 'UNDEFINED', message: 'The wishlist item with ID "1" does not belong to the wishlist' }])
  expect(contents(await wishesOf(anna))).toEqual([['tee', 1]])
})

const ropesAndBeanie = { selected_options: [toUid('bundle/2/3/1')], entered_options: [{ uid: toUid('bundle/1/2/1'), value: '3' }] }
const engravedInTin = {
  selected_options: [toUid(`custom-option/${MUG.wrapping}/${MUG.tin}`)],
  entered_options: [{ uid: toUid(`custom-option/${MUG.engraving}`), value: 'Ola' }],
}

test('an item of every product type shows its selected options, in the language of the store view', async () => {
  await addWishes(
    anna,
    { sku: 'video', quantity: 1 },
    { sku: 'shell', quantity: 1, selected_options: medium },
    { sku: 'kit', quantity: 1, ...ropesAndBeanie },
    { sku: 'set', quantity: 1 },
    { sku: 'plan', quantity: 1, selected_options: [toUid(`downloadable/${PLAN.book}`)] },
    { sku: 'mug', quantity: 1, ...engravedInTin },
  )
  const chosen = `
    __typename added_at customizable_options { label values { label value } }
    ... on ConfigurableWishlistItem { configured_variant { sku } configurable_options { option_label value_label } }
    ... on BundleWishlistItem { bundle_options { label values { label quantity } } }
    ... on DownloadableWishlistItem { links_v2 { uid title } }`
  const { data } = await anna.ask(`{ customer { wishlists { items_v2 { items { ${chosen} } } } } }`, {}, 'pl')
  const every = { added_at: '2026-11-21 12:00:00', customizable_options: [] }
  const item = (name: string, more: object) => ({ __typename: name, ...every, ...more })
  expect(data.customer.wishlists[0].items_v2.items).toEqual([
    item('VirtualWishlistItem', {}),
    item('ConfigurableWishlistItem', {
      configured_variant: { sku: 'shell-m' },
      configurable_options: [{ option_label: 'Kolor', value_label: 'Świerk' }, { option_label: 'Rozmiar', value_label: 'M' }],
    }),
    item('BundleWishlistItem', {
      bundle_options: [
        { label: 'Podstawa', values: [{ label: 'Rope', quantity: 3 }] },
        { label: 'Dodatki', values: [{ label: 'Zawrat Beanie', quantity: 1 }] },
      ],
    }),
    item('GroupedProductWishlistItem', {}),
    item('DownloadableWishlistItem', { links_v2: [{ uid: toUid(`downloadable/${PLAN.book}`), title: 'Książka' }] }),
    item('SimpleWishlistItem', {
      customizable_options: [
        { label: 'Grawer', values: [{ label: '', value: 'Ola' }] },
        { label: 'Opakowanie', values: [{ label: 'Puszka', value: '2' }] },
      ],
    }),
  ])
})

test('an incomplete selection is shown as empty', async () => {
  await addWishes(
    anna,
    { sku: 'shell', quantity: 1, selected_options: [medium[0]] },
    { sku: 'kit', quantity: 1, selected_options: [toUid('bundle/2/3/1')] },
  )
  const query = `{ customer { wishlists { items_v2 { items {
    ... on ConfigurableWishlistItem { configured_variant { sku } configurable_options { value_label } }
    ... on BundleWishlistItem { bundle_options { label } }
  } } } } }`
  expect((await anna.ask(query)).data.customer.wishlists[0].items_v2.items).toEqual([
    { configured_variant: null, configurable_options: [] },
    { bundle_options: [] },
  ])
})
