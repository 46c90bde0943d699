import type { DatabaseSync } from 'node:sqlite'
import type { CustomerAddressInput } from '../generated/resolvers.ts'
import { addToBook } from '../modules/address/address-book.ts'
import { setPassword } from '../modules/customer/credentials.repository.ts'
import { insertCustomer } from '../modules/identity/customer.repository.ts'
import { NEW_PROFILE, readProfile } from '../modules/customer/profile.ts'
import { seedingContext } from '../sample-shop/customers/seeding-context.ts'
import { STORE_ID } from './shop.ts'

/** The hash of the public password `Larkspur-1947`: the shop must be deterministic, and hashing would take longer than all other seeding. */
const PASSWORD_HASH = 'scrypt$16384$8$5$bGFya3NwdXItc2FtcGxlIQ==$vLkVNvP77BViMTDbM/VW6UA7GbpacEeeGmLENeHsQHU='

const GENERAL = 1
const SINCE = new Date('2025-06-02T18:30:00Z')

interface Person {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly address: Pick<CustomerAddressInput, 'street' | 'city' | 'region' | 'postcode' | 'telephone'>
}

/** One from a state without sales tax, one from a state with it. */
const PEOPLE: readonly Person[] = [
  {
    firstname: 'June', lastname: 'Aldrich', email: 'june@larkspur.example',
    address: {
      street: ['2210 SE Salmon St'], city: 'Portland', region: { region_id: 49, region_code: 'OR' }, postcode: '97214',
      telephone: '(503) 555-0117',
    },
  },
  {
    firstname: 'Cal', lastname: 'Whitaker', email: 'cal@larkspur.example',
    address: {
      street: ['1818 21st St', 'Apt 5'], city: 'Sacramento', region: { region_id: 12, region_code: 'CA' }, postcode: '95811',
      telephone: '(916) 555-0142',
    },
  },
]

export function seedCustomers(database: DatabaseSync): void {
  for (const { firstname, lastname, email, address } of PEOPLE) {
    const profile = readProfile({ firstname, lastname, email }, NEW_PROFILE, [], SINCE)
    const id = insertCustomer(database, email, STORE_ID, profile, SINCE)
    setPassword(database, id, PASSWORD_HASH)
    const context = seedingContext(database, STORE_ID, { id, groupId: GENERAL, email, tokenHash: '' }, SINCE)
    addToBook(context, { firstname, lastname, country_code: 'US', ...address, default_billing: true, default_shipping: true })
  }
}
