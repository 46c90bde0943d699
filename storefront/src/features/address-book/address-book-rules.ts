import { valibotResolver } from '@hookform/resolvers/valibot'
import type { ResolverOptions } from 'react-hook-form'
import * as v from 'valibot'
import { addressSchema, companySchema, type AddressMessage } from '../address/address-schema.ts'
import type { Country } from '../address/country.ts'
import type { AddressBookForm } from './address-book-form.ts'

/** The rules of the checkout's address, and that the shop delivers there. A company need not have a VAT number, as it must for an invoice. */
export function addressBookSchema({ shipping: { countryCode }, hasCompany, vatNumber }: AddressBookForm, countries: readonly Country[]): v.GenericSchema<AddressBookForm> {
  const { entries } = addressSchema(countryCode)
  const isServed = (code: string) => countries.some((country) => country.code === code)
  const company = companySchema(countryCode)
  const schema = v.looseObject({
    shipping: v.object({ ...entries, countryCode: v.pipe(entries.countryCode, v.check(isServed, 'wrongCountry' satisfies AddressMessage)) }),
    ...(hasCompany && { company: company.company }),
    ...(hasCompany && vatNumber.trim() && { vatNumber: company.vatNumber }),
  })
  return schema as v.GenericSchema<unknown, unknown> as v.GenericSchema<AddressBookForm>
}

export const judge = (values: AddressBookForm, countries: readonly Country[], options: ResolverOptions<AddressBookForm>) =>
  valibotResolver(addressBookSchema(values, countries))(values, undefined, options)
