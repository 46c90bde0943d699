import { correct, nearest, type Vocabulary, vocabularyOf } from '../../storefront/src/features/search/vocabulary.ts'
import { type Expected, NOT_SOLD, type Question } from './questions.ts'

/** Sends a GraphQL document to a store view and returns its data. */
export type Ask = (store: string, query: string, variables?: object) => Promise<unknown>

export interface AnsweredQuestion {
  readonly search: string
  /** The text that was searched for instead, if the search itself has no results. */
  readonly corrected: string | undefined
  /** Names of the first products. */
  readonly names: readonly string[]
  readonly total: number
  /** Whether one of the first products is an expected one, and how many of them are; or whether nothing is found of what is not sold. */
  readonly isHit: boolean
  readonly expected: number
}

/** Of the 120 questions. */
export const MIN_ANSWERED = 110

/** How many products of a page a shopper looks at. */
const FIRST = 3

interface Found {
  readonly products: {
    readonly total_count: number
    readonly suggestions: readonly { readonly search: string }[] | null
    readonly items: readonly { readonly sku: string; readonly name: string }[]
  }
}

const SEARCH = `query ($search: String!) { products(search: $search, pageSize: ${FIRST}) { total_count suggestions { search } items { sku name } } }`

/** The words from which the search page corrects: those of categories and of the names of products. */
export async function readVocabulary(ask: Ask, store: string): Promise<Vocabulary> {
  const query = '{ categories(pageSize: 100) { items { name } } products(filter: {}, pageSize: 300) { items { name } } }'
  const { categories, products } = (await ask(store, query)) as Record<'categories' | 'products', { items: { name: string }[] }>
  return vocabularyOf([...categories.items, ...products.items].map(({ name }) => name))
}

/** Searches as the search page does. */
export async function answer(ask: Ask, store: string, vocabulary: Vocabulary, { search, expected }: Question): Promise<AnsweredQuestion> {
  const found = async (text: string) => ((await ask(store, SEARCH, { search: text })) as Found).products
  const first = await found(search)
  const corrected = first.total_count === 0 ? nearest(search, correct(search, vocabulary), (first.suggestions ?? []).map((other) => other.search)).spelling : undefined
  const { items, total_count: total } = corrected === undefined ? first : await found(corrected)
  if (expected === NOT_SOLD) return { search, corrected, names: items.map(({ name }) => name), total, isHit: total === 0, expected: 0 }
  const skus = await expectedSkus(ask, expected)
  const hits = items.filter(({ sku }) => skus.has(sku)).length
  return { search, corrected, names: items.map(({ name }) => name), total, isHit: hits > 0, expected: hits }
}

async function expectedSkus(ask: Ask, expected: Exclude<Expected, typeof NOT_SOLD>): Promise<ReadonlySet<string>> {
  if ('skus' in expected) return new Set(expected.skus)
  const { categories = [], options = {} } = expected
  const filter = Object.fromEntries(await Promise.all(Object.entries(options).map(async ([code, labels]) => [code, { in: await optionIds(ask, code, labels) }] as const)))
  const inCategories = categories.length > 0 && { category_uid: { in: await categoryUids(ask, categories) } }
  const query = 'query ($filter: ProductAttributeFilterInput) { products(filter: $filter, pageSize: 300) { items { sku } } }'
  const { products } = (await ask('en', query, { filter: { ...filter, ...inCategories } })) as Found
  if (products.items.length === 0) throw new Error(`No product is ${JSON.stringify(expected)}`)
  return new Set(products.items.map(({ sku }) => sku))
}

async function categoryUids(ask: Ask, urlKeys: readonly string[]): Promise<string[]> {
  const query = 'query ($urlKeys: [String]) { categories(filters: { url_key: { in: $urlKeys } }, pageSize: 50) { items { uid } } }'
  const { categories } = (await ask('en', query, { urlKeys })) as { categories: { items: { uid: string }[] } }
  return categories.items.map(({ uid }) => uid)
}

async function optionIds(ask: Ask, code: string, labels: readonly string[]): Promise<string[]> {
  const query = '{ products(filter: {}) { aggregations { attribute_code options { label value } } } }'
  const { products } = (await ask('en', query)) as { products: { aggregations: { attribute_code: string; options: { label: string; value: string }[] }[] } }
  const options = products.aggregations.find(({ attribute_code }) => attribute_code === code)?.options ?? []
  return options.filter(({ label }) => labels.includes(label)).map(({ value }) => value)
}
