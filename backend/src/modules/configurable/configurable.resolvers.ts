import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { toUid } from '../../graphql/uid.ts'
import { productsById, stockById } from '../catalog/product.repository.ts'
import { configurableOptionsById, type Variant, variantsById } from './configurable.repository.ts'
import { selectionResolvers } from './selection.resolvers.ts'
import { select } from './selection.ts'
import { swatchData } from './swatch.ts'

export const configurableResolvers: Resolvers = {
  ...selectionResolvers,
  ConfigurableProduct: {
    configurable_options: async ({ id }, _, { load }) => (await load(configurableOptionsById, id)) ?? [],
    variants: async ({ id }, _, { load }) => (await load(variantsById, id)) ?? [],
    configurable_product_options_selection: async ({ id }, { configurableOptionValueUids: uids }, { load }) => {
      const [options, variants] = await Promise.all([load(configurableOptionsById, id), load(variantsById, id)])
      return select(options ?? [], await saleable(variants ?? [], load), uids ?? [])
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
    product: async ({ productId }, _, { load }) => (await load(productsById, productId)) ?? null,
  },
  ConfigurableAttributeOption: {
    uid: ({ attributeId, optionId }) => toUid(`configurable/${attributeId}/${optionId}`),
    value_index: ({ optionId }) => optionId,
  },
}

async function saleable(variants: readonly Variant[], load: Context['load']): Promise<Variant[]> {
  const stocks = await Promise.all(variants.map(({ productId }) => load(stockById, productId)))
  return variants.filter((_, index) => stocks[index]?.isInStock)
}
