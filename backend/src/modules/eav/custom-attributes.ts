import type { DatabaseSync } from 'node:sqlite'
import type { Store } from '../../graphql/context.ts'
import { type AttributeOption, findAttributes, findOptions } from './customer-attribute.repository.ts'
import type { EavAttribute, EavOption } from './eav-attribute.ts'
import { type ProductAttributeRow, productAttributes, productOptions } from './custom-product-attribute.repository.ts'
import { translateLabel, YES_NO } from './system-attribute.ts'

const BACKENDS = {
  boolean: 'int', date: 'datetime', multiselect: 'text', price: 'decimal', select: 'int', text: 'varchar', textarea: 'text', weight: 'decimal',
} as const

const CUSTOM = { isUnique: false, isVisible: true } as const

/** The shop's custom product attributes. */
export function customProductAttributes(database: DatabaseSync, store: Store): EavAttribute[] {
  const options = byAttribute(productOptions(database, store.id))
  return productAttributes(database, store.id).map((row) => ({
    ...CUSTOM,
    entity: 'catalog_product',
    code: row.code,
    label: row.label,
    input: row.input,
    backend: BACKENDS[row.input],
    isRequired: false,
    position: row.position,
    options: row.input === 'boolean' ? yesAndNo(store) : (options.get(row.id) ?? []),
    catalog: traits(row),
    customer: null,
  }))
}

/** The shop's custom customer attributes, such as consents. */
export function customCustomerAttributes(database: DatabaseSync, store: Store): EavAttribute[] {
  const options = byAttribute(findOptions(database, store.id))
  return findAttributes(database, store.id).map((row) => ({
    ...CUSTOM,
    entity: 'customer',
    code: row.code,
    label: row.label,
    input: row.input,
    backend: BACKENDS[row.input],
    isRequired: row.isRequired === 1,
    // After Magento's own attributes.
    position: 1000 + row.position,
    options: row.input === 'boolean' ? yesAndNo(store) : (options.get(row.id) ?? []),
    catalog: null,
    customer: { forms: row.forms.split(',').map((form) => form.trim()), inputFilter: row.input === 'date' ? 'DATE' : 'NONE', multilineCount: 1, rules: [] },
  }))
}

const traits = (row: ProductAttributeRow) => ({
  isComparable: row.isComparable === 1,
  isFilterable: row.isFilterable === 1 ? (1 as const) : (0 as const),
  isSearchable: row.isSearchable === 1,
  isVisibleOnFront: row.isVisibleOnFront === 1,
  isHtmlAllowed: row.isHtmlAllowed === 1,
  usedInListing: row.usedInListing === 1,
  applyTo: null,
  swatch: swatchKind(row.swatch),
})

function swatchKind(swatch: string | null): 'visual' | 'text' | null {
  if (swatch === null) return null
  return swatch.startsWith('#') ? 'visual' : 'text'
}

/** Options without a label in this store view are left out. */
function byAttribute(rows: readonly AttributeOption[]): Map<number, EavOption[]> {
  const options = new Map<number, EavOption[]>()
  for (const { attributeId, id, label } of rows) {
    if (label === null) continue
    const known = options.get(attributeId) ?? []
    options.set(attributeId, [...known, { value: String(id), label, isDefault: false }])
  }
  return options
}

const yesAndNo = ({ locale }: Store): EavOption[] =>
  Object.entries(YES_NO).toReversed().map(([value, text]) => ({ value, label: translateLabel(locale, text), isDefault: false }))
