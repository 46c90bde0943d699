import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusal } from '../../ask.fixture.ts'
import { addAccount, openAccounts, UNAUTHORIZED, type TestAccounts } from '../customer/account.fixture.ts'
import { addCustomer, type TestCustomer } from '../customer/customer.fixture.ts'
import { changeSetting } from '../store/settings.ts'

const AGATA = {
  firstname: 'Agata', lastname: 'Wierch', street: ['Kościeliska', '14a/3'], city: 'Zakopane', postcode: '34-500',
  telephone: '+48 600 100 200', country_code: 'PL',
}

let shop: TestAccounts
let anna: TestCustomer
beforeEach(async () => {
  shop = openAccounts()
  anna = await addAccount(shop)
})
afterEach(() => shop.close())

const FIELDS = `id prefix firstname middlename lastname suffix company vat_id street city postcode telephone fax country_code region_id
  region { region region_code region_id } default_billing default_shipping custom_attributesV2 { code }`
const create = (input: object, caller: { token?: string } = anna) =>
  shop.ask(`mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { ${FIELDS} } }`, { input }, caller)
const update = (id: number, input: object | undefined, caller: { token?: string } = anna) =>
  shop.ask(`mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { ${FIELDS} } }`, { id, input }, caller)
const remove = (id: number, caller: { token?: string } = anna) =>
  shop.ask('mutation ($id: Int!) { deleteCustomerAddress(id: $id) }', { id }, caller)
const book = async () =>
  (await shop.ask(`{ customer { default_billing default_shipping addresses { ${FIELDS} } } }`, {}, anna)).data.customer
const created = async (input: object = {}): Promise<number> => (await create({ ...AGATA, ...input })).data.createCustomerAddress.id

test('stores an address with all its fields', async () => {
  const parts = { prefix: 'mgr', middlename: 'Anna', suffix: 'jr', company: 'Wierch i córki', vat_id: '5260001246', fax: '18 201' }
  const { data } = await create({ ...AGATA, ...parts, default_shipping: true })
  const { id, ...address } = data.createCustomerAddress
  expect(address).toEqual({
    ...AGATA, ...parts, region_id: null, region: { region: null, region_code: null, region_id: null }, default_billing: false,
    default_shipping: true, custom_attributesV2: [],
  })
  expect(await book()).toEqual({ default_billing: null, default_shipping: String(id), addresses: [{ id, ...address }] })
})

test('the country may be sent in country_code or country_id', async () => {
  const { country_code: country_id, ...rest } = AGATA
  expect((await create({ ...rest, country_id })).data.createCustomerAddress.country_code).toBe('PL')
})

test.each([
  [{ region_id: 9 }, { region: 'Barcelona', region_code: 'ES-B', region_id: 9 }],
  [{ region: 'barcelona' }, { region: 'Barcelona', region_code: 'ES-B', region_id: 9 }],
  [{ region_code: 'ES-B' }, { region: 'Barcelona', region_code: 'ES-B', region_id: 9 }],
  [{ region_id: 0, region: 'Costa', region_code: 'C' }, { region: 'Costa', region_code: 'C', region_id: null }],
  [null, { region: null, region_code: null, region_id: null }],
])('the region %j is stored as %j', async (region, expected) => {
  const { data } = await create({ ...AGATA, country_code: 'ES', region })
  expect(data.createCustomerAddress.region).toEqual(expected)
})

test.each([
  [{}, '"input" value should be specified'],
  [{ firstname: 'Agata', country_code: 'PL' }, 'Required parameters are missing: postcode, lastname, street, city, telephone'],
  [{ default_billing: true }, 'Required parameters are missing: postcode, firstname, lastname, street, city, country_id, telephone'],
  [{ ...AGATA, lastname: '', telephone: '', postcode: '' }, 'Required parameters are missing: postcode, lastname, telephone'],
  [{ ...AGATA, street: [] }, 'Required parameters are missing: street'],
  [{ ...AGATA, street: ['', ''] }, '"street" is required. Enter and try again.'],
  [{ ...AGATA, street: ['a', 'b', 'c'] }, '"Street Address" cannot contain more than 2 lines.'],
  [{ ...AGATA, country_code: 'US' }, 'Invalid value of "US" provided for the countryId field.'],
  [{ ...AGATA, region: { region_id: 9 } }, 'The region_id does not match the selected country or region'],
  [
    { ...AGATA, country_code: 'ES', region: { region_id: 9, region: 'Madrid' } },
    'The specified region is not a part of the selected country or region',
  ],
  [
    { ...AGATA, country_code: 'ES', region: { region_id: 9, region: 'Barcelona', region_code: 'ES-M' } },
    'The specified region is not a part of the selected country or region',
  ],
])('the address %j is refused', async (input, message) => {
  expect((await create(input)).errors).toMatchObject(refusal(message))
  expect((await book()).addresses).toEqual([])
})

test('settings decide which countries need a postcode or a region', async () => {
  expect((await create({ ...AGATA, country_code: 'GB', postcode: '' })).errors).toBeUndefined()
  changeSetting(shop.backend.database, 'general/region/state_required', 'ES,US')
  const required = refusal('A region_id is required for the specified country code')
  expect((await create({ ...AGATA, country_code: 'ES', region: { region: 'Costa' } })).errors).toMatchObject(required)
  expect((await create({ ...AGATA, country_code: 'ES' })).errors).toMatchObject(required)
  expect((await create({ ...AGATA, country_code: 'ES', region: { region_id: 9 } })).errors).toBeUndefined()
})

