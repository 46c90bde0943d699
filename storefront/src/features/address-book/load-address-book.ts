import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { AddressBookOperation } from '../../graphql/generated/address-book.ts'
import { keepCountries, knownCountries } from '../address/countries.ts'
import { type BookEntry, bookEntries } from './book-entry.ts'

export interface AddressBook {
  readonly firstname: string | null
  readonly lastname: string | null
  readonly entries: readonly BookEntry[]
}

/**
 * The entries, and beside them the countries that the form offers, unless they are known.
 * @throws StoreError, ServerError
 */
export async function loadAddressBook(): Promise<AddressBook> {
  const locale = document.documentElement.lang
  const variables = { withCountries: !knownCountries(locale) }
  const { customer, countries } = await send(AddressBookOperation, variables, { partial: true, dispensable: ['countries'] })
  if (countries) keepCountries(locale, countries)
  if (!customer) throw new ServerError(AddressBookOperation.name, 'no customer came back')
  return { firstname: customer.firstname, lastname: customer.lastname, entries: bookEntries(customer.addresses) }
}
