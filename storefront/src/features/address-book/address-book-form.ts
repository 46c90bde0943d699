import type { CountryCodeEnum, CustomerAddressInput } from '../../graphql/generated/types.ts'
import type { AddressValues } from '../address/address-schema.ts'
import { emptyAddress } from '../address/cart-address.ts'
import { savedValues } from '../address/saved-address.ts'
import type { BookEntry, DefaultUse } from './book-entry.ts'

export interface AddressBookForm {
  /** Of the entry that is changed; none for a new one. */
  id: number | null
  /** Under the name by which the address's fields know it. */
  shipping: AddressValues
  hasCompany: boolean
  company: string
  vatNumber: string
  /** Which defaults it is to become. That it is one already cannot be taken back, only given to another. */
  makeDefault: Record<DefaultUse, boolean>
}

/** For a new address. The first of a book is likely to be used for everything. */
export function newForm(name: { readonly firstname: string | null; readonly lastname: string | null }, countryCode: string, isFirst: boolean): AddressBookForm {
  const shipping = { ...emptyAddress(countryCode), firstName: name.firstname ?? '', lastName: name.lastname ?? '' }
  return { id: null, shipping, hasCompany: false, company: '', vatNumber: '', makeDefault: { shipping: isFirst, billing: isFirst } }
}

export function formOf(entry: BookEntry): AddressBookForm {
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
 * What a form stands for. Magento keeps what an update leaves out, so that only what is to be emptied is sent empty.
 * @param entry that is changed
 */
export function formInput({ shipping, hasCompany, company, vatNumber, makeDefault }: AddressBookForm, entry?: BookEntry): CustomerAddressInput {
  const { firstName, lastName, street, number, city, postalCode, countryCode, phoneNumber } = shipping
  return {
    firstname: firstName,
    lastname: lastName,
    street: [street, number],
    city,
    country_code: countryCode as CountryCodeEnum,
    telephone: phoneNumber,
    ...((postalCode || entry?.postcode) && { postcode: postalCode }),
    ...regionInput(Number(shipping.regionId), countryCode, entry),
    ...((hasCompany || entry?.company) && { company: hasCompany ? company : '' }),
    ...((hasCompany || entry?.vat_id) && { vat_id: hasCompany ? vatNumber : '' }),
    ...(makeDefault.shipping && { default_shipping: true }),
    ...(makeDefault.billing && { default_billing: true }),
  }
}

/** A region that was once typed freely stays with its country; the form does not show it. */
function regionInput(id: number, countryCode: string, entry: BookEntry | undefined): Pick<CustomerAddressInput, 'region'> {
  if (id) return { region: { region_id: id } }
  const isLeft = entry?.region && (entry.country_code !== countryCode || Boolean(entry.region.region_id))
  return isLeft ? { region: { region: '', region_code: '', region_id: 0 } } : {}
}
