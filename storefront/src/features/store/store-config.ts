import 'server-only'
import { cache } from 'react'
import { StoreConfigOperation } from '../../graphql/generated/store.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'

/** The store view's own facts, asked once for each page. */
export const getStoreConfig = cache(async (locale: Locale) => {
  const { storeConfig } = await read(StoreConfigOperation, {}, { locale, tags: ['store'] })
  return {
    shopName: storeConfig?.store_name ?? '',
    title: storeConfig?.default_title ?? storeConfig?.store_name ?? '',
    description: storeConfig?.default_description ?? undefined,
    categorySuffix: storeConfig?.category_url_suffix ?? '',
    productSuffix: storeConfig?.product_url_suffix ?? '',
  }
})
