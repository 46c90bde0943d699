import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertAddress } from '../address/address.repository.ts'
import { add, as, newCart, openShop, type TestShop } from '../cart/cart.fixture.ts'
import { addCustomer, type TestCustomer } from '../customer/customer.fixture.ts'
import { AGATA, step } from './checkout.fixture.ts'

let shop: TestShop
let anna: TestCustomer
let asAnna: TestShop
let cart: string
let home: number
beforeEach(async () => {
  shop = openShop()
  anna = addCustomer(shop.backend.database)
  asAnna = as(anna, shop)
  cart = await newCart(asAnna)
  await add(asAnna, cart, { sku: 'tee', quantity: 1 })
  home = saved(anna, 'Gdynia')
})
afterEach(() => shop.close())

function saved({ id }: TestCustomer, city: string): number {
  return insertAddress(shop.backend.database, id, {
    prefix: 'dr', firstname: 'Anna', middlename: 'Maria', lastname: 'Nowak', suffix: 'jr', company: 'Kram', vatId: '5260001246',
    street: 'Morska 1\nm. 2', city, postcode: '81-001', telephone: '600', fax: '601', countryCode: 'PL',
    region: null, regionCode: null, regionId: null,
  })
}

const FIELDS = `id uid prefix firstname middlename lastname suffix company vat_id street city postcode telephone fax customer_notes
  custom_attributes { code } country { code } region { code }`
const ship = (input: object, client = asAnna) => step(client, 'setShippingAddressesOnCart', cart, { shipping_addresses: [input] },
  `cart { shipping_addresses { ${FIELDS} pickup_location_code } }`)
const bill = (billing_address: object, client = asAnna) => step(client, 'setBillingAddressOnCart', cart, { billing_address },
  `cart { billing_address { ${FIELDS} } shipping_addresses { id city } }`)
const addressBook = () =>
  shop.backend.database.prepare('SELECT city, firstname FROM customer_address WHERE customer_id = ? ORDER BY id').all(anna.id)
const shipped = async (input: object) => (await ship(input)).data.setShippingAddressesOnCart.cart.shipping_addresses[0]
const billed = async (input: object) => (await bill(input)).data.setBillingAddressOnCart.cart

test('an address from the address book is copied with all its fields and not saved again', async () => {
  expect(await shipped({ customer_address_id: home, customer_notes: 'Ring twice' })).toEqual({
    id: home, uid: expect.any(String), prefix: 'dr', firstname: 'Anna', middlename: 'Maria', lastname: 'Nowak', suffix: 'jr',
    company: 'Kram', vat_id: '5260001246', street: ['Morska 1', 'm. 2'], city: 'Gdynia', postcode: '81-001', telephone: '600', fax: '601',
    customer_notes: 'Ring twice', custom_attributes: [], pickup_location_code: null, country: { code: 'PL' }, region: { code: null },
  })
  expect(await billed({ customer_address_id: home })).toMatchObject({ billing_address: { id: home, city: 'Gdynia' } })
  expect(addressBook()).toHaveLength(1)
})

test('stores every field of a new address', async () => {
  const all = { ...AGATA, prefix: 'mgr', middlename: 'Ola', suffix: 'sr', fax: '602', company: 'Kram', vat_id: '1' }
  const { country_code: code, ...same } = all
  expect(await shipped({ address: all })).toMatchObject({ ...same, id: null, country: { code } })
})

test('an address keeps its uid; shipping and billing addresses have different ones', async () => {
  const { uid } = await shipped({ customer_address_id: home })
  expect((await shipped({ address: AGATA })).uid).toBe(uid)
  expect(await billed({ same_as_shipping: true })).toMatchObject({ billing_address: { city: 'Zakopane', uid: expect.not.stringMatching(uid) } })
})

test('a new address is saved in the address book once, unless the customer declines', async () => {
  await ship({ address: { ...AGATA, save_in_address_book: false } })
  expect(addressBook()).toHaveLength(1)
  await ship({ address: AGATA })
  await ship({ address: AGATA })
  await bill({ address: { ...AGATA, save_in_address_book: true } })
  expect(addressBook()).toEqual([{ city: 'Gdynia', firstname: 'Anna' }, { city: 'Zakopane', firstname: 'Agata' }])
  await bill({ address: { ...AGATA, city: 'Kraków' } })
  expect(addressBook()).toHaveLength(3)
})

test('a refused address is not saved in the address book', async () => {
  await ship({ address: { ...AGATA, firstname: '' } })
  const onlyVirtual = await newCart(asAnna)
  shop.backend.database.exec('DELETE FROM cart_item')
  await add(asAnna, onlyVirtual, { sku: 'video', quantity: 1 })
  expect((await ship({ address: AGATA })).errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }])
  expect(addressBook()).toHaveLength(1)
})

test("a guest's address is not saved in an address book", async () => {
  const guests = await newCart(shop)
  await step(shop, 'setShippingAddressesOnCart', guests, { shipping_addresses: [{ address: { ...AGATA, save_in_address_book: true } }] })
  expect(shop.backend.database.prepare('SELECT id FROM customer_address').all()).toHaveLength(1)
})

test('the billing address can be the same as the shipping address', async () => {
  expect(await billed({ customer_address_id: home, use_for_shipping: true }))
    .toMatchObject({ billing_address: { id: home }, shipping_addresses: [{ id: home, city: 'Gdynia' }] })
})

test('an address deleted from the address book stays in the cart', async () => {
  await ship({ customer_address_id: home })
  shop.backend.database.prepare('DELETE FROM customer_address WHERE id = ?').run(home)
  const { data } = await asAnna.ask(`query ($id: String!) { cart(cart_id: $id) { shipping_addresses { id city } } }`, { id: cart })
  expect(data.cart.shipping_addresses).toEqual([{ id: null, city: 'Gdynia' }])
})

test("another customer's address and an unknown one are refused", async () => {
  const ewas = saved(addCustomer(shop.backend.database, 'ewa@example.com'), 'Sopot')
  const foreign = [{
    message: `Current customer does not have permission to address with ID "${ewas}"`, extensions: { category: 'graphql-authorization' },
  }]
  const unknown = [{ message: 'Could not find a address with ID "99"', extensions: { category: 'graphql-no-such-entity' } }]
  for (const set of [ship, bill]) {
    expect((await set({ customer_address_id: ewas })).errors).toMatchObject(foreign)
    expect((await set({ customer_address_id: 99 })).errors).toMatchObject(unknown)
  }
})

test('refuses an address without a region in a country that requires one', async () => {
  shop.backend.database.exec("INSERT INTO core_config_data VALUES ('general/region/state_required', 'ES,US')")
  const spanish = { ...AGATA, country_code: 'ES', postcode: '08001' }
  expect((await ship({ address: spanish })).errors)
    .toMatchObject([{ message: 'Region is required.', extensions: { category: 'graphql-input' } }])
  expect((await ship({ address: { ...spanish, region: 'ES-B' } })).errors).toBeUndefined()
  expect((await ship({ address: AGATA })).errors).toBeUndefined()
})

test('a customer cannot set a guest e-mail address', async () => {
  expect((await step(asAnna, 'setGuestEmailOnCart', cart, { email: 'a@example.com' })).errors).toMatchObject([
    { message: 'The request is not allowed for logged in customers', extensions: { category: 'graphql-input' } },
  ])
})
