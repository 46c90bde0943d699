import { afterEach, beforeEach, expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { as, configurable, openShopOfAllKinds, stockOf, type TestShop } from '../cart/cart.fixture.ts'
import { COLOUR, MEDIUM, SIZE, SPRUCE } from '../cart/products.fixture.ts'
import { KIT, MUG, PLAN } from '../catalog/product-kinds.fixture.ts'
import { AGATA, step } from '../checkout/checkout.fixture.ts'
import { addCustomer } from '../customer/customer.fixture.ts'
import { buy, cartToPlace, mailsOf, orderOf } from './order.fixture.ts'
import { SELLER } from '../../sample-shop/facts.ts'
import { changeSetting } from '../store/settings.ts'

let shop: TestShop
beforeEach(() => (shop = openShopOfAllKinds()))
afterEach(() => shop.close())

const shell = { sku: 'shell', quantity: 1, selected_options: [configurable(COLOUR, SPRUCE), configurable(SIZE, MEDIUM)] }
const kit = { sku: 'kit', quantity: 2, selected_options: [toUid(`bundle/${KIT.baseOption}/${KIT.tee}/1`)] }
const ropeKit = { sku: 'kit', quantity: 1, selected_options: [toUid(`bundle/${KIT.baseOption}/${KIT.rope}/3`)] }
const mug = {
  sku: 'mug', quantity: 3, selected_options: [toUid(`custom-option/${MUG.wrapping}/${MUG.tin}`)],
  entered_options: [{ uid: toUid(`custom-option/${MUG.engraving}`), value: 'Dla Agaty' }],
}
const plan = { sku: 'plan', quantity: 1, selected_options: [toUid(`downloadable/${PLAN.book}`), toUid(`downloadable/${PLAN.films}`)] }
const ADDRESS = 'firstname lastname street city postcode telephone country_code region region_id company vat_id'

test('the response of placeOrder contains the whole order', async () => {
  const cart = await cartToPlace(shop, { items: [{ sku: 'tee', quantity: 2 }], coupon: 'wiatr10' })
  const { data } = await step(shop, 'placeOrder', cart, {}, `
    order { order_number order_id } errors { code message }
    orderV2 {
      id number email status order_date order_status_change_date carrier shipping_method is_virtual
      applied_coupons { code } available_actions comments { message } customer_info { firstname lastname }
      billing_address { ${ADDRESS} } shipping_address { ${ADDRESS} }
      payment_methods { name type additional_data { name value } }
      total {
        base_grand_total { value } grand_total { value currency } subtotal { value } subtotal_excl_tax { value } subtotal_incl_tax { value }
        discounts { label amount { value } applied_to coupon { code } } taxes { title rate amount { value } }
        total_tax { value } total_shipping { value }
        shipping_handling {
          amount_excluding_tax { value } amount_including_tax { value } total_amount { value } taxes { amount { value } }
          discounts { amount { value } }
        }
      }
      invoices { id } shipments { id } credit_memos { id }
    }`)
  const address = {
    firstname: 'Agata', lastname: 'Wierch', street: ['Kościeliska', '14a/3'], city: 'Zakopane', postcode: '34-500',
    telephone: '+48 600 100 200', country_code: 'PL', region: null, region_id: null, company: null, vat_id: null,
  }
  expect(data.placeOrder).toEqual({
    order: { order_number: '000000001', order_id: '000000001' },
    errors: [],
    orderV2: {
      id: toUid('1'), number: '000000001', email: 'agata@example.com', status: 'Pending', order_date: '2026-11-21 12:00:00',
      order_status_change_date: '2026-11-21 12:00:00', carrier: 'Parcel locker', shipping_method: 'Parcel locker - Up to 25 kg, kept for 48 hours',
      is_virtual: false, applied_coupons: [{ code: 'wiatr10' }], available_actions: [], comments: [],
      customer_info: { firstname: 'Agata', lastname: 'Wierch' },
      billing_address: address, shipping_address: address,
      payment_methods: [{ name: 'Bank transfer', type: 'banktransfer', additional_data: [] }],
      total: {
        base_grand_total: { value: 409.19 }, grand_total: { value: 409.19, currency: 'PLN' },
        subtotal: { value: 356.1 }, subtotal_excl_tax: { value: 356.1 }, subtotal_incl_tax: { value: 438 },
        discounts: [{ label: 'wiatr10', amount: { value: 43.8 }, applied_to: 'ITEM', coupon: { code: 'wiatr10' } }],
        taxes: [{ title: 'VAT 23%', rate: 23, amount: { value: 76.51 } }], total_tax: { value: 76.51 }, total_shipping: { value: 12.19 },
        shipping_handling: {
          amount_excluding_tax: { value: 12.19 }, amount_including_tax: { value: 14.99 }, total_amount: { value: 12.19 },
          taxes: [{ amount: { value: 2.8 } }], discounts: [],
        },
      },
      invoices: [], shipments: [], credit_memos: [],
    },
  })
})

const ITEM = `__typename product_name product_sku product_type product_url_key status quantity_ordered quantity_shipped
  quantity_invoiced quantity_canceled quantity_refunded quantity_returned product_sale_price { value }
  prices { price { value } price_including_tax { value } row_total { value } row_total_including_tax { value } }
  selected_options { label value } entered_options { label value } discounts { label amount { value } } product { sku }
  ... on BundleOrderItem { bundle_options { uid label values { uid product_sku product_name quantity price { value } } } }
  ... on DownloadableOrderItem { downloadable_links { uid title sort_order } }`

test('a line of every product type is stored with its options', async () => {
  const order = await buy(shop, { items: [shell, kit, mug, plan] })
  const { items } = await orderOf(shop, order, `items { ${ITEM} }`)
  expect(items).toMatchObject([
    {
      __typename: 'ConfigurableOrderItem', product_sku: 'shell-m', product_type: 'configurable', product: { sku: 'shell' },
      product_url_key: 'shell', status: 'Ordered', entered_options: [],
      selected_options: [{ label: 'Colour', value: 'Spruce' }, { label: 'Size', value: 'M' }],
      quantity_ordered: 1, quantity_shipped: 0, quantity_invoiced: 0, quantity_canceled: 0, quantity_refunded: 0, quantity_returned: 0,
      product_sale_price: { value: 1015.45 }, discounts: [],
      prices: {
        price: { value: 1015.45 }, price_including_tax: { value: 1249 },
        row_total: { value: 1015.45 }, row_total_including_tax: { value: 1249 },
      },
    },
    {
      __typename: 'BundleOrderItem', product_type: 'bundle', quantity_ordered: 2,
      bundle_options: [{
        uid: toUid('bundle/1'), label: 'Base',
        values: [{ uid: toUid('bundle/1/1/1'), product_sku: 'tee', product_name: 'Rusinowa Merino Tee', quantity: 1, price: { value: 219 } }],
      }],
    },
    {
      __typename: 'OrderItem', product_type: 'simple', quantity_ordered: 3,
      selected_options: [{ label: 'Wrapping', value: 'Tin' }], entered_options: [{ label: 'Engraving', value: 'Dla Agaty' }],
    },
    {
      __typename: 'DownloadableOrderItem', product_type: 'downloadable', prices: { price_including_tax: { value: 119 } },
      downloadable_links: [
        { uid: toUid('downloadable/1'), title: 'Book', sort_order: 0 }, { uid: toUid('downloadable/2'), title: 'Films', sort_order: 1 },
      ],
    },
  ])
})

test("an order keeps its prices when the product's price changes", async () => {
  const order = await buy(shop, { items: [mug] })
  const unit = 'items { product_name prices { price_including_tax { value } } product { sku } }'
  const before = await orderOf(shop, order, unit)
  shop.backend.database.exec("UPDATE product SET price = 1; UPDATE product_text SET name = 'Other'; DELETE FROM tier_price")
  expect(await orderOf(shop, order, unit)).toEqual(before)
  shop.backend.database.exec("UPDATE product SET is_enabled = 0 WHERE sku = 'mug'")
  expect((await orderOf(shop, order, unit)).items).toMatchObject([{ product_name: before.items[0].product_name, product: null }])
})

test('stock is reduced for every part, in a bundle or on its own', async () => {
  await buy(shop, { items: [kit, ropeKit, { sku: 'tee', quantity: 3 }] })
  expect([stockOf(shop, 'tee'), stockOf(shop, 'rope')]).toEqual([5, 19997])
})

test('refuses an order whose lines together exceed the stock of a part', async () => {
  const cart = await cartToPlace(shop, { items: [kit, { sku: 'tee', quantity: 3 }] })
  shop.backend.database.exec("UPDATE stock SET quantity = 4 WHERE product_id = (SELECT id FROM product WHERE sku = 'tee')")
  expect((await step(shop, 'placeOrder', cart, {}, 'errors { code message }')).data.placeOrder.errors)
    .toEqual([{ code: 'UNDEFINED', message: 'Please correct the quantity for some products.' }])
  expect(stockOf(shop, 'tee')).toBe(4)
})

test('the order of a customer has the name of the account', async () => {
  const anna = addCustomer(shop.backend.database)
  const { number } = await buy(shop, { customer: anna })
  const query = '{ customer { orders { items { number email customer_info { firstname lastname } shipping_address { firstname } } } } }'
  expect((await as(anna, shop).ask(query)).data.customer.orders.items).toEqual([{
    number, email: 'anna@example.com', customer_info: { firstname: 'Anna', lastname: 'Nowak' },
    shipping_address: { firstname: AGATA.firstname },
  }])
})

test('deleting an account keeps its orders', async () => {
  const anna = addCustomer(shop.backend.database)
  await buy(shop, { customer: anna })
  shop.backend.database.exec('DELETE FROM customer')
  expect(shop.backend.database.prepare('SELECT cart_id, customer_id FROM sales_order').all())
    .toEqual([{ cart_id: null, customer_id: anna.id }])
  await buy(shop)
})

test("a guest's order with the e-mail address of an account stays a guest order", async () => {
  const anna = addCustomer(shop.backend.database)
  const order = await buy(shop, { email: anna.email })
  expect((await as(anna, shop).ask('{ customer { orders { total_count } } }')).data.customer.orders.total_count).toBe(0)
  expect((await orderOf(shop, order, 'number')).number).toBe(order.number)
})

test('every order has its own random token', async () => {
  const tokens = [(await buy(shop)).token, (await buy(shop)).token]
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/)
})

