import type { ProductImage, ProductVideo, Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { toUid } from '../../graphql/uid.ts'
import { galleriesById } from '../catalog/gallery.repository.ts'
import { mediaOf } from '../catalog/gallery.ts'
import { productsById } from '../catalog/product.repository.ts'
import type { ConfigurableValue, Variant } from './configurable.repository.ts'
import { availableValues } from './selection.ts'
import { swatchData } from './swatch.ts'

const valueUid = ({ attributeId, optionId }: ConfigurableValue) => toUid(`configurable/${attributeId}/${optionId}`)

export const selectionResolvers: Resolvers = {
  ConfigurableProductOptionsSelection: {
    configurable_options: ({ remaining }) => [...remaining],
    options_available_for_selection: (selection) =>
      availableValues(selection).map(({ code, values }) => ({ attribute_code: code, option_value_uids: values.map(valueUid) })),
    // The only variant left, even if some attributes are not chosen.
    variant: async ({ variants: [first, ...others] }, _, { load }) =>
      first && others.length === 0 ? ((await load(productsById, first.productId)) ?? null) : null,
    media_gallery: ({ variants }, _, context) => galleryOf(variants, context),
  },
  ConfigurableProductOption: {
    // Not the uid of ConfigurableProductOptions: here Magento's uid does not contain the product.
    uid: ({ option }) => toUid(option.attributeId),
    attribute_code: ({ option }) => option.code,
    label: ({ option }) => option.label,
    values: ({ values }) => [...values],
  },
  ConfigurableProductOptionValue: {
    uid: ({ value }) => valueUid(value),
    label: ({ value }) => value.label,
    is_available: ({ isAvailable }) => isAvailable,
    is_use_default: () => false,
    swatch: ({ value }, _, { publicUrl }) => swatchData(value.swatch, publicUrl),
  },
}

/** Each picture once, however many variants share it. */
async function galleryOf(variants: readonly Variant[], { load, publicUrl }: Context): Promise<(ProductImage | ProductVideo)[]> {
  const media = await Promise.all(
    variants.map(async ({ productId }) => {
      const [product, gallery] = await Promise.all([load(productsById, productId), load(galleriesById, productId)])
      return (gallery ?? []).map((entry) => [`${entry.path} ${entry.position}`, mediaOf(entry, product?.name ?? '', publicUrl)] as const)
    }),
  )
  return [...new Map(media.flat()).values()]
}
