import { afterEach, beforeEach, expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { MUG } from '../catalog/product-kinds.fixture.ts'
import { addCustomer } from '../customer/customer.fixture.ts'
import { add, as, newCart, openShopOfAllKinds, type TestShop } from './cart.fixture.ts'

let shop: TestShop
let cart: string
beforeEach(async () => {
  shop = openShopOfAllKinds()
  cart = await newCart(shop)
})
afterEach(() => shop.close())

const kit = (...selected: string[]) => ({ sku: 'kit', quantity: 1, selected_options: selected.map(toUid) })
const teeInKit = 'bundle/1/1/1'
const ropesInKit = 'bundle/1/2/2'
const beanieInKit = 'bundle/2/3/1'
const engraving = (value: string) => ({ uid: toUid(`custom-option/${MUG.engraving}`), value })
const mug = (quantity: number, text = 'Anna') => ({ sku: 'mug', quantity, entered_options: [engraving(text)] })
const wrapped = (quantity: number, value: number) =>
  ({ ...mug(quantity), selected_options: [toUid(`custom-option/${MUG.wrapping}/${value}`)] })
const plan = (...links: number[]) => ({ sku: 'plan', quantity: 1, selected_options: links.map((link) => toUid(`downloadable/${link}`)) })

async function lines(client = shop, id = cart) {
  const query = `query ($id: String!) { cart(cart_id: $id) { is_virtual items {
    __typename quantity product { sku }
    prices { price_including_tax { value } row_total_including_tax { value } }
    ... on SimpleCartItem { customizable_options { ...Option } }
    ... on DownloadableCartItem { links { uid title price } samples { title } }
    ... on BundleCartItem { bundle_options { uid label type values { uid label quantity price } } }
  } } }
  fragment Option on SelectedCustomizableOption {
    customizable_option_uid label type is_required sort_order
    values { customizable_option_value_uid label value price { type units value } }
  }`
  const { data } = await client.ask(query, { id })
  return data.cart
}

const priceOf = async (item: object, customer?: ReturnType<typeof addCustomer>) => {
  const client = customer ? as(customer, shop) : shop
  const id = await newCart(client)
  expect((await add(client, id, item)).user_errors).toEqual([])
  return (await lines(client, id)).items[0].prices.price_including_tax.value
}

test.each([
  ['a bundle priced by its parts', kit(teeInKit), 219],
  ['with a second part at its special price', kit(teeInKit, beanieInKit), 298.99],
  ['with two pieces of a part', kit(ropesInKit), 60],
  ['a fixed-price bundle', { sku: 'box', quantity: 1, selected_options: [toUid('bundle/3/4/1')] }, 520],
  ['and a part for ten percent', { sku: 'box', quantity: 1, selected_options: [toUid('bundle/3/5/1')] }, 550],
  ['a download with a link for nothing', plan(1), 99],
  ['with both links', plan(1, 2), 119],
  ['an engraved mug', mug(1), 75],
  ['engraved and wrapped for ten percent', wrapped(1, MUG.tin), 81],
  ['three of them at the price for three', wrapped(3, MUG.tin), 70],
])('%s: the price follows the selected options', async (_, item, price) => {
  expect(await priceOf(item)).toBe(price)
})

test('the percentage price of an option is based on the product without its links', async () => {
  shop.backend.database.exec(`
    INSERT INTO custom_option (id, product_id, position, input, price, price_type) VALUES (9, 23, 0, 'field', 10, 'PERCENT');
    INSERT INTO custom_option_text VALUES (9, 1, 'Dedication')`)
  expect(await priceOf({ ...plan(1, 2), entered_options: [{ uid: toUid('custom-option/9'), value: 'For Ewa' }] })).toBe(128.9)
})

test('the quantity of a part can be entered if the bundle allows it', async () => {
  const entered = (choice: string, value: string) => ({ ...kit(), entered_options: [{ uid: toUid(choice), value }] })
  expect(await priceOf(entered(ropesInKit, '3'))).toBe(90)
  expect(await priceOf(entered(teeInKit, '3'))).toBe(219)
  expect((await add(shop, cart, { ...kit(ropesInKit), ...entered(ropesInKit, 'two') })).user_errors)
    .toMatchObject([{ message: 'The fewest you may purchase is 2.' }])
})

test('a wholesale customer pays the wholesale price', async () => {
  const customer = (email: string, group: number) => addCustomer(shop.backend.database, email, group)
  expect(await priceOf(mug(2), customer('w@example.com', 2))).toBe(60)
  expect(await priceOf(mug(1), customer('v@example.com', 2))).toBe(75)
  expect(await priceOf(mug(2), customer('r@example.com', 3))).toBe(75)
})

test('the special price of a bundle also applies to its parts', async () => {
  shop.backend.database.exec("UPDATE product SET special_price = 80 WHERE sku IN ('kit', 'box')")
  expect(await priceOf(kit(teeInKit, beanieInKit))).toBe(239.19)
  expect(await priceOf({ sku: 'box', quantity: 1, selected_options: [toUid('bundle/3/4/1')] })).toBe(416)
})

test('a bundle lists its parts', async () => {
  await add(shop, cart, kit(ropesInKit, beanieInKit))
  expect(await lines()).toMatchObject({ is_virtual: false, items: [{
    __typename: 'BundleCartItem', product: { sku: 'kit' },
    bundle_options: [
      { uid: toUid('bundle/1'), label: 'Base', type: 'radio', values: [{ uid: toUid(ropesInKit), label: 'Rope', quantity: 2, price: 30 }] },
      {
        uid: toUid('bundle/2'), label: 'Extras', type: 'checkbox',
        values: [{ uid: toUid(beanieInKit), label: 'Zawrat Beanie', quantity: 1, price: 79.99 }],
      },
    ],
  }] })
})

test('custom options are shown with the entered text or the selected value', async () => {
  await add(shop, cart, wrapped(1, MUG.tin))
  expect((await lines()).items[0].customizable_options).toEqual([
    {
      customizable_option_uid: toUid('custom-option/1'), label: 'Engraving', type: 'field', is_required: true, sort_order: 0,
      values: [{
        customizable_option_value_uid: toUid('custom-option/1'), label: '', value: 'Anna', price: { type: 'FIXED', units: 'zł', value: 15 },
      }],
    },
    {
      customizable_option_uid: toUid('custom-option/2'), label: 'Wrapping', type: 'drop_down', is_required: false, sort_order: 1,
      values: [{
        customizable_option_value_uid: toUid('custom-option/2/2'), label: 'Tin', value: '2', price: { type: 'PERCENT', units: '%', value: 10 },
      }],
    },
  ])
})

test('a different engraving adds a line, the same one increases the quantity', async () => {
  await add(shop, cart, mug(1), mug(2), mug(1, 'Ewa'))
  expect((await lines()).items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 1])
})

