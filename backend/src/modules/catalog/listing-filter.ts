import type { FilterEqualTypeInput, FilterMatchTypeInput, ProductAttributeFilterInput } from '../../generated/resolvers.ts'
import { fromUid } from '../../graphql/uid.ts'
import { partialExpression, queryWords, wordExpression } from './search-expression.ts'

/** All parts must match; the values of one part are alternatives. */
export interface ListingFilter {
  readonly skus?: readonly string[]
  readonly urlKeys?: readonly string[]
  readonly categoryIds?: readonly number[]
  readonly categoryUrlPaths?: readonly string[]
  /** Option ids, one list per attribute. */
  readonly options: readonly (readonly number[])[]
  /** Values of attributes without options, such as booleans. */
  readonly attributeValues: readonly { readonly attributeId: number; readonly values: readonly string[] }[]
  /** In minor units, both ends included. */
  readonly priceFrom?: number
  readonly priceTo?: number
  /** Full-text expressions; null can match nothing. */
  readonly matches: readonly (string | null)[]
  readonly texts: readonly TextMatch[]
}

/** Words that one of a product's texts must all contain. */
export interface TextMatch {
  readonly field: 'description' | 'short_description'
  readonly words: readonly string[]
  /** The beginning of each word is enough. */
  readonly isPartial: boolean
}

const MIN_MATCH_LENGTH = 3

/** @param valued the ids of attributes that are filtered by value, by code; all others are by option */
export function listingFilter(input: ProductAttributeFilterInput, valued: ReadonlyMap<string, number> = new Map()): ListingFilter {
  const { sku, url_key, category_id, category_uid, category_url_path, price, ...rest } = input
  const { name, description, short_description, ...attributes } = rest
  const categories = [...(values(category_id) ?? []), ...(values(category_uid)?.map(fromUid) ?? [])]
  const skus = values(sku)
  const urlKeys = values(url_key)
  const categoryUrlPaths = values(category_url_path)
  const priceFrom = minorUnits(price?.from)
  const priceTo = minorUnits(price?.to)
  const texts = [...textMatches('description', description), ...textMatches('short_description', short_description)]
  const conditions = Object.entries(attributes).flatMap(([code, equal]): [code: string, values: string[]][] => {
    const accepted = values(equal)
    return accepted ? [[code, accepted]] : []
  })
  return {
    ...(skus && { skus }),
    ...(urlKeys && { urlKeys }),
    ...((category_id || category_uid) && { categoryIds: categories.map(Number) }),
    ...(categoryUrlPaths && { categoryUrlPaths }),
    options: conditions.filter(([code]) => !valued.has(code)).map(([, ids]) => ids.map(Number)),
    attributeValues: conditions.flatMap(([code, accepted]) => {
      const attributeId = valued.get(code)
      return attributeId === undefined ? [] : [{ attributeId, values: accepted }]
    }),
    ...(priceFrom !== undefined && { priceFrom }),
    ...(priceTo !== undefined && { priceTo }),
    matches: [
      ...(name?.match != null ? [nameMatch(name.match, name.match_type === 'PARTIAL')] : []),
      ...(texts.some(({ words }) => words.length === 0) ? [null] : []),
    ],
    texts,
  }
}

/** The values of an equality; undefined without one. */
export function values(equal: FilterEqualTypeInput | null | undefined): string[] | undefined {
  if (equal?.eq != null) return [equal.eq]
  if (equal?.in != null) return equal.in.filter((value) => value !== null)
  return undefined
}

function nameMatch(text: string, isPartial: boolean): string | null {
  const words = matchedWords(text)
  if (words.length === 0) return null
  return isPartial ? partialExpression(words, 'name') : wordExpression(words, 'name')
}

function textMatches(field: TextMatch['field'], input: FilterMatchTypeInput | null | undefined): TextMatch[] {
  return input?.match == null ? [] : [{ field, words: matchedWords(input.match), isPartial: input.match_type === 'PARTIAL' }]
}

/** Empty for a text that is too short to match anything. */
const matchedWords = (text: string): string[] => (text.trim().length < MIN_MATCH_LENGTH ? [] : queryWords(text))

function minorUnits(units: string | null | undefined): number | undefined {
  const minor = Math.round(Number(units) * 100)
  return units == null || units.trim() === '' || units === '*' || !Number.isFinite(minor) ? undefined : minor
}
