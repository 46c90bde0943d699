import type { CustomerAddressInput } from '../../graphql/generated/types.ts'
import type { BookEntry } from './book-entry.ts'

/** All that an entry says, to be said again. */
export function entryInput({ id: _id, street, region, default_shipping, default_billing, ...words }: BookEntry): CustomerAddressInput {
  return {
    ...words,
    street: (street ?? []).filter((line) => line !== null),
    ...(region && { region: region.region_id ? { region_id: region.region_id } : { region: region.region } }),
    ...(default_shipping && { default_shipping }),
    ...(default_billing && { default_billing }),
  }
}

/** The entry that says what is about to be said: the answer to the first attempt may have been lost on the way. */
export const findSame = (entries: readonly BookEntry[], input: CustomerAddressInput): BookEntry | undefined =>
  entries.find((entry) => wordsOf(entryInput(entry)) === wordsOf(input))

function wordsOf({ firstname, lastname, street, city, postcode, country_code, telephone, company, vat_id, region }: CustomerAddressInput): string {
  const words = [firstname, lastname, ...(street ?? []), city, postcode, country_code, telephone, company, vat_id, region?.region_id]
  return words.filter(Boolean).join('\n')
}
