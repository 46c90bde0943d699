import { optionValueId } from './option-value-id.ts'

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
 * Magento tells swatches with configurable products alone, not with filters. A filter's value is the last part of the
 * value's uid (`configurable/93/49`), so the products in sight lend their colours to the filters.
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

/** Undefined unless it is a plain colour, which also keeps anything else out of a style. */
export function swatchColour(swatch: { readonly __typename: string; readonly value: string | null } | null | undefined) {
  return swatch?.__typename === 'ColorSwatchData' && /^#[0-9a-f]{3,8}$/i.test(swatch.value ?? '')
    ? (swatch.value ?? undefined)
    : undefined
}
