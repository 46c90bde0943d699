import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { addToBook } from '../../modules/address/address-book.ts'
import { setPassword } from '../../modules/customer/credentials.repository.ts'
import { readAttributes, saveAttributes } from '../../modules/customer/customer-attributes.ts'
import { findCustomer, insertCustomer } from '../../modules/identity/customer.repository.ts'
import type { Identity } from '../../graphql/context.ts'
import { NEW_PROFILE, readProfile } from '../../modules/customer/profile.ts'
import { changeSubscription } from '../../modules/newsletter/subscription.ts'
import { required } from '../../lib/required.ts'
import { PEOPLE, type Person, type PersonKey } from './people.ts'
import { givenConsents } from './seed-consents.ts'
import { seedingContext } from './seeding-context.ts'

/** The hash of the public password `Halny-1894`: the shop must be deterministic, and hashing would take longer than all other seeding. */
const PASSWORD_HASH = 'scrypt$16384$8$5$aGFsbnktc2FtcGxlLXNobw==$gObZ/WxlPfYu16OO9rfXqcL/FBhR09qMb1eLiw+E0PI='

export type Identities = Readonly<Record<PersonKey, Identity>>

export function seedCustomers(database: DatabaseSync): Identities {
  const entries = Object.entries(PEOPLE).map(([key, person]) => [key, seedCustomer(database, person)])
  return Object.fromEntries(entries) as Identities
}

function seedCustomer(database: DatabaseSync, person: Person): Identity {
  const { email, storeId, groupId } = person
  const now = new Date(person.since)
  const id = insertCustomer(database, email, storeId, readProfile({ ...person.profile, email }, NEW_PROFILE, [], now), now)
  statement(database, 'UPDATE customer SET group_id = ? WHERE id = ?').run(groupId, id)
  setPassword(database, id, PASSWORD_HASH)

  const identity = { id, groupId, email, tokenHash: '' }
  const context = seedingContext(database, storeId, identity, now)
  saveAttributes(context, id, readAttributes(context, givenConsents(person)))
  if (person.getsNewsletter) changeSubscription(context, required(findCustomer(database, id), 'customer'), true)
  person.addresses.forEach((address, index) => {
    addToBook(context, { ...address, default_billing: index === 0, default_shipping: index === 0 })
  })
  return identity
}
