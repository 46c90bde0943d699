import type { CustomerAddressRegionInput } from '../../generated/resolvers.ts'
import { refused } from '../../refusals/refusal.ts'
import type { DeliveryCountry } from '../directory/countries.ts'
import type { Region } from '../directory/regions.ts'
import type { AddressRules } from './address-rules.ts'

export interface AddressRegion {
  readonly region: string | null
  readonly regionCode: string | null
  readonly regionId: number | null
}

interface RegionInput {
  readonly region?: string | null | undefined
  readonly region_id?: number | null | undefined
}

/** Finds a region by its id, code or name; one that is not in the country's list stays free text, as in Magento. */
export function readRegion(regions: readonly Region[], { region: text, region_id: id }: RegionInput): AddressRegion {
  if (id) return known(regionById(regions, id, text))
  if (!text) return { region: null, regionCode: null, regionId: null }
  const matching = regions.filter((region) => isNamed(region, text))
  if (matching.length > 1) throw refused('address.regionAmbiguous')
  return matching[0] ? known(matching[0]) : { region: text, regionCode: text, regionId: null }
}

function regionById(regions: readonly Region[], id: number, text: string | null | undefined): Region {
  const region = regions.find((candidate) => candidate.id === id)
  if (!region) throw refused('address.regionForeign')
  if (text && !isNamed(region, text)) throw refused('address.regionMismatch')
  return region
}

function isNamed(region: Region, text: string): boolean {
  return [region.code, region.name].some((name) => name.toLowerCase() === text.trim().toLowerCase())
}

function known({ id, code, name }: Region): AddressRegion {
  return { region: name, regionCode: code, regionId: id }
}

const NONE: AddressRegion = { region: null, regionCode: null, regionId: null }

/**
 * The rules of a cart's address; in addition, a country may require a region from its list.
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
