import { queryBackend } from './query-backend.ts'

export interface Option {
  readonly value: string
  readonly label: string
  readonly count: number
}

interface Facets {
  readonly total_count: number
  readonly aggregations: readonly { readonly attribute_code: string; readonly label: string; readonly options: readonly Option[] }[]
}

export async function topCategories(): Promise<readonly { readonly uid: string; readonly url_path: string }[]> {
  const { categories } = await queryBackend<{ categories: { items: { children: { uid: string; url_path: string }[] }[] } }>('{ categories(filters: {}) { items { children { uid url_path } } } }')
  return categories.items[0]!.children
}

export const uidOf = async (path: string): Promise<string> => (await topCategories()).find(({ url_path }) => url_path === path)!.uid

/** The total and the filters of a category's listing. */
export async function facetsOf(uid: string): Promise<Facets> {
  const { products } = await queryBackend<{ products: Facets }>(
    `{ products(filter: { category_uid: { eq: "${uid}" } }, pageSize: 1) { total_count aggregations { attribute_code label options { value label count } } } }`,
  )
  return products
}
