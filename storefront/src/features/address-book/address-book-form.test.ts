import { expect, test } from 'vitest'
import { formInput, formOf, newForm } from './address-book-form.ts'
import { atHome, atWork, inOregon } from './book-entry.fixture.ts'

const changed = (changes: object) => ({ ...formOf(inOregon), shipping: { ...formOf(inOregon).shipping, ...changes } })

test('[ACC-03] a new address begins with its owner’s name, and the first of a book is for everything', () => {
  const name = { firstname: 'Agata', lastname: 'Wierch' }
  expect(newForm(name, 'PL', true)).toMatchObject({ shipping: { firstName: 'Agata', countryCode: 'PL' }, makeDefault: { shipping: true, billing: true } })
  expect(newForm(name, 'PL', false)).toMatchObject({ makeDefault: { shipping: false, billing: false } })
})

test('an address that is saved as it was says the same', () => {
  expect(formInput(formOf(atHome), atHome)).toEqual({
    firstname: 'Agata', lastname: 'Wierch', street: ['Kościeliska', '14a/3'], city: 'Zakopane', country_code: 'PL', telephone: '600100200', postcode: '34-500',
  })
  expect(formInput(formOf(atWork), atWork)).toMatchObject({ company: 'Halny', vat_id: '5260250274' })
  expect(formInput(formOf(inOregon), inOregon)).toMatchObject({ region: { region_id: 49 } })
})

test('what is emptied is sent empty, for Magento keeps what an update leaves out', () => {
  expect(formInput({ ...formOf(atWork), hasCompany: false }, atWork)).toMatchObject({ company: '', vat_id: '' })
  expect(formInput(changed({ regionId: '' }), inOregon)).toMatchObject({ region: { region: '', region_id: 0 } })
  expect(formInput(changed({ postalCode: '' }), inOregon)).toMatchObject({ postcode: '' })
  expect(formInput({ ...changed({ postalCode: '' }) })).not.toHaveProperty('postcode')
})

test('a region that was typed freely stays with its country', () => {
  const entry = { ...inOregon, region: { region: 'Cascadia', region_id: 0 } }
  expect(formInput(formOf(entry), entry)).not.toHaveProperty('region')
  const moved = { ...formOf(entry), shipping: { ...formOf(entry).shipping, countryCode: 'PL' } }
  expect(formInput(moved, entry)).toMatchObject({ region: { region: '' } })
})

test('a default is asked for and never taken back', () => {
  expect(formInput(formOf(atWork), atWork)).not.toHaveProperty('default_billing')
  expect(formInput({ ...formOf(atHome), makeDefault: { shipping: true, billing: false } }, atHome)).toMatchObject({ default_shipping: true })
})
