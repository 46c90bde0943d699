import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addressBookSchema, formInput, formOf, newForm } from './address-book-form.ts'
import { atHome, atWork, inOregon } from './book-entry.fixture.ts'

const changed = (changes: object) => ({ ...formOf(inOregon), shipping: { ...formOf(inOregon).shipping, ...changes } })

test('[ACC-03] prefills a new address with the customer’s name and makes the first address both defaults', () => {
  const name = { firstname: 'Agata', lastname: 'Wierch' }
  expect(newForm(name, 'PL', true)).toMatchObject({ shipping: { firstName: 'Agata', countryCode: 'PL' }, makeDefault: { shipping: true, billing: true } })
  expect(newForm(name, 'PL', false)).toMatchObject({ makeDefault: { shipping: false, billing: false } })
})

test('[ACC-03] sends the values of an unchanged address as they were', () => {
  expect(formInput(formOf(atHome), atHome)).toEqual({
    firstname: 'Agata', lastname: 'Wierch', street: ['Kościeliska', '14a/3'], city: 'Zakopane', country_code: 'PL', telephone: '600100200', postcode: '34-500',
  })
  expect(formInput(formOf(atWork), atWork)).toMatchObject({ company: 'Halny', vat_id: '5260250274' })
  expect(formInput(formOf(inOregon), inOregon)).toMatchObject({ region: { region_id: 49 } })
})

test('[ACC-03] sends cleared fields as empty, because Magento keeps omitted ones', () => {
  expect(formInput({ ...formOf(atWork), hasCompany: false }, atWork)).toMatchObject({ company: '', vat_id: '' })
  expect(formInput(changed({ regionId: '' }), inOregon)).toMatchObject({ region: { region: '', region_id: 0 } })
  expect(formInput(changed({ postalCode: '' }), inOregon)).toMatchObject({ postcode: '' })
  expect(formInput({ ...changed({ postalCode: '' }) })).not.toHaveProperty('postcode')
})

test('[ACC-03] keeps a free-text region until the country changes', () => {
  const entry = { ...inOregon, region: { region: 'Cascadia', region_id: 0 } }
  expect(formInput(formOf(entry), entry)).not.toHaveProperty('region')
  const moved = { ...formOf(entry), shipping: { ...formOf(entry).shipping, countryCode: 'PL', region: '' } }
  expect(formInput(moved, entry)).toMatchObject({ region: { region: '' } })
})

test('[ACC-03] sets a default and never unsets one', () => {
  expect(formInput(formOf(atWork), atWork)).not.toHaveProperty('default_billing')
  expect(formInput({ ...formOf(atHome), makeDefault: { shipping: true, billing: false } }, atHome)).toMatchObject({ default_shipping: true })
})

const countries = [{ code: 'PL', name: 'Poland', regions: [] }]

function problems(changes: object, entry = atHome): unknown[] {
  const form = { ...formOf(entry), ...changes }
  return (v.safeParse(addressBookSchema(form, countries), form).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message])
}

test.each<[string, object, unknown[]]>([
  ['a valid address', {}, []],
  ['a company without a VAT number', { hasCompany: true, company: 'Halny' }, []],
  ['a company without a name', { hasCompany: true }, [['company', 'enterCompanyName']]],
  ['an invalid VAT number', { hasCompany: true, company: 'Halny', vatNumber: '123' }, [['vatNumber', 'enterCorrectVatNumber']]],
  ['an invalid VAT number without a company', { vatNumber: '123' }, []],
  ['a postal code in the wrong format', { shipping: { ...formOf(atHome).shipping, postalCode: '3450' } }, [['shipping.postalCode', 'wrongPolishPostalCode']]],
  ['a country that the shop does not deliver to', { shipping: { ...formOf(atHome).shipping, countryCode: 'NO' } }, [['shipping.countryCode', 'wrongCountry']]],
])('[ACC-03] the address book validates %s', (_title, changes, expected) => expect(problems(changes)).toEqual(expected))

test('[ACC-03] accepts an address that the checkout has saved', () => expect(problems({}, atWork)).toEqual([]))

test.each([
  ['one line', ['Kościeliska 14a/3']],
  ['four lines', ['Kościeliska 14a/3', 'Willa Pod Reglami', 'piętro 2', 'mieszkanie 7']],
  ['an empty line', ['Kościeliska', '', '14a/3']],
])('[ACC-03] changes the city of an address with %s, and nothing else', (_title, street) => {
  const entry = { ...atHome, street }
  const form = formOf(entry)
  const parsed = v.parse(addressBookSchema(form, countries), { ...form, shipping: { ...form.shipping, city: 'Gdynia' } })
  expect(formInput(parsed, entry)).toMatchObject({ street, city: 'Gdynia' })
})

// Written by an earlier release, the desk or an import.
const imported = { ...atHome, firstname: 'Agata <Agi>', lastname: '!', telephone: 'brak', postcode: '3450', city: 'x'.repeat(300), company: 'Halny', vat_id: '123' }

test('[ACC-03] changes one field of an address whose others today’s rules refuse, and leaves those as they are', () => {
  const form = formOf(imported)
  const parsed = v.parse(addressBookSchema(form, countries, imported), { ...form, shipping: { ...form.shipping, street: 'Krupówki' } })
  expect(formInput(parsed, imported)).toMatchObject({ firstname: 'Agata <Agi>', lastname: '!', telephone: 'brak', postcode: '3450', city: 'x'.repeat(300), vat_id: '123', street: ['Krupówki', '14a/3'] })
})

test.each<[string, object, string]>([
  ['a touched name', { firstName: 'Agata >' }, 'shipping.firstName'],
  ['a cleared name', { lastName: '' }, 'shipping.lastName'],
  ['a touched phone number', { phoneNumber: 'brak!' }, 'shipping.phoneNumber'],
  ['the postal code in another country', { countryCode: 'PL' }, 'shipping.postalCode'],
])('[ACC-03] %s is validated', (_title, change, field) => {
  const entry = 'countryCode' in change ? { ...imported, country_code: 'DE' as const } : imported
  const form = { ...formOf(entry), shipping: { ...formOf(entry).shipping, ...change } }
  expect(v.safeParse(addressBookSchema(form, countries, entry), form).issues?.map((issue) => v.getDotPath(issue))).toContain(field)
})

test('[ACC-03] sends a region as text where the backend has no list', () => {
  const entry = { ...atHome, country_code: 'GB' as const }
  const form = { ...formOf(entry), shipping: { ...formOf(entry).shipping, region: 'Kent' } }
  expect(formInput(form, entry)).toMatchObject({ region: { region: 'Kent', region_id: 0 } })
  expect(formInput(form)).toMatchObject({ region: { region: 'Kent' } })
})
