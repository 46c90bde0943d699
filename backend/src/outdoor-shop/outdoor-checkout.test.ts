import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answerOf, ask } from '../ask.fixture.ts'
import type { Backend } from '../create-backend.ts'
import { toUid } from '../graphql/uid.ts'
import { newCart, openOutdoorShop } from './outdoor-shop.fixture.ts'

let shop: Backend
beforeEach(() => (shop = openOutdoorShop()))
afterEach(() => shop.close())

const COLOR_BLUE = toUid('configurable/93/50')
const SIZE_M = toUid('configurable/144/168')
const TEE = { sku: 'LW-T01', quantity: 2, selected_options: [COLOR_BLUE, SIZE_M] }
const MUG = { sku: 'LG-K01', quantity: 1 }

const SACRAMENTO = {
  firstname: 'Ada', lastname: 'Reyes', street: ['900 J St'], city: 'Sacramento', region: 'CA', postcode: '95814', country_code: 'US',
  telephone: '916-555-0100',
}
const PORTLAND = { ...SACRAMENTO, city: 'Portland', region: 'OR', postcode: '97205' }

const PRICES = `prices { grand_total { value currency } subtotal_excluding_tax { value } subtotal_including_tax { value }
  subtotal_with_discount_excluding_tax { value } applied_taxes { label amount { value currency } } discounts { amount { value } } }`

const pricesOf = async (cartId: string) => (await answerOf(shop, `query ($id: String!) { cart(cart_id: $id) { ${PRICES} } }`, { id: cartId })).cart.prices

/** The input of each checkout step, which has its own type. */
const step = (mutation: string, type: string, input: object) =>
  ask(shop, `mutation ($input: ${type}) { ${mutation}(input: $input) { cart { ${PRICES} } } }`, { input })

