import 'server-only'
import { cache } from 'react'
import { ProductSchemaOperation } from '../../graphql/generated/listing.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'

/** What this backend can filter and sort by, and whether it tells a product's own attributes; kept until the store changes. */
export const getProductSchema = cache(async (locale: Locale) => {
  const { __type, sorts, product } = await read(ProductSchemaOperation, {}, { locale, tags: ['store'] })
  return {
    filters: new Map((__type?.inputFields ?? []).map(({ name, type }) => [name, type.name ?? ''])),
    sorts: new Set((sorts?.inputFields ?? []).map(({ name }) => name)),
    hasCustomAttributes: (product?.fields ?? []).some(({ name }) => name === 'custom_attributesV2'),
  }
})
