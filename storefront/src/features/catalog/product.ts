import 'server-only'
import { cache } from 'react'
import { ProductPageOperation } from '../../graphql/generated/product-page.ts'
import type { ProductPageFragment } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'

/** @param url what the backend knows the product by: its key with the shop's suffix */
export const getProduct = cache(async (url: string, uid: string, locale: Locale): Promise<ProductPageFragment | undefined> => {
  const { route } = await read(ProductPageOperation, { url }, { locale, tags: [`product:${uid}`, 'products'] })
  return route && 'sku' in route ? (route as ProductPageFragment) : undefined
})
