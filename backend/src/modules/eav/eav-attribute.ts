/** Magento's entity types with attributes. */
export const ENTITY_TYPES = ['catalog_product', 'catalog_category', 'customer', 'customer_address'] as const

export type EavEntity = (typeof ENTITY_TYPES)[number]

/** An attribute with the labels of a store view. */
export interface EavAttribute {
  readonly entity: EavEntity
  readonly code: string
  readonly label: string
  /** The input type in forms. */
  readonly input: EavInput
  /** The column type of its values. */
  readonly backend: 'static' | 'int' | 'decimal' | 'varchar' | 'text' | 'datetime'
  readonly isRequired: boolean
  readonly isUnique: boolean
  readonly isVisible: boolean
  readonly position: number
  readonly options: readonly EavOption[]
  /** Only for products and categories. */
  readonly catalog: CatalogTraits | null
  /** Only for customers and their addresses. */
  readonly customer: CustomerTraits | null
}

export type EavInput =
  | 'boolean' | 'date' | 'gallery' | 'image' | 'media_image' | 'multiline' | 'multiselect' | 'price' | 'select' | 'text' | 'textarea' | 'weight'

export interface EavOption {
  readonly value: string
  readonly label: string
  readonly isDefault: boolean
}

export interface CatalogTraits {
  readonly isComparable: boolean
  /** 1 shows only options with results, 2 shows all. */
  readonly isFilterable: 0 | 1 | 2
  readonly isSearchable: boolean
  readonly isVisibleOnFront: boolean
  readonly isHtmlAllowed: boolean
  readonly usedInListing: boolean
  /** Null for every product type. */
  readonly applyTo: readonly string[] | null
  readonly swatch: 'visual' | 'text' | null
}

export interface CustomerTraits {
  readonly forms: readonly string[]
  readonly inputFilter: 'NONE' | 'TRIM' | 'DATE'
  readonly multilineCount: number
  readonly rules: readonly ValidationRuleRow[]
}

export interface ValidationRuleRow {
  readonly name: 'DATE_RANGE_MAX' | 'INPUT_VALIDATION' | 'MAX_TEXT_LENGTH' | 'MIN_TEXT_LENGTH'
  readonly value: string
}