async function ship(cartId: string, address: object, method = ['flatrate', 'flatrate']): Promise<void> {
  const steps = [
    await step('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { cart_id: cartId, email: 'ada@example.com' }),
    await step('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', { cart_id: cartId, shipping_addresses: [{ address }] }),
    await step('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', { cart_id: cartId, billing_address: { same_as_shipping: true } }),
    await step('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', {
      cart_id: cartId, shipping_methods: [{ carrier_code: method[0], method_code: method[1] }],
    }),
  ]
  expect(steps.flatMap(({ errors }) => errors ?? [])).toEqual([])
}

const ORDER = `orderV2 { number
  items { product_name product_sku product_sale_price { value } prices { row_total { value } row_total_including_tax { value } } }
  total { subtotal { value } subtotal_incl_tax { value } total_tax { value } total_shipping { value } grand_total { value currency }
    taxes { title rate amount { value } } discounts { amount { value } }
    shipping_handling { amount_excluding_tax { value } amount_including_tax { value } taxes { title } } } }`

async function place(cartId: string) {
  await answerOf(shop, 'mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) { cart { id } } }', {
    input: { cart_id: cartId, payment_method: { code: 'checkmo' } },
  })
  const { placeOrder } = await answerOf(
    shop, `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { ${ORDER} errors { message } } }`, { id: cartId })
  return placeOrder
}

const mail = () => shop.database.prepare('SELECT subject, text, html FROM mail ORDER BY id DESC').get() as { subject: string; text: string; html: string }

describe('tax', () => {
  test('is not charged until the cart has an address', async () => {
    expect(await pricesOf(await newCart(shop, TEE, MUG))).toEqual({
      grand_total: { value: 76, currency: 'USD' }, subtotal_excluding_tax: { value: 76 }, subtotal_including_tax: { value: 76 },
      subtotal_with_discount_excluding_tax: { value: 76 }, applied_taxes: [], discounts: [],
    })
  })

  test('is rounded to the cent in California and applies to goods only', async () => {
    const cart = await newCart(shop, TEE, MUG)
    await ship(cart, SACRAMENTO)
    // 8.25 % of 58.00 is 4.785, of 18.00 is 1.485: each row is rounded up.
    expect(await pricesOf(cart)).toMatchObject({
      applied_taxes: [{ label: 'US-CA-*-Rate 1', amount: { value: 6.28, currency: 'USD' } }],
      subtotal_excluding_tax: { value: 76 }, subtotal_including_tax: { value: 82.28 }, grand_total: { value: 87.28 },
    })
    const items = `items { prices { price { value } price_including_tax { value } row_total { value } row_total_including_tax { value } } }
      shipping_addresses { selected_shipping_method { amount { value } price_excl_tax { value } price_incl_tax { value } } }`
    const { cart: lines } = await answerOf(shop, `query ($id: String!) { cart(cart_id: $id) { ${items} } }`, { id: cart })
    expect(lines.items.map(({ prices }: { prices: object }) => prices)).toEqual([
      { price: { value: 29 }, price_including_tax: { value: 31.4 }, row_total: { value: 58 }, row_total_including_tax: { value: 62.79 } },
      { price: { value: 18 }, price_including_tax: { value: 19.49 }, row_total: { value: 18 }, row_total_including_tax: { value: 19.49 } },
    ])
    expect(lines.shipping_addresses[0].selected_shipping_method).toEqual({
      amount: { value: 5 }, price_excl_tax: { value: 5 }, price_incl_tax: { value: 5 },
    })
  })

  test('is not charged in Oregon', async () => {
    const cart = await newCart(shop, TEE, MUG)
    await ship(cart, PORTLAND)
    expect(await pricesOf(cart)).toMatchObject({ applied_taxes: [], subtotal_including_tax: { value: 76 }, grand_total: { value: 81 } })
  })

  test("is calculated after the coupon's discount", async () => {
    const cart = await newCart(shop, TEE, MUG)
    await step('applyCouponToCart', 'ApplyCouponToCartInput', { cart_id: cart, coupon_code: 'TRAIL10' })
    await ship(cart, SACRAMENTO)
    // 8.25 % of 52.20 is 4.3065, of 16.20 is 1.3365.
    expect(await pricesOf(cart)).toMatchObject({
      discounts: [{ amount: { value: 7.6 } }], subtotal_with_discount_excluding_tax: { value: 68.4 },
      applied_taxes: [{ amount: { value: 5.65 } }], grand_total: { value: 79.05 },
    })
  })

  test('of a virtual product depends on the billing address', async () => {
    const cart = await newCart(shop, { sku: 'LS-V01', quantity: 1 })
    const bill = async (address: object) =>
      (await step('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', { cart_id: cart, billing_address: { address } }))
        .data.setBillingAddressOnCart.cart.prices.grand_total.value
    expect(await bill(SACRAMENTO)).toBe(42.22)
    expect(await bill(PORTLAND)).toBe(39)
  })

  test.each([
    [{ country_code: 'US', region: { region_code: 'CA' } }, 62.79],
    [{ country_code: 'US', region: { region_id: 43 } }, 62.86],
    [{ country_code: 'US', region: { region: 'Oregon' } }, 58],
    [{ country_code: 'US' }, 58],
    [{ country_code: 'DE' }, 58],
  ])('is estimated for %j', async (address, total) => {
    const input = { cart_id: await newCart(shop, TEE), address }
    const { estimateTotals } = await answerOf(
      shop, 'mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart { prices { grand_total { value } } } } }', { input })
    expect(estimateTotals.cart.prices.grand_total.value).toBe(total)
  })
})

describe('an order', () => {
  test('keeps its taxes, and the mail shows them', async () => {
    const cart = await newCart(shop, TEE, MUG)
    await step('applyCouponToCart', 'ApplyCouponToCartInput', { cart_id: cart, coupon_code: 'TRAIL10' })
    await ship(cart, SACRAMENTO)
    const { orderV2: order, errors } = await place(cart)
    expect(errors).toEqual([])
    expect(order).toMatchObject({
      number: '000000001',
      items: [
        { product_name: 'Ridgeline LumaTech&trade; Tee', product_sku: 'LW-T01-M-Blue', product_sale_price: { value: 29 },
          prices: { row_total: { value: 58 }, row_total_including_tax: { value: 62.79 } } },
        { product_name: 'Camp Mug' },
      ],
      total: {
        subtotal: { value: 76 }, subtotal_incl_tax: { value: 82.28 }, total_tax: { value: 5.65 }, total_shipping: { value: 5 },
        grand_total: { value: 79.05, currency: 'USD' }, taxes: [{ title: 'US-CA-*-Rate 1', rate: 8.25, amount: { value: 5.65 } }],
        discounts: [{ amount: { value: 7.6 } }],
        shipping_handling: { amount_excluding_tax: { value: 5 }, amount_including_tax: { value: 5 }, taxes: [] },
      },
    })
    expect(mail().subject).toBe('Your Larkspur Outfitters order 000000001')
    for (const row of [
      'Ridgeline LumaTech™ Tee  × 2  $58.00\n  Color: Blue\n  Size: M\n  SKU LW-T01-M-Blue', 'Subtotal  $76.00', 'Discount TRAIL10  −$7.60',
      'Delivery: Flat Rate, fixed  $5.00', 'Tax (US-CA-*-Rate 1)  $5.65\nTotal  $79.05', '900 J St\nSacramento, California 95814\nUnited States',
    ]) expect(mail().text).toContain(row)
    expect(mail().html).toContain('Ridgeline LumaTech™ Tee')
  })

  test('without tax shows none', async () => {
    const cart = await newCart(shop, MUG)
    await ship(cart, PORTLAND)
    const { orderV2 } = await place(cart)
    expect(orderV2.total).toMatchObject({ taxes: [], total_tax: { value: 0 }, grand_total: { value: 23 } })
    expect(mail().text).not.toContain('Tax')
  })

  test.each([
    ['configurable', [TEE], 58],
    ['with custom options', [{
      sku: 'LG-K03', quantity: 1, selected_options: [toUid('custom-option/2/2')], entered_options: [{ uid: toUid('custom-option/1'), value: 'Ada' }],
    }], 32],
    ['a bundle with a part that is not visible', [{
      sku: 'LG-S01', quantity: 1, selected_options: [toUid('bundle/1/2/1'), toUid('bundle/2/3/1'), toUid('bundle/3/5/1')],
    }], 71],
    ['parts of a grouped product', [{ sku: 'LG-F01', quantity: 3 }, { sku: 'LG-K01', quantity: 1 }], 27.75],
    ['a download with its videos', [{ sku: 'LS-D01', quantity: 1, selected_options: [toUid('downloadable/1'), toUid('downloadable/2')] }, MUG], 32],
    ['virtual beside goods', [{ sku: 'LS-V01', quantity: 1 }, MUG], 57],
  ])('%s', async (_, items, subtotal) => {
    const cart = await newCart(shop, ...items)
    await ship(cart, PORTLAND)
    const { orderV2, errors } = await place(cart)
    expect(errors).toEqual([])
    expect(orderV2.total.subtotal.value).toBe(subtotal)
  })

  test('of a customer uses the address of the account', async () => {
    const mutation = '{ generateCustomerToken(email: "cal@larkspur.example", password: "Larkspur-1947") { token } }'
    const { token } = (await answerOf(shop, `mutation ${mutation}`)).generateCustomerToken
    const { data } = await ask(shop, '{ customer { firstname addresses { city region { region_code } default_shipping } orders { total_count } } }', {}, {
      authorization: `Bearer ${token}`,
    })
    expect(data.customer).toEqual({
      firstname: 'Cal', addresses: [{ city: 'Sacramento', region: { region_code: 'CA' }, default_shipping: true }], orders: { total_count: 0 },
    })
  })
})

test('a part that is not visible has a cart line without a product page', async () => {
  const cart = await newCart(shop, { sku: 'LG-F02', quantity: 2 })
  const { cart: { items } } = await answerOf(
    shop, 'query ($id: String!) { cart(cart_id: $id) { items { product { name url_key url_suffix } prices { row_total { value } } } } }', { id: cart })
  expect(items).toEqual([
    { product: { name: 'Smoked Almond &amp; Cherry Mix', url_key: 'smoked-almond-mix', url_suffix: '.html' }, prices: { row_total: { value: 13 } } },
  ])
  expect((await answerOf(shop, '{ route(url: "smoked-almond-mix.html") { type } }')).route).toBeNull()
})

test('addSimpleProductsToCart refuses an engraving without a typeface', async () => {
  const input = { cart_id: await newCart(shop, MUG), cart_items: [{ data: { sku: 'LG-K03', quantity: 1 } }] }
  const { errors } = await step('addSimpleProductsToCart', 'AddSimpleProductsToCartInput', input)
  expect(errors?.[0]?.message).toContain("The product's required option(s) weren't entered.")
})

describe('delivery', () => {
  const offered = async (cart: string) => {
    const fields = 'shipping_addresses { available_shipping_methods { carrier_code method_code amount { value } } }'
    const { cart: found } = await answerOf(shop, `query ($id: String!) { cart(cart_id: $id) { ${fields} } }`, { id: cart })
    return found.shipping_addresses[0].available_shipping_methods.map(
      (method: { carrier_code: string; amount: { value: number } }) => [method.carrier_code, method.amount.value])
  }

  test('is free from 100 dollars, and otherwise depends on the weight', async () => {
    const light = await newCart(shop, { sku: 'LG-K01', quantity: 5 })
    await ship(light, PORTLAND)
    expect(await offered(light)).toEqual([['flatrate', 5], ['tablerate', 9.95]])
    const heavy = await newCart(shop, { sku: 'LG-P02', quantity: 2 })
    await ship(heavy, PORTLAND, ['freeshipping', 'freeshipping'])
    expect(await offered(heavy)).toEqual([['flatrate', 5], ['tablerate', 14.95], ['freeshipping', 0]])
  })

  test.each([
    [{ region: null }, 'Region is required.'],
    [{ region: 'Cascadia' }, '"regionId" is required. Enter and try again.'],
    [{ region: 'AE' }, 'Region input is ambiguous. Specify region_id.'],
    [{ country_code: 'FR' }, 'Country is not available'],
  ])('an address with %j is refused', async (change, message) => {
    const input = { cart_id: await newCart(shop, MUG), shipping_addresses: [{ address: { ...SACRAMENTO, ...change } }] }
    const { errors } = await step('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', input)
    expect(errors?.map((error) => error.message)).toEqual([message])
  })

  test('a region is recognized by its name, and Germany needs none', async () => {
    for (const change of [{ country_code: 'CA', region: 'Quebec' }, { country_code: 'DE', region: null }]) {
      const cart = await newCart(shop, MUG)
      await ship(cart, { ...SACRAMENTO, ...change })
      expect(await pricesOf(cart)).toMatchObject({ applied_taxes: [], grand_total: { value: 23 } })
    }
  })
})
