import type { ReadScope } from '../../database/load.ts'
import { setting } from '../store/settings.ts'

type CatalogFlag = 'catalog/seo/product_canonical_tag' | 'catalog/seo/category_canonical_tag' | 'catalog/graphql/parts_by_visibility'
type UrlSuffix = 'catalog/seo/product_url_suffix' | 'catalog/seo/category_url_suffix'

export const catalogFlags = ({ database, store }: ReadScope, paths: readonly CatalogFlag[]): Map<CatalogFlag, boolean> =>
  new Map(paths.map((path) => [path, setting(database, path, store.id)]))

/** URL suffixes: `.html`, or empty. */
export const urlSuffixes = ({ database, store }: ReadScope, paths: readonly UrlSuffix[]): Map<UrlSuffix, string> =>
  new Map(paths.map((path) => [path, setting(database, path, store.id)]))