test('an update changes only the fields that it contains', async () => {
  const id = await created({ company: 'Wierch', country_code: 'ES', region: { region_id: 9 } })
  expect((await update(id, { city: 'Girona' })).data.updateCustomerAddress).toMatchObject({
    city: 'Girona', company: 'Wierch', street: AGATA.street, region_id: 9,
  })
  expect((await update(id, { company: '', region: { region_id: 20 } })).data.updateCustomerAddress).toMatchObject({ company: null, region_id: 20 })
  expect((await update(id, { country_code: 'PL' })).data.updateCustomerAddress).toMatchObject({ country_code: 'PL', region_id: null })
})

test.each([
  [undefined, '"input" value must be specified'],
  [{}, '"input" value must be specified'],
  [{ city: '', firstname: null }, 'Required parameters are missing: firstname, city'],
  [{ country_code: null }, 'Required parameters are missing: country_id'],
  [{ postcode: '' }, '"postcode" is required. Enter and try again.'],
  [{ street: ['a', 'b', 'c'] }, '"Street Address" cannot contain more than 2 lines.'],
])('the change %j is refused', async (input, message) => {
  expect((await update(await created(), input)).errors).toMatchObject(refusal(message))
})

test('a new default address replaces the previous one and can be unset', async () => {
  const [first, second] = [await created({ default_billing: true, default_shipping: true }), await created()]
  await update(second, { default_shipping: true })
  expect(await book()).toMatchObject({ default_billing: String(first), default_shipping: String(second) })
  await update(second, { default_billing: false })
  expect((await book()).default_billing).toBe(String(first))
  await update(first, { default_billing: false })
  expect((await book()).default_billing).toBeNull()
})

test('an address can be deleted unless it is a default', async () => {
  const id = await created({ default_billing: true })
  const refused = (kind: string) => refusal(`Customer Address ${id} is set as default ${kind} address and can not be deleted`)
  expect((await remove(id)).errors).toMatchObject(refused('billing'))
  await update(id, { default_billing: false, default_shipping: true })
  expect((await remove(id)).errors).toMatchObject(refused('shipping'))
  await update(id, { default_shipping: false })
  expect((await remove(id)).data.deleteCustomerAddress).toBe(true)
  expect((await book()).addresses).toEqual([])
})

test('a page of the address book has five entries by default', async () => {
  const ids: number[] = []
  for (let count = 0; count < 6; count++) ids.push(await created())
  const page = async (pageArguments: string) => (await shop.ask(
    `{ customer { addressesV2${pageArguments} { items { id } total_count page_info { current_page page_size total_pages } } } }`, {}, anna))
  expect((await page('')).data.customer.addressesV2).toEqual({
    items: ids.slice(0, 5).map((id) => ({ id })), total_count: 6, page_info: { current_page: 1, page_size: 5, total_pages: 2 },
  })
  expect((await page('(currentPage: 3, pageSize: 2)')).data.customer.addressesV2.items).toEqual([{ id: ids[4] }, { id: ids[5] }])
  expect((await page('(currentPage: 3)')).data.customer.addressesV2.items).toEqual([])
  expect((await page('(currentPage: 0)')).errors).toMatchObject(refusal('currentPage value must be greater than 0.'))
  expect((await page('(pageSize: 0)')).errors).toMatchObject(refusal('pageSize value must be greater than 0.'))
})

test('a guest has no address book, and a customer sees only their own', async () => {
  const id = await created()
  for (const answer of [create(AGATA, {}), update(id, { city: 'X' }, {}), remove(id, {})]) {
    expect((await answer).errors).toMatchObject(UNAUTHORIZED)
  }
  const jan = addCustomer(shop.backend.database, 'jan@example.com')
  const foreign = refusal(`Current customer does not have permission to address with ID "${id}"`, 'graphql-authorization')
  expect((await update(id, { city: 'X' }, jan)).errors).toMatchObject(foreign)
  expect((await remove(id, jan)).errors).toMatchObject(foreign)
  expect((await book()).addresses).toMatchObject([{ city: 'Zakopane' }])
})

test('reports an unknown address as not found', async () => {
  const missing = refusal('Could not find a address with ID "999"', 'graphql-no-such-entity')
  expect((await update(999, { city: 'X' })).errors).toMatchObject(missing)
  expect((await remove(999)).errors).toMatchObject(missing)
  expect((await update(0, { city: 'X' })).errors).toMatchObject(refusal('Address "id" value must be specified'))
})

test('a field has 255 characters at most', async () => {
  expect((await create({ ...AGATA, company: 'x'.repeat(255) })).errors).toBeUndefined()
  expect((await create({ ...AGATA, company: 'x'.repeat(256) })).errors).toMatchObject(refusal('"company" length must be equal or less than 255 characters.'))
})

test('an address book holds a hundred addresses', async () => {
  const input = { ...AGATA }
  const twenty = Array.from({ length: 20 }, (_, number) => `a${number}: createCustomerAddress(input: $input) { id }`).join(' ')
  for (let round = 0; round < 5; round += 1) {
    expect((await shop.ask(`mutation ($input: CustomerAddressInput!) { ${twenty} }`, { input }, anna)).errors).toBeUndefined()
  }
  expect((await create(AGATA)).errors).toMatchObject(refusal('The address book holds 100 addresses. Delete one and try again.'))
  expect((await book()).addresses).toHaveLength(100)
})