test('a cart with only downloads is virtual', async () => {
  await add(shop, cart, plan(2))
  expect(await lines()).toMatchObject({ is_virtual: true, items: [{
    __typename: 'DownloadableCartItem', links: [{ uid: toUid('downloadable/2'), title: 'Films', price: 20 }], samples: [{ title: 'Preview' }],
  }] })
})

test.each([
  ['before its days', '2026-11-22', '2026-11-30', 219],
  ['on its first day', '2026-11-21', '2026-11-30', 199],
  ['on its last day', '2026-11-01', '2026-11-21', 199],
  ['after its days', '2026-11-01', '2026-11-20', 219],
])('a special price %s', async (_, from, to, price) => {
  shop.backend.database.prepare("UPDATE product SET special_price = 19900, special_from = ?, special_to = ? WHERE sku = 'tee'").run(from, to)
  expect(await priceOf({ sku: 'tee', quantity: 1 })).toBe(price)
})

const soldOut = (sku: string) =>
  shop.backend.database.exec(`UPDATE stock SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = '${sku}')`)

test('a sold-out part cannot be selected for a required option', async () => {
  soldOut('tee')
  expect((await add(shop, cart, kit(teeInKit))).user_errors)
    .toEqual([{ code: 'NOT_SALABLE', message: 'The required options you selected are not available.' }])
  expect((await add(shop, cart, kit(ropesInKit))).user_errors).toEqual([])
})

test('the parts of bundles count against the stock, too', async () => {
  await add(shop, cart, { ...kit(teeInKit), quantity: 6 })
  expect((await add(shop, cart, { sku: 'tee', quantity: 5 })).user_errors)
    .toEqual([{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }])
  expect((await add(shop, cart, { sku: 'tee', quantity: 4 })).user_errors).toEqual([])
})

const optionsMissing = "The product's required option(s) weren't entered. Make sure the options are entered and try again."

test.each([
  [{ sku: 'set', quantity: 1 }, 'UNDEFINED', 'Please specify the quantity of product(s).'],
  [kit(), 'UNDEFINED', 'Please specify product option(s).'],
  [kit(beanieInKit), 'UNDEFINED', 'Please select all required options.'],
  [kit(teeInKit, ropesInKit), 'UNDEFINED', 'Option type (select, radio) should have only one element.'],
  [kit(teeInKit, 'bundle/2/99/1'), 'UNDEFINED', 'The options you selected are not available.'],
  [{ ...kit(ropesInKit), quantity: 1.5 }, 'UNDEFINED', 'You cannot use decimal quantity for this product.'],
  [plan(), 'UNDEFINED', 'Please specify product link(s).'],
  [plan(99), 'UNDEFINED', 'Please specify product link(s).'],
  [{ sku: 'mug', quantity: 1 }, 'UNDEFINED', optionsMissing],
  [mug(1, ' '), 'UNDEFINED', optionsMissing],
  [mug(1, 'x'.repeat(21)), 'UNDEFINED', 'The text is too long. Shorten the text and try again.'],
])('%j is reported in user_errors', async (item, code, message) => {
  const answer = await add(shop, cart, item)
  expect(answer).toEqual({ cart: { items: [], total_quantity: 0 }, user_errors: [{ code, message }] })
})

test('an option that became required later invalidates the line, and every addition reports it', async () => {
  await add(shop, cart, mug(1))
  shop.backend.database.exec('UPDATE custom_option SET is_required = 1')
  const { user_errors, cart: filled } = await add(shop, cart, { sku: 'tee', quantity: 1 })
  expect(user_errors).toEqual([{ code: 'UNDEFINED', message: 'Some of the products below do not have all the required options.' }])
  expect(filled.items).toHaveLength(2)
})

test('a bundle with a disabled part disappears from the cart', async () => {
  await add(shop, cart, kit(teeInKit), { sku: 'rope', quantity: 2 })
  shop.backend.database.exec("UPDATE product SET is_enabled = 0 WHERE sku = 'tee'")
  expect((await lines()).items).toMatchObject([{ product: { sku: 'rope' } }])
})

test('enforces quantity increments', async () => {
  shop.backend.database.exec("UPDATE stock SET qty_increments = 4 WHERE product_id = (SELECT id FROM product WHERE sku = 'rope')")
  expect((await add(shop, cart, { sku: 'rope', quantity: 6 })).user_errors)
    .toEqual([{ code: 'UNDEFINED', message: 'You can buy this product only in quantities of 4 at a time.' }])
  expect((await add(shop, cart, { sku: 'rope', quantity: 8 })).user_errors).toEqual([])
})
