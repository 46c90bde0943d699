import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { logOnce } from '../content/log-once.ts'
import { getBestsellers } from '../product-card/bestsellers.ts'
import { badgedFirst } from '../product-card/product-badges.ts'
import { findCategory, getCategoryTree } from '../url/category-tree.ts'
import type { OptionsOf } from './block-options.ts'
import type { BlockProps } from './block.ts'
import { blockHref } from './block-link.ts'
import { ProductRow } from './product-row.tsx'
import { getNewProducts, getProductsBySku, getProductsUnder } from './block-products.ts'

type Options = OptionsOf<'Products'>

interface Row {
  readonly title: string
  readonly products: readonly ProductCardFragment[]
  /** The page that lists all of them. */
  readonly path?: string
}

/** A row of products; nothing without products, or for a category that the shop does not have. */
export async function ProductsBlock({ options, locale }: BlockProps<'Products'>) {
  const row = await getRow(options, locale)
  const products = row?.products.filter(({ sku }) => !options.except.includes(sku ?? '')).slice(0, options.count) ?? []
  if (!row || products.length === 0) return null
  const href = options.linkHref ? await blockHref(options.linkHref, locale) : row.path && localePath(locale, row.path)
  return <ProductRow title={row.title} href={href} products={products} />
}

async function getRow(options: Options, locale: Locale): Promise<Row | undefined> {
  switch (options.from) {
    case 'category':
      return getCategoryRow(options, locale)
    case 'skus':
      return { title: options.title, products: await getProductsBySku(options.skus, locale) }
    case 'new':
      return { title: options.title, products: await getNewProducts(locale) }
    case 'bestsellers': {
      const [bestsellers, t] = await Promise.all([getBestsellers(locale), getTranslations('category.bestsellers')])
      return bestsellers && { ...bestsellers, title: options.title ?? t('title'), products: badgedFirst(bestsellers.products, new Date()) }
    }
  }
}

async function getCategoryRow({ category, title, count, except }: Extract<Options, { from: 'category' }>, locale: Locale): Promise<Row | undefined> {
  const urlPath = category.replaceAll(/^\/+|\/+$/g, '')
  const tree = await getCategoryTree(locale)
  const found = findCategory(tree, ({ url_path: path }) => path === urlPath) ?? findCategory(tree, ({ url_path: path }) => path?.split('/').at(-1) === urlPath)
  if (!found) {
    if (tree.length > 0) logOnce(`A row of products is left out: the shop has no category ${JSON.stringify(category)} in ${locale}`)
    return undefined
  }
  return { title: title ?? found.name ?? '', path: `/${found.url_path}`, products: await getProductsUnder(found, count + except.length, locale) }
}
