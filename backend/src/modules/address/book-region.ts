import type { CustomerAddressRegionInput } from '../../generated/resolvers.ts'
import { refused } from '../../refusals/refusal.ts'
import { readRegion, type AddressRegion } from '../checkout/address-region.ts'
import type { DeliveryCountry } from '../directory/countries.ts'
import type { AddressRules } from './address-rules.ts'

const NONE: AddressRegion = { region: null, regionCode: null, regionId: null }

/**
 * The rules of a cart's address, and that a country may demand a region out of its list.
 * @param input undefined where the update does not touch it
 */
export function readBookRegion(
  country: DeliveryCountry,
  input: CustomerAddressRegionInput | null | undefined,
  current: AddressRegion | undefined,
  { withRegion }: AddressRules,
): AddressRegion {
  const { region, regionCode, regionId } = input === undefined ? (current ?? NONE) : read(country, input ?? {})
  if (withRegion.includes(country.id) && regionId === null) {
    throw refused('address.regionIdRequired')
  }
  return { region, regionCode, regionId }
}

function read({ regions }: DeliveryCountry, { region, region_code: code, region_id: id }: CustomerAddressRegionInput): AddressRegion {
  const known = readRegion(regions, { region: region || code, region_id: id })
  if (known.regionId === null) return { ...known, regionCode: code || null }
  if (code && code.toLowerCase() !== known.regionCode?.toLowerCase()) {
    throw refused('address.regionMismatch')
  }
  return known
}