test('[CHK-22] [CHK-23] the confirmation lists the products, the totals and the payment', async () => {
  await buy(shop, { items: [{ sku: 'tee', quantity: 2 }, shell], coupon: 'WIATR10' })
  expect(mailsOf(shop)).toMatchObject([{ recipient: 'agata@example.com', storeId: 1, subject: 'Your Main Website Store order 000000001' }])
  const text = mailsOf(shop)[0]!.text.replaceAll('\u00A0', ' ')
  for (const part of [
    'Hello Agata,\n\nThank you for your order.', 'Rusinowa Merino Tee  × 2  PLN 438.00\n  SKU tee', '  Colour: Spruce\n  Size: M\n  SKU shell-m',
    'Subtotal  PLN 1,687.00', 'Discount WIATR10  −PLN 168.70', 'Delivery: Parcel locker up to 25 kg, kept for 48 hours  Free', 'Total  PLN 1,518.30',
    'Including VAT 23%  PLN 283.91',
    'DELIVERY ADDRESS\n\nAgata Wierch\nKościeliska 14a/3\n34-500 Zakopane\nPoland\n+48 600 100 200', 'BILLING ADDRESS\n\nSame as the delivery address',
    'Bank transfer\nRecipient: Halny sp. z o.o.\nAccount number: PL58 9719 0041 0000 0018 2026 1500\nPayment reference: Order 000000001\nAmount: PLN 1,518.30',
  ]) expect(text).toContain(part)
})

