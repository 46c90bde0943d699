import 'server-only'
import { cache } from 'react'
import { readServerSettings } from '../../env.ts'
import { CategoryByUrlKeyOperation } from '../../graphql/generated/category-page.ts'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { optional } from '../store/optional.ts'
import { getListing } from './get-listing.ts'
import { withPage } from '../store/with-page.ts'

const { bestsellersUrlKey } = readServerSettings()
const MAX_PRODUCTS = 24

export interface Bestsellers {
  readonly path: string
  readonly products: readonly ProductCardFragment[]
}

/**
 * The products of the bestsellers' category (`BESTSELLERS_URL_KEY`). Undefined in a shop without that category, and when the
 * backend fails.
 */
export const getBestsellers = cache((locale: Locale) => optional('The bestsellers', readBestsellers(locale)))

async function readBestsellers(locale: Locale): Promise<Bestsellers | undefined> {
  const { categories } = await read(CategoryByUrlKeyOperation, { urlKey: bestsellersUrlKey }, { locale, tags: ['menu'] })
  const category = categories?.items?.[0]
  if (!category) return undefined
  const { items } = await getListing({ locale, categoryUid: category.uid }, { pageSize: MAX_PRODUCTS, currentPage: 1 })
  const products = withPage(items)
  return products.length > 0 ? { path: `/${category.url_path}`, products } : undefined
}

export const getBestsellerUids = cache(async (locale: Locale): Promise<ReadonlySet<string>> => {
  const bestsellers = await getBestsellers(locale)
  return new Set(bestsellers?.products.map(({ uid }) => uid))
})
