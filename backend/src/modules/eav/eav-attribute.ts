/** The kinds of entities that have attributes, by Magento's names. */
export const ENTITY_TYPES = ['catalog_product', 'catalog_category', 'customer', 'customer_address'] as const

export type EavEntity = (typeof ENTITY_TYPES)[number]

/** An attribute as a store view describes it. */
export interface EavAttribute {
  readonly entity: EavEntity
  readonly code: string
  readonly label: string
  /** How a form asks for it. */
  readonly input: EavInput
  /** What its values are kept as. */
  readonly backend: 'static' | 'int' | 'decimal' | 'varchar' | 'text' | 'datetime'
  readonly isRequired: boolean
  readonly isUnique: boolean
  readonly isVisible: boolean
  readonly position: number
  readonly options: readonly EavOption[]
  /** Of products and categories alone. */
  readonly catalog: CatalogTraits | null
  /** Of customers and their addresses alone. */
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
  /** 1 shows options with results, 2 all. */
  readonly isFilterable: 0 | 1 | 2
  readonly isSearchable: boolean
  readonly isVisibleOnFront: boolean
  readonly isHtmlAllowed: boolean
  readonly usedInListing: boolean
  /** Null applies to every type of product. */
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
