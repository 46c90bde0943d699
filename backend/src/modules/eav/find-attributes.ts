import type { AttributeFilterInput, AttributeInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refusal, refused, type Refusal } from '../../refusals/refusal.ts'
import { attributesOf } from './attributes-of.ts'
import { type CatalogTraits, type EavAttribute, type EavEntity, ENTITY_TYPES } from './eav-attribute.ts'

interface Found {
  readonly items: EavAttribute[]
  readonly errors: Refusal[]
}

/** By code; unknown attributes are reported in `errors`, hidden ones are left out. */
export function findByCode(inputs: readonly AttributeInput[], context: Context): Found {
  if (inputs.length === 0) throw refused('attributes.unspecified')
  const items: EavAttribute[] = []
  const errors: Refusal[] = []
  for (const [name, requested] of Map.groupBy(inputs, ({ entity_type }) => entity_type ?? '')) {
    const entity = ENTITY_TYPES.find((candidate) => candidate === name)
    if (!entity) {
      errors.push(refusal('attributes.entityNotFound', { entity: name }))
      continue
    }
    const attributes = attributesOf(entity, context)
    const codes = new Set(requested.map(({ attribute_code }) => attribute_code ?? ''))
    for (const code of codes) {
      const isKnown = attributes.some((attribute) => attribute.code === code)
      if (!isKnown) errors.push(refusal('attributes.attributeNotFound', { attribute: code }))
    }
    items.push(...attributes.filter(({ code, isVisible }) => isVisible && codes.has(code)))
  }
  return { items, errors }
}

const FORM_ENTITIES: Readonly<Record<string, EavEntity>> = {
  customer_account_create: 'customer',
  customer_account_edit: 'customer',
  customer_register_address: 'customer_address',
  customer_address_edit: 'customer_address',
}

/** The attributes of a form, in its order. */
export function findByForm(form: string, context: Context): Found {
  if (form === '') throw refused('attributes.formMissing')
  const entity = Object.hasOwn(FORM_ENTITIES, form) ? FORM_ENTITIES[form] : undefined
  if (!entity) return { items: [], errors: [refusal('attributes.formNotFound', { form })] }
  const items = attributesOf(entity, context)
    .filter(({ isVisible, customer }) => isVisible && customer?.forms.includes(form))
    .toSorted((one, other) => one.position - other.position)
  return { items, errors: [] }
}

type Filter = keyof AttributeFilterInput

const FILTERS: Readonly<Partial<Record<Filter, (traits: CatalogTraits) => boolean>>> = {
  is_comparable: ({ isComparable }) => isComparable,
  is_filterable: ({ isFilterable }) => isFilterable === 1,
  is_filterable_in_search: ({ isFilterable }) => isFilterable > 0,
  is_html_allowed_on_front: ({ isHtmlAllowed }) => isHtmlAllowed,
  is_searchable: ({ isSearchable }) => isSearchable,
  is_used_for_price_rules: () => false,
  is_used_for_promo_rules: () => false,
  is_visible_in_advanced_search: ({ isSearchable }) => isSearchable,
  is_visible_on_front: ({ isVisibleOnFront }) => isVisibleOnFront,
  is_wysiwyg_enabled: ({ isHtmlAllowed }) => isHtmlAllowed,
  used_in_product_listing: ({ usedInListing }) => usedInListing,
}

/** All visible ones except those in the entity's own row; a filter unknown to the entity is reported in `errors`. */
export function findByEntity(entity: EavEntity, filters: AttributeFilterInput, context: Context): Found {
  const requested = (Object.entries(filters) as [Filter, boolean | null][]).filter(([, expected]) => expected !== null)
  const isCatalog = entity.startsWith('catalog_')
  const isKnown = ([name]: [Filter, unknown]) => isCatalog && FILTERS[name] !== undefined
  const errors = requested.filter((filter) => !isKnown(filter)).map(([filter]) => refusal('attributes.filterForeign', { filter, entity }))
  const known = requested.filter(isKnown)
  const items = attributesOf(entity, context).filter(
    ({ isVisible, backend, catalog }) =>
      isVisible && backend !== 'static' && known.every(([name, expected]) => catalog !== null && FILTERS[name]?.(catalog) === expected),
  )
  return { items, errors }
}
