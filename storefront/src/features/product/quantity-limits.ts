import 'server-only'
import { QuantityLimitsOperation } from '../../graphql/generated/quantity-limits.server.since-2.4.8.ts'
import type { QuantityLimitsFragment, QuantityLimitsQuery } from '../../graphql/generated/types.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { productTag } from '../../lib/cache-tags.ts'
import { fitQuantity, type QuantityRules } from '../../lib/quantity.ts'
import type { ProductChoice } from '../product-kinds/product-choice.ts'
import { skip } from '../store/optional.ts'

/** Magento's default, which no shopper meets. */
const NO_LIMIT = 10_000

/** The quantities that a product and its parts are sold in, by SKU; empty on releases before 2.4.8, where only a refusal tells. */
export async function getQuantityLimits({ sku, uid }: { readonly sku: string | null; readonly uid: string }, locale: Locale): Promise<ReadonlyMap<string, QuantityRules>> {
  try {
    const { products } = await read(QuantityLimitsOperation, { sku: sku ?? '' }, { locale, tags: [productTag(uid)] })
    const [product] = products?.items ?? []
    return new Map(product ? limitsOf(product) : [])
  } catch (error) {
    if (!lacksField(error, 'min_sale_qty')) await skip('The quantities that a product is sold in', error)
    return new Map()
  }
}

type Limited = NonNullable<NonNullable<NonNullable<QuantityLimitsQuery['products']>['items']>[number]>

function limitsOf(product: Limited): [string, QuantityRules][] {
  const parts = 'items' in product ? (product.items ?? []).flatMap((item) => item?.product ?? []) : []
  const variants = 'variants' in product ? (product.variants ?? []).flatMap((variant) => variant?.product ?? []) : []
  const own = variants.length > 0 ? widest(variants.map(rules)) : rules(product)
  return [[product.sku ?? '', own], ...parts.map((part) => [part.sku ?? '', rules(part)] as [string, QuantityRules])]
}

const rules = ({ min_sale_qty: min, max_sale_qty: max }: QuantityLimitsFragment): QuantityRules => ({
  ...(min && min > 1 && { min }),
  ...(max && max < NO_LIMIT && { max }),
})

/** The limits of all variants together, so that none that is sold is out of reach. */
const widest = (each: readonly QuantityRules[]): QuantityRules => {
  const min = Math.min(...each.map((limits) => limits.min ?? 1))
  const max = Math.max(...each.map((limits) => limits.max ?? NO_LIMIT))
  return { ...(min > 1 && { min }), ...(max < NO_LIMIT && { max }) }
}

/** The product and its parts with their limits, within which the suggested quantities of parts are. */
export function withLimits(choice: ProductChoice, all: ReadonlyMap<string, QuantityRules>): ProductChoice {
  const limited = <Sold extends { readonly sku: string }>(sold: Sold): Sold & { readonly limits?: QuantityRules } => {
    const limits = all.get(sold.sku)
    return limits && Object.keys(limits).length > 0 ? { ...sold, limits } : sold
  }
  const parts = choice.parts?.map(limited).map((part) => (part.limits && part.quantity > 0 ? { ...part, quantity: fitQuantity(part.quantity, part.limits) } : part))
  return { ...limited(choice), ...(parts && { parts }) }
}
