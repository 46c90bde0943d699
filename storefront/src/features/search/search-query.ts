import { splitListingPath } from '../catalog/listing-path.ts'
import { type ListingQuery, parseListingQuery } from '../catalog/listing-query.ts'

/** @param segments what follows `/search` in the internal path */
export function searchQuery(segments: readonly string[] = []): ListingQuery {
  return parseListingQuery(splitListingPath(segments).query)
}
