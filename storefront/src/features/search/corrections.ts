import 'server-only'
import { ProductNamesOperation, SearchCorrectionsOperation } from '../../graphql/generated/corrections.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { orWithout } from '../store/or-without.ts'
import { allCategories, type CategoryNode } from './categories.ts'
import { correct, type Corrections, nearest, vocabularyOf } from './vocabulary.ts'

/** Of a large catalogue the newest are enough: words repeat themselves. */
const MOST_NAMES = 300

/** What was meant by a search that found nothing: by the backend, if it says so, or by the words of the catalogue. */
export async function getCorrections(search: string, categories: readonly CategoryNode[], locale: Locale): Promise<Corrections> {
  const [suggested = [], names = []] = await Promise.all([
    orWithout('The corrections of a search', askBackend(search, locale)),
    orWithout('The words of the catalogue', askNames(locale)),
  ])
  const vocabulary = vocabularyOf([...allCategories(categories).map(({ name }) => name), ...names])
  return nearest(search, correct(search, vocabulary), suggested)
}

async function askBackend(search: string, locale: Locale): Promise<string[]> {
  const { products } = await read(SearchCorrectionsOperation, { search }, { locale, tags: ['search', 'products'] })
  return (products?.suggestions ?? []).flatMap((suggestion) => suggestion?.search ?? [])
}

async function askNames(locale: Locale): Promise<string[]> {
  const { products } = await read(ProductNamesOperation, { pageSize: MOST_NAMES }, { locale, tags: ['products'] })
  return (products?.items ?? []).flatMap((product) => product?.name ?? [])
}
