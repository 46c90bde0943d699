import 'server-only'
import { DeliveredSkusOperation } from '../../graphql/generated/delivered-skus.server.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'

/** Whether the SKU is that of a product of the catalogue, or of one of its variants. */
export async function isDelivered(sku: string, product: string, locale: Locale): Promise<boolean> {
  const { products } = await read(DeliveredSkusOperation, { sku: product }, { locale, tags: ['products'] })
  const [found] = products?.items ?? []
  if (!found || found.sku !== product) return false
  const variants = 'variants' in found ? (found.variants ?? []) : []
  return sku === product || variants.some((variant) => variant?.product?.sku === sku)
}
