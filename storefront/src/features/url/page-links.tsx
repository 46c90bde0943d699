import 'server-only'
import { CategoryCounterpartOperation, ProductCounterpartOperation } from '../../graphql/generated/counterparts.ts'
import { read } from '../../graphql/server.ts'
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { categoryTag, productTag } from '../../lib/cache-tags.ts'
import { absoluteUrl } from '../store/absolute-url.ts'
import { optional } from '../store/optional.ts'
import { findCategory, getCategoryTree } from './category-tree.ts'

interface PageLinksProps {
  readonly locale: Locale
  /** The page's canonical address. */
  readonly path: string
  /** The page's addresses in the other languages. */
  readonly counterparts: Counterparts
}

/** The canonical link and the alternates by language; React moves the links into the head. */
export function PageLinks({ locale, path, counterparts }: PageLinksProps) {
  const all = [{ locale, path }, ...counterparts]
  const fallback = all.find((page) => page.locale === DEFAULT_LOCALE)
  return (
    <>
      <link rel="canonical" href={absoluteUrl(path)} />
      {counterparts.length > 0 &&
        all.map((page) => <link key={page.locale} rel="alternate" hrefLang={page.locale} href={absoluteUrl(page.path)} />)}
      {counterparts.length > 0 && fallback && <link rel="alternate" hrefLang="x-default" href={absoluteUrl(fallback.path)} />}
    </>
  )
}

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
