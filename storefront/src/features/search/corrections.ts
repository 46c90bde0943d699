import 'server-only'
import { ProductNamesOperation } from '../../graphql/generated/corrections.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Listing } from '../product-card/get-listing.ts'
import { optional } from '../store/optional.ts'
import { allCategories, type CategoryNode } from './categories.ts'
import { correct, type Corrections, nearest, vocabularyOf } from './vocabulary.ts'

/** Of a large catalogue the newest are enough: words repeat themselves. */
const MOST_NAMES = 300

/**
 * What was meant by a search that found nothing: by the backend, if it says so, or by the words of the catalogue.
 * @param found the empty answer
 */
export async function getCorrections(search: string, found: Listing, categories: readonly CategoryNode[], locale: Locale): Promise<Corrections> {
  const names = (await optional('The words of the catalogue', askNames(locale))) ?? []
  const suggested = (found.suggestions ?? []).flatMap((suggestion) => suggestion?.search ?? [])
  const vocabulary = vocabularyOf([...allCategories(categories).map(({ name }) => name), ...names])
  return nearest(search, correct(search, vocabulary), suggested)
}

async function askNames(locale: Locale): Promise<string[]> {
  const { products } = await read(ProductNamesOperation, { pageSize: MOST_NAMES }, { locale, tags: ['products'] })
  return (products?.items ?? []).flatMap((product) => product?.name ?? [])
}