test('[CHK-23] the confirmation shows the variant that was bought, and no picture for a product without any', async () => {
  const { database } = shop.backend
  database.exec(`DELETE FROM product_media;
    INSERT INTO product_media (product_id, position, path, roles, is_disabled)
    SELECT id, 1, sku || '-front.webp', 'thumbnail', 0 FROM product WHERE sku IN ('shell', 'shell-m')`)
  await buy(shop, { items: [shell, { sku: 'tee', quantity: 1 }] })
  const { html } = database.prepare('SELECT html FROM mail ORDER BY id DESC').get() as { html: string }
  expect([...html.matchAll(/<img src="([^"]*)"/g)].map(([, source]) => source)).toEqual(['http://shop.test/media/mail/shell-m-front.jpg'])
})

test('[CHK-23] the confirmation is that of the contract: seller, delivery, withdrawal, terms and the data of the transfer', async () => {
  const { database } = shop.backend
  for (const [path, value] of [
    ['general/store_information/name', SELLER.name], ['general/store_information/merchant_vat_number', SELLER.nip],
    ['sales_email/order/delivery_time', 'A day or two.'], ['sales_email/order/terms_path', '/terms'],
    ['payment/banktransfer/iban', 'PL58971900410000001820261500'], ['payment/banktransfer/recipient', SELLER.name],
  ] as const) changeSetting(database, path, value)
  const { token } = await buy(shop)
  const { html, text } = database.prepare('SELECT html, text FROM mail ORDER BY id DESC').get() as { html: string; text: string }
  for (const part of [
    'EXPECTED DELIVERY\n\nA day or two.', `-- \nMain Website Store\nhttp://shop.test\nSeller: ${SELLER.name}\nVAT number ${SELLER.nip}\nhello@example.com\n`,
    'IF YOU CHANGE YOUR MIND\n\nYou have 14 days from delivery', 'Model withdrawal form:\nhttp://shop.test/terms#model-form', 'Terms of sale:\nhttp://shop.test/terms\n',
  ]) expect(text).toContain(part)
  const [, address] = /<img src="([^"]*transfer-code[^"]*)"/.exec(html) ?? []
  const picture = await shop.backend.fetch(new Request(address!.replaceAll('&amp;', '&')))
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await picture.arrayBuffer()).subarray(1, 4).toString()).toBe('PNG')
  expect((await shop.backend.fetch(new Request(`http://shop.test/payment/transfer-code?token=${token}x`))).status).toBe(404)
})

