import type { FilterEqualTypeInput, ProductAttributeFilterInput } from '../../generated/resolvers.ts'
import { fromUid } from '../../uid.ts'
import { partialExpression, searchWords, wordExpression } from './search-expression.ts'

/** What a listing is narrowed to; every part must hold. Values of one part are alternatives. */
export interface ListingFilter {
  readonly skus?: readonly string[]
  readonly urlKeys?: readonly string[]
  readonly categoryIds?: readonly number[]
  readonly categoryUrlPaths?: readonly string[]
  /** Option ids, one list per attribute. */
  readonly options: readonly (readonly number[])[]
  /** In minor units, both ends included. */
  readonly priceFrom?: number
  readonly priceTo?: number
  /** Full-text expressions; null can match nothing. */
  readonly matches: readonly (string | null)[]
}

const SHORTEST_MATCH = 3

export function listingFilter(input: ProductAttributeFilterInput): ListingFilter {
  const { sku, url_key, category_id, category_uid, category_url_path, price, ...rest } = input
  const { name, description, short_description, ...attributes } = rest
  const categories = [...(values(category_id) ?? []), ...(values(category_uid)?.map(fromUid) ?? [])]
  const skus = values(sku)
  const urlKeys = values(url_key)
  const categoryUrlPaths = values(category_url_path)
  const priceFrom = minorUnits(price?.from)
  const priceTo = minorUnits(price?.to)
  return {
    ...(skus && { skus }),
    ...(urlKeys && { urlKeys }),
    ...((category_id || category_uid) && { categoryIds: categories.map(Number) }),
    ...(categoryUrlPaths && { categoryUrlPaths }),
    options: Object.values(attributes).flatMap((attribute) => {
      const ids = values(attribute)
      return ids ? [ids.map(Number)] : []
    }),
    ...(priceFrom !== undefined && { priceFrom }),
    ...(priceTo !== undefined && { priceTo }),
    matches: [
      ...(name?.match != null ? [textMatch(name.match, name.match_type === 'PARTIAL', 'name')] : []),
      ...[description, short_description].flatMap((text) =>
        text?.match != null ? [textMatch(text.match, text.match_type === 'PARTIAL', 'details')] : [],
      ),
    ],
  }
}

/** The values of an equality; undefined where nothing is asked. */
export function values(equal: FilterEqualTypeInput | null | undefined): string[] | undefined {
  if (equal?.eq != null) return [equal.eq]
  if (equal?.in != null) return equal.in.filter((value) => value !== null)
  return undefined
}

function textMatch(text: string, partial: boolean, column: 'name' | 'details'): string | null {
  const words = searchWords(text)
  if (text.trim().length < SHORTEST_MATCH || words.length === 0) return null
  return partial ? partialExpression(words, column) : wordExpression(words, column)
}

function minorUnits(units: string | null | undefined): number | undefined {
  const minor = Math.round(Number(units) * 100)
  return units == null || units.trim() === '' || units === '*' || !Number.isFinite(minor) ? undefined : minor
}
