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

type Values = Readonly<Record<string, string | number | null>>

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
  const { products } = await read(valuesOperation(attributes.map(({ code }) => code)), { sku }, { locale, tags: ['products'] })
  const values = products?.items?.[0] ?? {}
  return attributes.flatMap(({ code, label, isYesNo, options }) => {
    const chosen = String(values[code] ?? '').split(',').map((id) => id.trim()).filter(Boolean)
    const value = isYesNo ? chosen.join() : chosen.flatMap((id) => options.get(id) ?? []).join(', ')
    return value ? [{ code, label, value, isYesNo }] : []
  })
}

const getOlderAttributes = cache(async (locale: Locale): Promise<readonly OlderAttribute[]> => {
  const { products } = await read(FilterKeysOperation, {}, { locale, tags: ['store'] })
  const filters = (products?.aggregations ?? []).flatMap((facet) => (facet && isAttribute(facet.attribute_code) ? [facet] : []))
  if (filters.length === 0) return []
  const attributes = filters.map(({ attribute_code }) => ({ attribute_code, entity_type: 'catalog_product' }))
  const { customAttributeMetadata } = await read(AttributeMetadataOperation, { attributes }, { locale, tags: ['store'] })
  return filters.flatMap(({ attribute_code: code, label }) => {
    const metadata = customAttributeMetadata?.items?.find((item) => item?.attribute_code === code)
    const isShown = metadata?.storefront_properties?.visible_on_catalog_pages && LIST_INPUT_TYPES.has(metadata.input_type ?? '')
    if (!isShown || !label) return []
    const options = new Map((metadata.attribute_options ?? []).map((option) => [option?.value ?? '', plainText(option?.label ?? '')]))
    return [{ code, label: plainText(label), isYesNo: metadata.input_type === 'boolean', options }]
  })
})

const isAttribute = (code: string): boolean => FIELD_NAME.test(code) && !OTHER_FILTERS.has(code)

/** The only operation without a .graphql file: its fields depend on the shop. */
const valuesOperation = (codes: readonly string[]): Operation<{ products: { items: readonly Values[] | null } | null }, { sku: string }> => ({
  name: 'OlderAttributeValues',
  query: `query OlderAttributeValues($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ${codes.join(' ')} } } }`,
})
