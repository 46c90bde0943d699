import 'server-only'
import { cache } from 'react'
import { CategoryPageWithAttributesOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import { CategoryPageOperation } from '../../graphql/generated/category-page.ts'
import { StoreError } from '../../graphql/errors.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { categoryTag } from '../../lib/cache-tags.ts'
import { PAGE_SIZE } from '../product-card/listing-size.ts'
import { showsLowestPrices } from '../product-card/lowest-price.ts'

/** A category and, as `whole`, the first page of its products before any filter. */
export const getCategory = cache(async (uid: string, locale: Locale) => {
  const operation = (await showsLowestPrices(locale)) ? CategoryPageWithAttributesOperation : CategoryPageOperation
  const tags = [categoryTag(uid), 'products']
  const { categories, products } = await read(operation, { uid, pageSize: PAGE_SIZE }, { locale, tags }).catch(noneIfMissing)
  const category = categories?.items?.[0]
  return category && products ? { category, whole: products } : undefined
})

/** The menu may still list a category that has been removed. */
function noneIfMissing(error: unknown): { categories: null; products: null } {
  if (error instanceof StoreError && error.reason === 'not-found') return { categories: null, products: null }
  throw error
}
