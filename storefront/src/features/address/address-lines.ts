import type { SavedAddressFragment } from '../../graphql/generated/types.ts'
import { type Country, countryName, firstCountry } from './country.ts'
import { writtenPhone } from './written-number.ts'

type Lines = Omit<SavedAddressFragment, 'id' | 'firstname' | 'lastname' | 'vat_id' | 'default_shipping' | 'default_billing'>

/** The lines of an address below the name. The first country of the list is not printed. */
export function addressLines({ company, street, postcode, city, region, country_code, telephone }: Lines, countries: readonly Country[], locale: string): string[] {
  const country = country_code && country_code !== firstCountry(countries) ? countryName(country_code, countries, locale) : undefined
  // A Polish address is written without its voivodeship.
  const regionName = country_code === 'PL' ? undefined : region?.region
  const lines = [company, join(street), join([postcode, city]), [regionName, country].filter(Boolean).join(', '), telephone && writtenPhone(telephone)]
  return lines.filter((line): line is string => Boolean(line))
}

const join = (parts: readonly (string | null)[] | null): string => (parts ?? []).filter(Boolean).join(' ')
