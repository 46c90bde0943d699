import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import * as v from 'valibot'
import { addressSchema, companySchema, emailSchema } from '../address/address-schema.ts'
import type { Country } from '../address/country.ts'
import type { SavedAddress } from '../address/saved-address.ts'
import { newAccountEntries } from '../registration/new-account.ts'
import { type AddressForm, chosenAddress } from './address-form.ts'

export interface FormRules {
  /** A customer's e-mail address is that of the account. */
  readonly isCustomer: boolean
  readonly addresses: readonly SavedAddress[]
  readonly countries: readonly Country[]
}

/** The schema for the current values: hidden fields are not validated. */
export function addressFormSchema(form: AddressForm, { isCustomer, addresses, countries }: FormRules): v.GenericSchema<AddressForm> {
  const { shipping, billing, saved, invoiceNeeded, billingSame, createAccount } = form
  const invoiceCountry = chosenAddress(form, billingSame ? 'shipping' : 'billing', addresses).countryCode
  const entries: v.ObjectEntries = {
    ...(!isCustomer && { email: emailSchema }),
    ...(!saved.shipping && { shipping: addressSchema(shipping, countries) }),
    ...(invoiceNeeded && companySchema(invoiceCountry)),
    ...(!billingSame && !saved.billing && { billing: addressSchema(billing, countries) }),
    ...(!isCustomer && createAccount && newAccountEntries(form)),
  }
  return v.looseObject(entries) as v.GenericSchema<unknown, unknown> as v.GenericSchema<AddressForm>
}

export const addressFormResolver = (rules: FormRules): Resolver<AddressForm> => (values, ...rest) => valibotResolver(addressFormSchema(values, rules))(values, ...rest)
