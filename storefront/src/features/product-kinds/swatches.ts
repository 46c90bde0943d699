import { optionValueId } from './option-value-id.ts'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'

interface OptionWithSwatches {
  readonly attribute_code: string | null
  readonly values: ReadonlyArray<{
    readonly uid: string | null
    readonly swatch_data: { readonly __typename: string; readonly value: string | null } | null
  } | null> | null
}

/** Colours by attribute code and option value. */
export type Swatches = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * Magento sends swatches with configurable products but not with filters. A filter's value is the last part of a
 * value's uid (`configurable/93/49`), so filters take their colours from products.
 */
export function collectSwatches(options: ReadonlyArray<OptionWithSwatches | null>): Swatches {
  const swatches = new Map<string, Map<string, string>>()
  for (const option of options) {
    if (!option?.attribute_code) continue
    const colours = swatches.get(option.attribute_code) ?? new Map<string, string>()
    for (const value of option.values ?? []) {
      const colour = swatchColour(value?.swatch_data)
      const id = optionValueId(value?.uid ?? '')
      if (colour && id) colours.set(id, colour)
    }
    if (colours.size > 0) swatches.set(option.attribute_code, colours)
  }
  return swatches
}

/** Undefined unless it is a plain colour; nothing else may get into a style. */
export function swatchColour(swatch: { readonly __typename: string; readonly value: string | null } | null | undefined) {
  return swatch?.__typename === 'ColorSwatchData' && /^#[0-9a-f]{3,8}$/i.test(swatch.value ?? '')
    ? (swatch.value ?? undefined)
    : undefined
}

/** The name and the CSS value of a colour. A pair keeps the HTML of a listing short, which has dozens of them. */
export type CardColour = readonly [label: string, colour: string]

export function cardColours(product: ProductCardFragment): CardColour[] {
  const options = 'configurable_options' in product ? (product.configurable_options ?? []) : []
  const values = options.flatMap((option) => option?.values ?? [])
  return values.flatMap((value): CardColour[] => {
    const colour = swatchColour(value?.swatch_data)
    return colour ? [[value?.label ?? '', colour]] : []
  })
}
