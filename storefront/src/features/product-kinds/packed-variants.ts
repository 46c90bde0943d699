import type { ProductChoice } from './product-choice.ts'
import type { ChoiceOption, ChoiceVariant } from './variant-choice.ts'

/** What variants need beside their values and pictures; most need nothing, because they are in stock at the product's price. */
type Rest = Omit<ChoiceVariant, 'sku' | 'uids' | 'pictures' | 'isInStock'> & { readonly isSoldOut?: true }

/** The variants as the payload of a product page contains them: without keys, with places in lists for the values and the pictures. */
interface PackedVariants {
  /** The start that the addresses of all pictures share. */
  readonly base: string
  /** Each list of pictures once. */
  readonly galleries: ReadonlyArray<ChoiceVariant['pictures']>
  /** `values` are places in the lists of each option. */
  readonly variants: ReadonlyArray<readonly [sku: string, values: readonly number[], gallery: number, rest?: Rest]>
}

export type PackedProduct = Omit<ProductChoice, 'variants'> & { readonly packed: PackedVariants }

export function packProduct({ variants, pictures: addresses, ...product }: ProductChoice): PackedProduct {
  const galleries = [...new Map(variants.map(({ pictures }) => [pictures.join(), pictures])).values()]
  const placeOf = (pictures: ChoiceVariant['pictures']) => galleries.findIndex((gallery) => gallery.join() === pictures.join())
  const base = sharedStart(addresses)
  return {
    ...product,
    pictures: addresses.map((address) => address.slice(base.length)),
    packed: {
      base,
      galleries,
      variants: variants.map(({ sku, uids, pictures, isInStock, ...others }) => {
        const rest: Rest = isInStock ? others : { ...others, isSoldOut: true }
        const packed = [sku, valuesOf(product.options, uids), placeOf(pictures)] as const
        return Object.keys(rest).length > 0 ? [...packed, rest] : packed
      }),
    },
  }
}

export const unpackProduct = ({ packed: { base, galleries, variants }, ...product }: PackedProduct): ProductChoice => ({
  ...product,
  pictures: product.pictures.map((rest) => base + rest),
  variants: variants.map(([sku, values, gallery, { isSoldOut, ...rest } = {}]) => ({
    sku,
    uids: values.flatMap((value, index) => product.options[index]?.values[value]?.uid ?? []),
    isInStock: !isSoldOut,
    ...rest,
    pictures: galleries[gallery] ?? [],
  })),
})

function sharedStart(texts: readonly string[]): string {
  let start = texts[0] ?? ''
  while (!texts.every((text) => text.startsWith(start))) start = start.slice(0, -1)
  return start
}

const valuesOf = (options: readonly ChoiceOption[], uids: readonly string[]): number[] =>
  options.map(({ values }) => values.findIndex(({ uid }) => uids.includes(uid)))
