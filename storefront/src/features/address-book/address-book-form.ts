import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import * as v from 'valibot'
import type { CountryCodeEnum, CustomerAddressInput } from '../../graphql/generated/types.ts'
import { tidyText } from '../../lib/tidy-text.ts'
import { addressSchema, companySchema } from '../address/address-schema.ts'
import { type AddressValues, emptyAddress } from '../address/address-values.ts'
import { rulesOf } from '../address/country-rules.ts'
import type { Country } from '../address/country.ts'
import { type SavedAddress, savedValues } from '../address/saved-address.ts'
import { streetLines } from '../address/street-lines.ts'
import type { DefaultUse } from './book-entry.ts'

export interface AddressBookForm {
  /** Of the edited entry; null for a new one. */
  id: number | null
  /** Named after the section of `AddressFields`. */
  shipping: AddressValues
  hasCompany: boolean
  company: string
  vatNumber: string
  /** The defaults to set. The form never unsets one; another address can replace it. */
  makeDefault: Record<DefaultUse, boolean>
}

/** The values of a new address. The first one becomes both defaults. */
export function newForm(name: { readonly firstname: string | null; readonly lastname: string | null }, countryCode: string, isFirst: boolean): AddressBookForm {
  const shipping = { ...emptyAddress(countryCode), firstName: name.firstname ?? '', lastName: name.lastname ?? '' }
  return { id: null, shipping, hasCompany: false, company: '', vatNumber: '', makeDefault: { shipping: isFirst, billing: isFirst } }
}

export function formOf(entry: SavedAddress): AddressBookForm {
  return {
    id: entry.id,
    shipping: savedValues(entry),
    hasCompany: Boolean(entry.company || entry.vat_id),
    company: entry.company ?? '',
    vatNumber: entry.vat_id ?? '',
    makeDefault: { shipping: false, billing: false },
  }
}

/**
 * The mutation's input. Magento keeps fields that an update omits, so fields that the entry had and the form has cleared are sent empty.
 * @param entry the edited entry
 */
export function formInput({ shipping, hasCompany, company, vatNumber, makeDefault }: AddressBookForm, entry?: SavedAddress): CustomerAddressInput {
  const { firstName, lastName, city, postalCode, countryCode, phoneNumber } = shipping
  return {
    firstname: firstName,
    lastname: lastName,
    street: [...streetLines(shipping)],
    city,
    country_code: countryCode as CountryCodeEnum,
    telephone: phoneNumber,
    ...((postalCode || entry?.postcode) && { postcode: postalCode }),
    ...regionInput(shipping, entry),
    ...((hasCompany || entry?.company) && { company: hasCompany ? tidyText(company) : '' }),
    ...((hasCompany || entry?.vat_id) && { vat_id: hasCompany ? rulesOf(countryCode).tidyVatNumber(vatNumber) : '' }),
    ...(makeDefault.shipping && { default_shipping: true }),
    ...(makeDefault.billing && { default_billing: true }),
  }
}

/** A region from the list, or as text. An unchanged one is left out, and so stays. */
function regionInput({ regionId, region, countryCode }: AddressValues, entry: SavedAddress | undefined): Pick<CustomerAddressInput, 'region'> {
  if (regionId) return { region: { region_id: Number(regionId) } }
  const had = entry?.region
  const isSame = entry?.country_code === countryCode && !had?.region_id && (had?.region ?? '') === region
  return isSame || (!had && !region) ? {} : { region: { region, region_code: '', region_id: 0 } }
}

/**
 * The checkout's rules for an address, with two differences: the shop must deliver to the country, and a company needs no VAT number.
 * @param entry the edited entry
 */
export function addressBookSchema({ shipping, hasCompany, vatNumber }: AddressBookForm, countries: readonly Country[], entry?: SavedAddress): v.GenericSchema<AddressBookForm> {
  const company = companySchema(shipping.countryCode)
  const schema = v.looseObject({
    shipping: addressSchema(shipping, countries, { isServedOnly: true, known: entry ? [savedValues(entry)] : [] }),
    ...(hasCompany && { company: company.company }),
    ...(hasCompany && vatNumber.trim() && vatNumber !== entry?.vat_id && { vatNumber: company.vatNumber }),
  })
  return schema as v.GenericSchema<unknown, unknown> as v.GenericSchema<AddressBookForm>
}

export const addressBookResolver =
  (countries: readonly Country[], entry?: SavedAddress): Resolver<AddressBookForm> =>
  (values, ...rest) =>
    valibotResolver(addressBookSchema(values, countries, entry))(values, ...rest)
