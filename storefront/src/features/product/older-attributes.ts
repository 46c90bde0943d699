import 'server-only'
import { cache } from 'react'
import { AttributeMetadataOperation } from '../../graphql/generated/attribute-metadata.server.ts'
import { FilterKeysOperation } from '../../graphql/generated/listing.ts'
import type { Operation } from '../../graphql/operation.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { plainText } from '../../lib/plain-text.ts'
import { optional } from '../store/optional.ts'
import type { NamedAttribute } from '../store/custom-attributes.ts'

interface OlderAttribute {
  readonly code: string
  readonly label: string
  readonly isYesNo: boolean
  /** Labels of its options by their ids. */
  readonly options: ReadonlyMap<string, string>
}

export type Values = Readonly<Record<string, string | number | null>>

/** The attribute codes that are GraphQL names: Magento's products have a field for each. */
const FIELD_NAME = /^[a-z][a-z0-9_]*$/
/** Filters that are not attributes. */
const OTHER_FILTERS = new Set(['category_id', 'category_uid', 'price'])
const LIST_INPUT_TYPES = new Set(['boolean', 'multiselect', 'select'])

/**
 * The visible attributes of a product on Magento before 2.4.7, which has no list of attributes. The filters give the codes,
 * `customAttributeMetadata` gives visibility and option labels, and the product has a field of each code with the value.
 */
export async function olderAttributes(sku: string, locale: Locale): Promise<NamedAttribute[]> {
  const found = await optional('The attributes of a product', readAttributes(sku, locale))
  return found ?? []
}

async function readAttributes(sku: string, locale: Locale): Promise<NamedAttribute[]> {
  const attributes = await getOlderAttributes(locale)
  if (attributes.length === 0) return []
  const values = await readFields(attributes.map(({ code }) => code), sku, locale)
  return attributes.flatMap(({ code, label, isYesNo, options }) => {
    const chosen = String(values[code] ?? '').split(',').map((id) => id.trim()).filter(Boolean)
    const value = isYesNo ? chosen.join() : chosen.flatMap((id) => options.get(id) ?? []).join(', ')
    return value ? [{ code, label, value, isYesNo, isWritten: false }] : []
  })
}

const getOlderAttributes = cache(async (locale: Locale): Promise<readonly OlderAttribute[]> => {
  const { products } = await read(FilterKeysOperation, {}, { locale, tags: ['store'] })
  const filters = (products?.aggregations ?? []).flatMap((facet) => (facet && isAttribute(facet.attribute_code) ? [facet] : []))
  if (filters.length === 0) return []
  const items = await getMetadata(filters.map(({ attribute_code }) => attribute_code), locale)
  return filters.flatMap(({ attribute_code: code, label }) => {
    const metadata = items.find((item) => item?.attribute_code === code)
    const isShown = metadata?.storefront_properties?.visible_on_catalog_pages && LIST_INPUT_TYPES.has(metadata.input_type ?? '')
    if (!isShown || !label) return []
    return [{ code, label: plainText(label), isYesNo: metadata.input_type === 'boolean', options: optionLabels(metadata) }]
  })
})

export async function getMetadata(codes: readonly string[], locale: Locale) {
  const attributes = codes.map((attribute_code) => ({ attribute_code, entity_type: 'catalog_product' }))
  const { customAttributeMetadata } = await read(AttributeMetadataOperation, { attributes }, { locale, tags: ['store'] })
  return customAttributeMetadata?.items ?? []
}

type Metadata = NonNullable<Awaited<ReturnType<typeof getMetadata>>[number]>

/** By the option's id. */
export const optionLabels = ({ attribute_options }: Pick<Metadata, 'attribute_options'>): ReadonlyMap<string, string> =>
  new Map((attribute_options ?? []).map((option) => [option?.value ?? '', plainText(option?.label ?? '')]))

const isAttribute = (code: string): boolean => FIELD_NAME.test(code) && !OTHER_FILTERS.has(code)

/** @param codes of attributes that the backend has: it refuses the whole query for one that it lacks */
export async function readFields(codes: readonly string[], sku: string, locale: Locale): Promise<Values> {
  const { products } = await read(valuesOperation(codes), { sku }, { locale, tags: ['products'] })
  return products?.items?.[0] ?? {}
}

/** The only operation without a .graphql file: its fields depend on the shop. */
const valuesOperation = (codes: readonly string[]): Operation<{ products: { items: readonly Values[] | null } | null }, { sku: string }> => ({
  name: 'OlderAttributeValues',
  query: `query OlderAttributeValues($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ${codes.join(' ')} } } }`,
})
