import type { Attribute, AttributeInput, StorefrontProperties } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { attributesOf } from './attributes-of.ts'
import { type CatalogTraits, type EavAttribute, ENTITY_TYPES } from './eav-attribute.ts'

/** The format of the deprecated query. */
export function olderMetadata(inputs: readonly AttributeInput[], context: Context): (Attribute | Error)[] {
  const entities = ENTITY_TYPES.filter((entity) => inputs.some(({ entity_type: type }) => type === entity))
  const known = new Map<string, readonly EavAttribute[]>(entities.map((entity) => [entity, attributesOf(entity, context)]))
  return inputs.map((input) => metadataOf(input, known))
}

/** Magento returns an unknown attribute with the type `AnyType`. */
function metadataOf({ attribute_code: code, entity_type: type }: AttributeInput, known: ReadonlyMap<string, readonly EavAttribute[]>) {
  if (!code || !type) return incomplete(code, type)
  const attributes = known.get(type)
  if (!attributes) return refused('attributes.entityTypeInvalid', { entity: type })
  const attribute = attributes.find((candidate) => candidate.code === code)
  return { attribute_code: code, entity_type: type, attribute_type: 'AnyType', ...(attribute && described(attribute)) }
}

function incomplete(code?: string | null, type?: string | null): Error {
  if (code) return refused('attributes.entityTypeMissing', { attribute: code })
  if (type) return refused('attributes.codeMissing', { entity: type })
  return refused('attributes.inputEmpty')
}

const TYPES = { static: 'AnyType', int: 'Int', decimal: 'Float', varchar: 'String', text: 'String', datetime: 'String' } as const

const described = ({ backend, input, options, position, catalog }: EavAttribute): Attribute => ({
  attribute_type: TYPES[backend],
  input_type: input,
  attribute_options: options.map(({ label, value }) => ({ label, value })),
  storefront_properties: catalog && storefrontProperties(catalog, position),
})

const FILTER_USES = ['NO', 'FILTERABLE_WITH_RESULTS', 'FILTERABLE_NO_RESULT'] as const

const storefrontProperties = ({ isFilterable, usedInListing, isVisibleOnFront }: CatalogTraits, position: number): StorefrontProperties => ({
  position,
  use_in_layered_navigation: FILTER_USES[isFilterable],
  use_in_product_listing: usedInListing,
  use_in_search_results_layered_navigation: isFilterable > 0,
  visible_on_catalog_pages: isVisibleOnFront,
})