test('an order that is not paid by transfer has no code', async () => {
  changeSetting(shop.backend.database, 'payment/banktransfer/iban', 'PL58971900410000001820261500')
  const { token } = await buy(shop, { payment: 'sandbox_card' })
  expect((shop.backend.database.prepare('SELECT html FROM mail ORDER BY id DESC').get() as { html: string }).html).not.toContain('transfer-code')
  expect((await shop.backend.fetch(new Request(`http://shop.test/payment/transfer-code?token=${token}`))).status).toBe(404)
})

test('the confirmation is in the language of the store view', async () => {
  await buy(shop, { store: 'pl' })
  expect(mailsOf(shop)).toMatchObject([{ storeId: 2, subject: 'Zamówienie 2000000001 w sklepie Main Website Store' }])
  expect(mailsOf(shop)[0]!.text.replaceAll('\u00A0', ' ')).toContain('Razem  233,99 zł')
})

test('a refused order sends no mail and uses no order number', async () => {
  const cart = await cartToPlace(shop, { items: [{ sku: 'beanie', quantity: 1 }] })
  shop.backend.database.exec('UPDATE stock SET quantity = 0')
  await step(shop, 'placeOrder', cart, {}, 'errors { code }')
  expect(mailsOf(shop)).toEqual([])
  shop.backend.database.exec('UPDATE stock SET quantity = 10')
  expect((await buy(shop)).number).toBe('000000001')
})

test.each([
  [undefined, 'Withdraw from the contract here', ''],
  ['pl', 'Odstąp od umowy tutaj', '/pl'],
])('the confirmation links to the withdrawal from this order, in the language of store view %s', async (store, label, prefix) => {
  const { number } = await buy(shop, store === undefined ? {} : { store })
  expect(mailsOf(shop).at(-1)!.text).toMatch(new RegExp(`${label}:\n\\S+${prefix}/withdrawal\\?order=${number}\n`))
})
