import 'server-only'
import { DeliveredSkusOperation } from '../../graphql/generated/delivered-skus.server.ts'
import { read } from '../../graphql/server.ts'
import type { CartItemInput, DeliveredOptionFragment, DeliveredPartFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { inOrder } from '../../lib/in-order.ts'

type Line = Pick<CartItemInput, 'sku' | 'quantity' | 'selected_options' | 'entered_options'>

interface Part {
  readonly position: number | null
  readonly product: { readonly stock_status: string | null } | null
}

/**
 * One piece of a product or of one of its variants as lines of a cart. A set's are the parts that its page opens with: what is delivered
 * at least.
 * @returns an empty list for a SKU that the product does not have
 */
export async function deliveredLines(sku: string, product: string, locale: Locale): Promise<readonly Line[]> {
  const { products } = await read(DeliveredSkusOperation, { sku: product }, { locale, tags: ['products'] })
  const [found] = products?.items ?? []
  if (!found || found.sku !== product) return []
  const variants = 'variants' in found ? (found.variants ?? []) : []
  if (variants.some((variant) => variant?.product?.sku === sku)) return [{ sku, quantity: 1 }]
  if (sku !== product) return []
  if (found.__typename === 'BundleProduct') return [bundleLine(sku, (found.items ?? []).filter((option) => option !== null))]
  if (found.__typename === 'GroupedProduct') return groupLines(found.items)
  return [{ sku, quantity: 1 }]
}

function bundleLine(sku: string, options: readonly DeliveredOptionFragment[]): Line {
  const parts = options.flatMap(({ required, options: offered }) => {
    const available = inStock(offered)
    const defaults = available.filter(({ is_default }) => is_default)
    return defaults.length === 0 && required ? available.slice(0, 1) : defaults
  })
  return {
    sku,
    quantity: 1,
    selected_options: parts.filter((part) => !part.can_change_quantity).map(({ uid }) => uid),
    entered_options: parts.filter((part) => part.can_change_quantity).map(({ uid, quantity }) => ({ uid, value: String(quantity ?? 1) })),
  }
}

/** Those with a suggested quantity, or one piece of the first. */
function groupLines(parts: ReadonlyArray<DeliveredPartFragment | null> | null): Line[] {
  const lines = inStock(parts).flatMap(({ qty, product }) => (product?.sku ? [{ sku: product.sku, quantity: qty ?? 0 }] : []))
  const suggested = lines.filter(({ quantity }) => quantity > 0)
  return suggested.length > 0 ? suggested : lines.slice(0, 1).map((line) => ({ ...line, quantity: 1 }))
}

const inStock = <Each extends Part>(parts: ReadonlyArray<Each | null> | null): Each[] =>
  inOrder(parts).filter(({ product }) => product?.stock_status === 'IN_STOCK')
