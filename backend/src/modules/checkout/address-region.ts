import { refused } from '../../refusals/refusal.ts'
import type { Region } from '../directory/countries.ts'

export interface AddressRegion {
  readonly region: string | null
  readonly regionCode: string | null
  readonly regionId: number | null
}

interface RegionInput {
  readonly region?: string | null | undefined
  readonly region_id?: number | null | undefined
}

/** A region by its id, its code or its name; what the country's list does not have stays free text, as in Magento. */
export function readRegion(regions: readonly Region[], { region: text, region_id: id }: RegionInput): AddressRegion {
  if (id) return known(regionById(regions, id, text))
  if (!text) return { region: null, regionCode: null, regionId: null }
  const named = regions.filter((region) => isNamed(region, text))
  if (named.length > 1) throw refused('address.regionAmbiguous')
  return named[0] ? known(named[0]) : { region: text, regionCode: text, regionId: null }
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
