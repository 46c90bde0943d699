import type { Attribute, AttributeEntityTypeEnum, AttributeFrontendInputEnum, CatalogAttributeApplyToEnum, CustomerAttributeMetadataResolvers, Resolvers, SwatchInputTypeEnum } from '../../generated/resolvers.ts'
import { type EavAttribute, type EavEntity, ENTITY_TYPES } from './eav-attribute.ts'
import { findByCode, findByEntity, findByForm } from './find-attributes.ts'
import { olderMetadata } from './older-metadata.ts'

/** The same for every kind of attribute: GraphQL has no resolvers on interfaces. */
const everyAttribute = {
  entity_type: ({ entity }) => entity.toUpperCase() as AttributeEntityTypeEnum,
  frontend_input: ({ input }) => input.toUpperCase() as AttributeFrontendInputEnum,
  frontend_class: () => null,
  default_value: () => null,
  is_required: ({ isRequired }) => isRequired,
  is_unique: ({ isUnique }) => isUnique,
  options: ({ options }) => options.map(({ isDefault, ...option }) => ({ ...option, is_default: isDefault })),
} satisfies CustomerAttributeMetadataResolvers

export const eavResolvers: Resolvers = {
  Query: {
    customAttributeMetadata: (_, { attributes }, context) => ({
      // An error in place of an item affects only that item.
      items: olderMetadata(attributes, context) as Attribute[],
    }),
    customAttributeMetadataV2: (_, { attributes }, context) =>
      findByCode((attributes ?? []).filter((input) => input !== null), context),
    attributesForm: (_, { formCode }, context) => findByForm(formCode, context),
    attributesList: (_, { entityType, filters }, context) => {
      const entity = ENTITY_TYPES.find((candidate) => candidate === entityType.toLowerCase())
      // Returns exist only in Adobe Commerce.
      return entity ? findByEntity(entity, filters ?? {}, context) : { items: [], errors: [] }
    },
  },
  CustomAttributeMetadataInterface: {
    __resolveType: ({ entity }) => METADATA_TYPES[entity],
  },
  CustomAttributeOptionInterface: { __resolveType: () => 'AttributeOptionMetadata' },
  CatalogAttributeMetadata: {
    ...everyAttribute,
    apply_to: ({ catalog }) => catalog?.applyTo?.map((type) => type.toUpperCase() as CatalogAttributeApplyToEnum) ?? null,
    is_comparable: ofCatalog('isComparable'),
    is_filterable: ({ catalog }) => catalog?.isFilterable === 1,
    is_filterable_in_search: ({ catalog }) => (catalog?.isFilterable ?? 0) > 0,
    is_html_allowed_on_front: ofCatalog('isHtmlAllowed'),
    is_searchable: ofCatalog('isSearchable'),
    is_used_for_price_rules: () => false,
    is_used_for_promo_rules: () => false,
    is_visible_in_advanced_search: ofCatalog('isSearchable'),
    is_visible_on_front: ofCatalog('isVisibleOnFront'),
    is_wysiwyg_enabled: ofCatalog('isHtmlAllowed'),
    used_in_product_listing: ofCatalog('usedInListing'),
    swatch_input_type: ({ catalog }) => (catalog?.swatch?.toUpperCase() as SwatchInputTypeEnum | undefined) ?? null,
    update_product_preview_image: ({ catalog }) => (catalog?.swatch ? catalog.swatch === 'visual' : null),
    use_product_image_for_swatch: ({ catalog }) => (catalog?.swatch ? false : null),
  },
  CustomerAttributeMetadata: {
    ...everyAttribute,
    input_filter: ({ customer }) => customer?.inputFilter ?? 'NONE',
    multiline_count: ({ customer }) => customer?.multilineCount ?? null,
    sort_order: ({ position }) => position,
    validate_rules: ({ customer }) => [...(customer?.rules ?? [])],
  },
  // For products and customers: selected options are returned with their labels.
  AttributeValueInterface: {
    __resolveType: (value) => ('selected_options' in value ? 'AttributeSelectedOptions' : 'AttributeValue'),
  },
  AttributeSelectedOptionInterface: { __resolveType: () => 'AttributeSelectedOption' },
}

const METADATA_TYPES = {
  catalog_product: 'CatalogAttributeMetadata',
  catalog_category: 'CatalogAttributeMetadata',
  customer: 'CustomerAttributeMetadata',
  customer_address: 'CustomerAttributeMetadata',
} as const satisfies Record<EavEntity, string>

function ofCatalog(trait: 'isComparable' | 'isHtmlAllowed' | 'isSearchable' | 'isVisibleOnFront' | 'usedInListing') {
  return ({ catalog }: EavAttribute): boolean => catalog?.[trait] ?? false
}
