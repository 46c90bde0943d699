import * as v from 'valibot'
import { expect, test } from 'vitest'
import { formOf } from './address-book-form.ts'
import { addressBookSchema } from './address-book-rules.ts'
import { atHome, atWork } from './book-entry.fixture.ts'

const countries = [{ code: 'PL', name: 'Poland', regions: [] }]

function problems(changes: object, entry = atHome): unknown[] {
  const form = { ...formOf(entry), ...changes }
  return (v.safeParse(addressBookSchema(form, countries), form).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message])
}

test.each<[string, object, unknown[]]>([
  ['an address as it should be', {}, []],
  ['a company without a VAT number', { hasCompany: true, company: 'Halny' }, []],
  ['a company without a name', { hasCompany: true }, [['company', 'enterCompanyName']]],
  ['a VAT number that is none', { hasCompany: true, company: 'Halny', vatNumber: '123' }, [['vatNumber', 'enterCorrectVatNumber']]],
  ['a wrong VAT number that no company has', { vatNumber: '123' }, []],
  ['a postal code of another form', { shipping: { ...formOf(atHome).shipping, postalCode: '3450' } }, [['shipping.postalCode', 'wrongPolishPostalCode']]],
  ['a country that the shop does not deliver to', { shipping: { ...formOf(atHome).shipping, countryCode: 'NO' } }, [['shipping.countryCode', 'wrongCountry']]],
])('[ACC-03] the address book judges %s', (_what, changes, expected) => expect(problems(changes)).toEqual(expected))

test('what the checkout has saved is right here, too', () => expect(problems({}, atWork)).toEqual([]))
