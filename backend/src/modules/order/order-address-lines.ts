import { writtenPhone, writtenVat } from '../../services/mail/written-number.ts'
import { countryName } from '../directory/countries.ts'
import type { PickupLocationRow } from '../pickup/pickup.repository.ts'
import type { OrderAddressRow } from './order-parts.repository.ts'

const NONE = '-'

/** The street's lines are street and house number, which belong together. What is not sent has a person's name alone. */
export function addressLines(address: OrderAddressRow, locale: string, vat: (number: string) => string): string[] {
  const { company, vatId, street, countryCode } = address
  if (address.city === NONE && street === NONE) return [personOf(address)]
  return filled([
    personOf(address), company, vatId && vat(writtenVat(vatId)), joined(street.split('\n')), cityLine(address),
    countryName(countryCode, locale), phoneOf(address),
  ])
}

/** Who collects an order that is sent to a locker or shop. */
export const recipientLines = (address: OrderAddressRow): string[] => filled([personOf(address), phoneOf(address)])

/** A locker or shop with its hours, which are its description. */
export function placeLines({ name, pickup_location_code: code, street, postcode, city, description, phone }: PickupLocationRow): string[] {
  return filled([name === code ? '' : name, street, joined([postcode, city]), description, phone && writtenPhone(phone)])
}

const personOf = ({ prefix, firstname, middlename, lastname, suffix }: OrderAddressRow): string => joined([prefix, firstname, middlename, lastname, suffix])

const phoneOf = ({ telephone }: OrderAddressRow): string => (telephone ? writtenPhone(telephone) : '')

/** In North America with the region; elsewhere the postcode comes first. */
function cityLine({ countryCode, city, region, postcode }: OrderAddressRow): string {
  const isAmerican = countryCode === 'US' || countryCode === 'CA'
  if (isAmerican) return joined([filled([city, region]).join(', '), postcode])
  return joined([postcode, city])
}

/** Without line breaks, which clients can put anywhere: what follows one would look like the shop's own text. */
const filled = (parts: readonly (string | null)[]): string[] => parts.map((part) => (part ?? '').replaceAll(/[\n\v\f\r\x85\u2028\u2029]+/g, ' ').trim()).filter(Boolean)

const joined = (parts: readonly (string | null)[]): string => filled(parts).join(' ')
