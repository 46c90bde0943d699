import type { Resolvers } from '../../generated/resolvers.ts'
import { toUid } from '../../uid.ts'
import { productResolvers } from '../catalog/product.resolvers.ts'

export const configurableResolvers: Resolvers = {
  ConfigurableProduct: {
    ...productResolvers.ConfigurableProduct,
    configurable_options: async ({ id }, _, { catalog }) => (await catalog.configurableOptions(id)) ?? [],
    variants: async ({ id }, _, { catalog }) => (await catalog.variants(id)) ?? [],
  },
  ConfigurableProductOptions: {
    uid: ({ productId, attributeId }) => toUid(`configurable/${productId}/${attributeId}`),
    attribute_uid: ({ attributeId }) => toUid(attributeId),
    attribute_code: ({ code }) => code,
    values: ({ values }) => [...values],
  },
  ConfigurableProductOptionsValues: {
    uid: ({ attributeId, optionId }) => toUid(`configurable/${attributeId}/${optionId}`),
    value_index: ({ optionId }) => optionId,
    default_label: ({ label }) => label,
    store_label: ({ label }) => label,
    use_default_value: () => true,
    swatch_data: ({ swatch }) => (swatch === null ? null : { value: swatch }),
  },
  SwatchDataInterface: {
    __resolveType: ({ value }) => (value?.startsWith('#') ? 'ColorSwatchData' : 'TextSwatchData'),
  },
  ConfigurableVariant: {
    attributes: ({ attributes }) => [...attributes],
    product: async ({ productId }, _, { catalog }) => (await catalog.product(productId)) ?? null,
  },
  ConfigurableAttributeOption: {
    uid: ({ attributeId, optionId }) => toUid(`configurable/${attributeId}/${optionId}`),
    value_index: ({ optionId }) => optionId,
  },
}
