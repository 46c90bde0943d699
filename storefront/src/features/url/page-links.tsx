import 'server-only'
import { CategoryCounterpartOperation, ProductCounterpartOperation } from '../../graphql/generated/counterparts.ts'
import { read } from '../../graphql/server.ts'
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { categoryTag, productTag } from '../../lib/cache-tags.ts'
import { absoluteUrl } from '../store/absolute-url.ts'
import { optional } from '../store/optional.ts'
import { getStoreConfig } from '../store/store-config.ts'
import { findCategory, getCategoryTree } from './category-tree.ts'
import { withoutSuffix } from './choose-route.ts'
import { resolvePath } from './resolve-path.ts'

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

/** The same category in the other languages, where its page opens: Magento also answers the path of a category below a disabled one. */
export function categoryCounterparts(uid: string, locale: Locale): Promise<Counterparts> {
  return counterparts(locale, async (other) => {
    // A path in the tree is a page (resolve-path.ts).
    const inTree = findCategory(await getCategoryTree(other), (category) => category.uid === uid)
    if (inTree) return inTree.url_path
    const { categories } = await read(CategoryCounterpartOperation, { uid }, { locale: other, tags: [categoryTag(uid)] })
    const path = categories?.items?.[0]?.url_path
    const found = path ? await resolvePath(path, other) : undefined
    return found?.kind === 'category' && found.uid === uid ? path : undefined
  })
}

/** @param uid for the cache tag */
export function productCounterparts(sku: string, uid: string, locale: Locale): Promise<Counterparts> {
  return counterparts(locale, async (other) => {
    const { products } = await read(ProductCounterpartOperation, { sku }, { locale: other, tags: [productTag(uid)] })
    const { url_key: key, url_rewrites: rewrites } = products?.items?.[0] ?? {}
    if (!key) return undefined
    const { categorySuffix, productSuffix } = await getStoreConfig(other)
    const paths = (rewrites ?? []).map((rewrite) => withoutSuffix(rewrite?.url ?? '', [productSuffix, categorySuffix]))
    return paths.includes(key) ? key : undefined
  })
}

/** A CMS page by its identifier, or by a redirect from it: a page has another one in each language if the merchant gives it one. */
export function cmsPageCounterparts(identifier: string, locale: Locale): Promise<Counterparts> {
  return counterparts(locale, async (other) => {
    const found = await resolvePath(identifier, other)
    const path = found.kind === 'redirect' ? decodeURIComponent(found.target.slice(1)) : identifier
    const end = found.kind === 'redirect' && path ? await resolvePath(path, other) : found
    return end.kind === 'page' ? path : undefined
  })
}

async function counterparts(locale: Locale, find: (other: Locale) => Promise<string | null | undefined>): Promise<Counterparts> {
  const others = LOCALES.filter((other) => other !== locale)
  const found = await Promise.all(others.map((other) => optional('A link to another language', find(other))))
  return others.flatMap((other, index) => (found[index] ? [{ locale: other, path: localePath(other, `/${found[index]}`) }] : []))
}
