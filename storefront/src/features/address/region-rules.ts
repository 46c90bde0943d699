import { rulesOf } from './country-rules.ts'
import type { Country, Region } from './country.ts'

/** A new Magento requires a region in these countries, where the form would not show one on its own. */
const BY_DEFAULT = ['PL']

/** Whether an address has to have a region, as far as that is known. */
export const needsRegion = (country: Country | undefined): boolean =>
  country !== undefined && (country.isRegionRequired ?? (BY_DEFAULT.includes(country.code) && country.regions.length > 0))

/** The region in which a postal code lies, where the country's rules know it. */
export function regionOf(postalCode: string, country: Country | undefined): Region | undefined {
  const code = country && rulesOf(country.code).regionCodeOf?.(postalCode)
  return code === undefined ? undefined : country?.regions.find((region) => region.code === code)
}
