import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import { swatchColour } from './swatches.ts'

/** A colour by its name and as CSS says it; a pair, since a listing's page carries dozens. */
export type CardColour = readonly [label: string, colour: string]

export function cardColours(product: ProductCardFragment): CardColour[] {
  const options = 'configurable_options' in product ? (product.configurable_options ?? []) : []
  const values = options.flatMap((option) => option?.values ?? [])
  return values.flatMap((value): CardColour[] => {
    const colour = swatchColour(value?.swatch_data)
    return colour ? [[value?.label ?? '', colour]] : []
  })
}
