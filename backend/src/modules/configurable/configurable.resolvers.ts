import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { toUid } from '../../uid.ts'
import { productResolvers } from '../catalog/product.resolvers.ts'
import type { Variant } from './configurable.repository.ts'
import { selectionResolvers } from './selection.resolvers.ts'
import { select } from './selection.ts'
import { swatchData } from './swatch.ts'

export const configurableResolvers: Resolvers = {
  ...selectionResolvers,
  ConfigurableProduct: {
    ...productResolvers.ConfigurableProduct,
    configurable_options: async ({ id }, _, { catalog }) => (await catalog.configurableOptions(id)) ?? [],
    variants: async ({ id }, _, { catalog }) => (await catalog.variants(id)) ?? [],
    configurable_product_options_selection: async ({ id }, { configurableOptionValueUids: uids }, { catalog }) => {
      const [options, variants] = await Promise.all([catalog.configurableOptions(id), catalog.variants(id)])
      return select(options ?? [], await saleable(variants ?? [], catalog), uids ?? [])
    },
  },
  ConfigurableProductOptions: {
    uid: ({ productId, attributeId }) => toUid(`configurable/${productId}/${attributeId}`),
    attribute_id: ({ attributeId }) => String(attributeId),
    attribute_id_v2: ({ attributeId }) => attributeId,
    attribute_uid: ({ attributeId }) => toUid(attributeId),
    attribute_code: ({ code }) => code,
    use_default: () => false,
    values: ({ values }) => [...values],
  },
  ConfigurableProductOptionsValues: {
    uid: ({ attributeId, optionId }) => toUid(`configurable/${attributeId}/${optionId}`),
    value_index: ({ optionId }) => optionId,
    default_label: ({ label }) => label,
    store_label: ({ label }) => label,
    use_default_value: () => true,
    swatch_data: ({ swatch }, _, { publicUrl }) => swatchData(swatch, publicUrl),
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

async function saleable(variants: readonly Variant[], catalog: Context['catalog']): Promise<Variant[]> {
  const stocks = await Promise.all(variants.map(({ productId }) => catalog.stock(productId)))
  return variants.filter((_, index) => stocks[index]?.isInStock)
}
