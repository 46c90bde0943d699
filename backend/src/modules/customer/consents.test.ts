import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusal } from '../../ask.fixture.ts'
import { addAccount, openAccounts, PASSWORD, type TestAccounts } from './account.fixture.ts'
import type { TestCustomer } from './customer.fixture.ts'

let shop: TestAccounts
let anna: TestCustomer
beforeEach(async () => {
  shop = openAccounts()
  anna = await addAccount(shop)
  shop.backend.database.exec(`
    INSERT INTO customer_attribute (id, code, input, position) VALUES
      (1, 'consent_marketing', 'boolean', 2), (2, 'consent_statute', 'boolean', 1), (3, 'sport', 'multiselect', 3),
      (4, 'shoe', 'select', 4), (5, 'note', 'text', 5);
    INSERT INTO customer_attribute_label VALUES (2, 1, 'Terms of sale'), (2, 2, 'Regulamin');
    INSERT INTO customer_attribute_option VALUES (1, 3, 1), (2, 3, 0), (3, 4, 0);
    INSERT INTO customer_attribute_option_label VALUES (1, 1, 'Climbing'), (1, 2, 'Wspinanie'), (2, 1, 'Running'), (3, 1, '42');
  `)
})
afterEach(() => shop.close())

const VALUES = `{ code ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label value } } }`
const save = (...custom_attributes: object[]) =>
  shop.ask('mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { email } } }',
    { input: { custom_attributes } }, anna)
const read = async (filter = '', store = 'default') =>
  (await shop.ask(`{ customer { custom_attributes${filter} ${VALUES} } }`, {}, { ...anna, store })).data.customer.custom_attributes
const consent = (code: string, value: string) => ({ attribute_code: `consent_${code}`, value })

test('a customer gives a consent and withdraws it; attributes without a value are left out', async () => {
  expect(await read()).toEqual([])
  await save(consent('marketing', '1'), consent('statute', 'true'))
  expect(await read()).toEqual([{ code: 'consent_statute', value: '1' }, { code: 'consent_marketing', value: '1' }])
  await save(consent('marketing', '0'))
  expect(await read('(attributeCodes: ["consent_marketing"])')).toEqual([{ code: 'consent_marketing', value: '0' }])
})

test('consents can be given with the registration', async () => {
  const input = { email: 'jan@example.com', firstname: 'Jan', lastname: 'Nowak', custom_attributes: [consent('statute', '1')] }
  const { data } = await shop.ask(
    `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { custom_attributes ${VALUES} } } }`, { input })
  expect(data.createCustomerV2.customer.custom_attributes).toEqual([{ code: 'consent_statute', value: '1' }])
})

test('selected options have labels in the language of the store view, in either input format', async () => {
  await save(
    { attribute_code: 'sport', selected_options: [{ value: '1' }, { value: '2' }] },
    { attribute_code: 'shoe', value: '3' },
    { attribute_code: 'note', value: 'wide feet' },
  )
  expect(await read()).toEqual([
    { code: 'sport', selected_options: [{ label: 'Running', value: '2' }, { label: 'Climbing', value: '1' }] },
    { code: 'shoe', selected_options: [{ label: '42', value: '3' }] },
    { code: 'note', value: 'wide feet' },
  ])
  await save({ attribute_code: 'sport', value: '1' }, { attribute_code: 'note', value: '' })
  expect(await read('(attributeCodes: ["sport", "note"])', 'pl')).toEqual([
    { code: 'sport', selected_options: [{ label: 'Wspinanie', value: '1' }] },
  ])
})

test('an unknown attribute code is ignored, an unknown option is refused', async () => {
  expect((await save({ attribute_code: 'nope', value: '1' })).errors).toBeUndefined()
  expect((await save({ attribute_code: 'sport', value: '1,3' })).errors)
    .toMatchObject(refusal('Attribute sport does not contain option with Id 3'))
  expect(await read()).toEqual([])
})

test('a missing required attribute is reported by its label at registration', async () => {
  shop.backend.database.exec('UPDATE customer_attribute SET is_required = 1 WHERE id = 2')
  const input = { email: 'jan@example.com', firstname: 'Jan', lastname: 'Nowak', password: PASSWORD }
  const mutation = 'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }'
  expect((await shop.ask(mutation, { input }, { store: 'pl' })).errors).toMatchObject(refusal('Required parameters are missing: Regulamin'))
  expect((await shop.ask(mutation, { input: { ...input, custom_attributes: [consent('statute', '1')] } })).errors).toBeUndefined()
})
