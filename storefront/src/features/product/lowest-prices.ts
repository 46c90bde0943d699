import 'server-only'
import { LowestPricesOperation } from '../../graphql/generated/lowest-prices.since-2.4.7.ts'
import type { LowestPricesQuery, ProductPageFragment } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { leastCost } from '../product-kinds/cost.ts'
import type { LowestOf } from '../product-kinds/product-kind.ts'
import { lowestPrice } from '../product-card/lowest-price.ts'
import { hasCustomAttributes } from '../store/attribute-names.ts'
import { optional } from '../store/optional.ts'
import { relatedProducts } from './related-products.ts'

type Surroundings = NonNullable<NonNullable<NonNullable<LowestPricesQuery['products']>['items']>[number]>
type Priced = Parameters<LowestOf>[0]

/** The lowest prices of a product, its variants and parts, and the related products. One more request, if one of these is reduced. */
export async function getLowestPrices(product: ProductPageFragment, locale: Locale): Promise<LowestOf> {
  const isNeeded = [...relatedProducts(product), ...partsOf<Priced>(product)].some(isReduced) && (await hasCustomAttributes(locale))
  const found = isNeeded ? await getSurroundings(product, locale) : undefined
  const others = found ? [...(found.related_products ?? []), ...(found.upsell_products ?? []), ...partsOf<{ uid: string }>(found)] : []
  const byUid = new Map(others.flatMap((other) => (other ? [[other.uid, other]] : [])))
  return (priced) => lowestPrice({ ...byUid.get(priced.uid), ...priced }, locale)
}

async function getSurroundings({ uid, sku }: ProductPageFragment, locale: Locale): Promise<Surroundings | undefined> {
  const answer = await optional('The lowest prices', read(LowestPricesOperation, { sku: sku ?? '' }, { locale, tags: [`product:${uid}`] }))
  return answer?.products?.items?.[0] ?? undefined
}

interface WithParts<Part> {
  readonly variants?: ReadonlyArray<{ readonly product: Part | null } | null> | null
  readonly items?: ReadonlyArray<{ readonly product?: Part | null } | null> | null
}

/** The variants of a configurable product and the parts of a grouped one. */
function partsOf<Part extends { readonly uid: string }>(product: ProductPageFragment | Surroundings): Part[] {
  const { variants, items } = product as WithParts<Part>
  return [...(variants ?? []), ...(items ?? [])].flatMap((part) => (part?.product?.uid ? [part.product] : []))
}

function isReduced(priced: Priced): boolean {
  const { now, regular } = leastCost(priced)
  return now < regular
}
