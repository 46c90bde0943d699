import 'server-only'
import { CategoryCounterpartOperation, ProductCounterpartOperation } from '../../graphql/generated/counterparts.ts'
import { read } from '../../graphql/server.ts'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { orWithout } from '../store/or-without.ts'
import { getCategoryTree } from './category-tree.ts'
import { findCategory } from './tree-category.ts'

/** Public addresses of one thing by language. */
export type Counterparts = ReadonlyArray<{ readonly locale: Locale; readonly path: string }>

/** The same category in the other languages, under its own names there. */
export function categoryCounterparts(uid: string, locale: Locale): Promise<Counterparts> {
  return counterparts(locale, async (other) => {
    const inTree = findCategory(await getCategoryTree(other), (category) => category.uid === uid)
    if (inTree) return inTree.url_path
    const { categories } = await read(CategoryCounterpartOperation, { uid }, { locale: other, tags: [`category:${uid}`] })
    return categories?.items?.[0]?.url_path
  })
}

/** @param uid for the tag by which the answer is dropped */
export function productCounterparts(sku: string, uid: string, locale: Locale): Promise<Counterparts> {
  return counterparts(locale, async (other) => {
    const { products } = await read(ProductCounterpartOperation, { sku }, { locale: other, tags: [`product:${uid}`] })
    return products?.items?.[0]?.url_key
  })
}

async function counterparts(locale: Locale, find: (other: Locale) => Promise<string | null | undefined>): Promise<Counterparts> {
  const others = LOCALES.filter((other) => other !== locale)
  const found = await Promise.all(others.map((other) => orWithout('A link to another language', find(other))))
  return others.flatMap((other, index) => (found[index] ? [{ locale: other, path: localePath(other, `/${found[index]}`) }] : []))
}
