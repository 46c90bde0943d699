import 'server-only'
import { cache } from 'react'
import { readServerSettings } from '../../env.ts'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { ResolvePathWithAttributesOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import { ResolvePathOperation } from '../../graphql/generated/resolve-path.ts'
import type { CmsPageFragment, ProductPageFragment, ProductReviewsFragment } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { hasCustomAttributes, isListed } from '../store/attribute-names.ts'
import { skip } from '../store/optional.ts'
import { getStoreConfig } from '../store/store-config.ts'
import { findCategory, getCategoryTree } from './category-tree.ts'
import { chooseRoute, type RouteMatch, withoutSuffix } from './choose-route.ts'

const { lowestPriceAttribute } = readServerSettings()

export type ResolvedPath =
  | Exclude<RouteMatch, { kind: 'product' }>
  | {
      readonly kind: 'product'
      readonly product: ProductPageFragment
      /** Undefined if they could not be read. */
      readonly reviews: ProductReviewsFragment | undefined
    }

/**
 * Resolves a path of the shop. Categories are found in the tree, which every page loads. Other paths query the backend, whose
 * response for a product contains its whole page.
 * @param path public, without the language's prefix and without a slash at either end
 */
export const resolvePath = cache(async (path: string, locale: Locale): Promise<ResolvedPath> => {
  const { categorySuffix, productSuffix } = await getStoreConfig(locale)
  const suffixes = [categorySuffix, productSuffix]
  const plain = withoutSuffix(path, suffixes)
  const category = findCategory(await getCategoryTree(locale), ({ url_path }) => url_path === plain)
  if (category) return { kind: 'category', uid: category.uid, path: plain }
  const variables = { path, categoryPath: plain + categorySuffix, productPath: plain + productSuffix }
  const { match, product, reviews } = await readRoutes(variables, suffixes, locale)
  if (match.kind === 'page') return cmsPage(match.page, locale)
  if (match.kind !== 'product') return match
  if (product?.uid === match.uid) return { kind: 'product', product, reviews }
  // A merchant may give one product an address without the suffix, so it is queried again under that address.
  const again = await readRoutes({ ...variables, productPath: match.url }, suffixes, locale)
  return again.product ? { kind: 'product', product: again.product, reviews: again.reviews } : { kind: 'unknown' }
})

/** Magento's home page and not-found page also have addresses as CMS pages, which the storefront does not use. */
async function cmsPage(page: CmsPageFragment, locale: Locale): Promise<ResolvedPath> {
  const { homePage, missingPage } = await getStoreConfig(locale)
  if (page.identifier === homePage) return { kind: 'redirect', target: '/', isPermanent: true }
  return page.identifier === missingPage ? { kind: 'unknown' } : { kind: 'page', page }
}

interface Paths {
  readonly path: string
  readonly categoryPath: string
  readonly productPath: string
}

async function readRoutes(paths: Paths, suffixes: readonly string[], locale: Locale) {
  const [hasAttributes, withLowestPrices] = await Promise.all([hasCustomAttributes(locale), isListed(lowestPriceAttribute, locale)])
  const options = { locale, tags: ['urls', 'products'] }
  const readAll = (withReviews: boolean) =>
    hasAttributes
      ? read(ResolvePathWithAttributesOperation, { ...paths, withReviews, withLowestPrices }, options)
      : read(ResolvePathOperation, { ...paths, withReviews }, options)
  const { exact, category, product } = await readAll(true).catch(async (error: unknown) => {
    if (!isFieldError(error)) throw error
    // Reviews are not nullable in Magento's schema, so an error in one of them removes the whole product.
    const routes = await readAll(false).catch(withoutDeadEnd)
    if (routes !== NO_ROUTES) await skip('The reviews', error)
    return routes
  })
  const candidates = [
    { url: paths.path, route: exact },
    { url: paths.categoryPath, route: category },
    { url: paths.productPath, route: product },
  ]
  const whole = product && 'price_range' in product ? (product as ProductPageFragment) : undefined
  const reviews = product && 'rated' in product ? (product as ProductReviewsFragment) : undefined
  return { match: chooseRoute(paths.path, candidates, suffixes), product: whole, reviews }
}

const NO_ROUTES = { exact: null, category: null, product: null } as const

/** Magento refuses an address that it still lists although its product, category or page is gone. */
function withoutDeadEnd(error: unknown): typeof NO_ROUTES {
  if (error instanceof StoreError && error.reason === 'not-found') return NO_ROUTES
  throw error
}

/** Whether the backend answered and only a requested field failed. */
const isFieldError = (error: unknown): boolean => !(error instanceof ServerError && (error.status ?? error.cause))
