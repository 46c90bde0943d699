import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import * as v from 'valibot'
import { addressSchema, companySchema, emailSchema, findablePersonSchema, personSchema } from '../address/address-schema.ts'
import type { AddressValues } from '../address/address-values.ts'
import type { Country } from '../address/country.ts'
import { type SavedAddress, savedValues } from '../address/saved-address.ts'
import { newAccountEntries } from '../registration/new-account.ts'
import { type AddressForm, chosenAddress, needsPlace } from './address-form.ts'

export interface FormRules {
  /** A customer's e-mail address is that of the account. */
  readonly isCustomer: boolean
  readonly addresses: readonly SavedAddress[]
  /** The addresses that the cart has. */
  readonly ofCart?: readonly AddressValues[]
  readonly countries: readonly Country[]
  /** The cart holds nothing that is sent. */
  readonly isVirtual: boolean
  /** A guest finds the order by its postal code. */
  readonly isFoundByPostcode?: boolean
}

/** The schema for the current values: hidden fields are not validated. */
export function addressFormSchema(form: AddressForm, { isCustomer, addresses, ofCart = [], countries, isVirtual, isFoundByPostcode = false }: FormRules): v.GenericSchema<AddressForm> {
  const { shipping, billing, saved, invoiceNeeded, billingSame, createAccount } = form
  const invoiceCountry = chosenAddress(form, billingSame ? 'shipping' : 'billing', addresses).countryCode
  const known = [...addresses.map(savedValues), ...ofCart]
  const person = !isCustomer && isFoundByPostcode ? findablePersonSchema(shipping.countryCode) : personSchema
  const entries: v.ObjectEntries = {
    ...(!isCustomer && { email: emailSchema }),
    ...(!saved.shipping && { shipping: needsPlace(form, isVirtual, countries) ? addressSchema(shipping, countries, { known }) : person }),
    ...(invoiceNeeded && companySchema(invoiceCountry)),
    ...(!billingSame && !saved.billing && { billing: addressSchema(billing, countries, { known }) }),
    ...(!isCustomer && createAccount && newAccountEntries(form)),
  }
  return v.looseObject(entries) as v.GenericSchema<unknown, unknown> as v.GenericSchema<AddressForm>
}

export const addressFormResolver = (rules: FormRules): Resolver<AddressForm> => (values, ...rest) => valibotResolver(addressFormSchema(values, rules))(values, ...rest)
