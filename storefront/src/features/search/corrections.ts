import 'server-only'
import { ProductNamesOperation } from '../../graphql/generated/corrections.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Listing } from '../product-card/get-listing.ts'
import { optional } from '../store/optional.ts'
import { allCategories, type CategoryNode } from './categories.ts'
import { correct, type Corrections, nearest, vocabularyOf } from './vocabulary.ts'

/** The newest products are enough in a large catalogue, since their names share words. */
const MAX_NAMES = 300

/**
 * Corrections of a search without results, from the backend's suggestions and the words of the catalogue.
 * @param found the listing without products
 */
export async function getCorrections(search: string, found: Listing, categories: readonly CategoryNode[], locale: Locale): Promise<Corrections> {
  const names = (await optional('The product names for search corrections', readNames(locale))) ?? []
  const suggested = (found.suggestions ?? []).flatMap((suggestion) => suggestion?.search ?? [])
  const vocabulary = vocabularyOf([...allCategories(categories).map(({ name }) => name), ...names])
  return nearest(search, correct(search, vocabulary), suggested)
}

async function readNames(locale: Locale): Promise<string[]> {
  const { products } = await read(ProductNamesOperation, { pageSize: MAX_NAMES }, { locale, tags: ['products'] })
  return (products?.items ?? []).flatMap((product) => product?.name ?? [])
}
