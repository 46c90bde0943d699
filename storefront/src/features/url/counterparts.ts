import 'server-only'
import { CategoryCounterpartOperation, ProductCounterpartOperation } from '../../graphql/generated/counterparts.ts'
import { read } from '../../graphql/server.ts'
import { type Locale, LOCALES } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { categoryTag, productTag } from '../../lib/cache-tags.ts'
import { optional } from '../store/optional.ts'
import { findCategory, getCategoryTree } from './category-tree.ts'

/** Public addresses of the same page by language. */
export type Counterparts = ReadonlyArray<{ readonly locale: Locale; readonly path: string }>

/** The same category in the other languages. */
export function categoryCounterparts(uid: string, locale: Locale): Promise<Counterparts> {
  return counterparts(locale, async (other) => {
    const inTree = findCategory(await getCategoryTree(other), (category) => category.uid === uid)
    if (inTree) return inTree.url_path
    const { categories } = await read(CategoryCounterpartOperation, { uid }, { locale: other, tags: [categoryTag(uid)] })
    return categories?.items?.[0]?.url_path
  })
}

/** @param uid for the cache tag */
export function productCounterparts(sku: string, uid: string, locale: Locale): Promise<Counterparts> {
  return counterparts(locale, async (other) => {
    const { products } = await read(ProductCounterpartOperation, { sku }, { locale: other, tags: [productTag(uid)] })
    return products?.items?.[0]?.url_key
  })
}

async function counterparts(locale: Locale, find: (other: Locale) => Promise<string | null | undefined>): Promise<Counterparts> {
  const others = LOCALES.filter((other) => other !== locale)
  const found = await Promise.all(others.map((other) => optional('A link to another language', find(other))))
  return others.flatMap((other, index) => (found[index] ? [{ locale: other, path: localePath(other, `/${found[index]}`) }] : []))
}
