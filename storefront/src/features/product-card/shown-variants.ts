import { ShownVariantsOperation } from '../../graphql/generated/shown-variants.ts'
import type { ProductCardFragment, ShownVariantsFragment, ShownVariantsQuery, ShownVariantsQueryVariables } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { optionValueId } from '../product-kinds/option-value-id.ts'

/** Values by attribute code, as in the address of a listing. */
export type CardFilters = Readonly<Record<string, readonly string[]>>

/** The variant for which a filter has found a product. */
export interface ShownVariant {
  readonly picture: string | undefined
  /** The query that chooses it on the product's page. */
  readonly search: string
}

/** By the product's uid. */
export type ShownVariants = ReadonlyMap<string, ShownVariant>

const NONE: ShownVariants = new Map()

export type Ask = (operation: typeof ShownVariantsOperation, variables: ShownVariantsQueryVariables) => Promise<ShownVariantsQuery>

/**
 * The variants that the filters of a listing ask for: who filters by a colour sees the products in it. Without an answer the cards show
 * the products as always.
 */
export async function shownVariants(products: readonly ProductCardFragment[], filters: CardFilters, ask: Ask): Promise<ShownVariants> {
  const found = products.filter((product) => filteredCodes(product, filters).length > 0)
  if (found.length === 0) return NONE
  try {
    const { products: answered } = await ask(ShownVariantsOperation, { skus: found.map(({ sku }) => sku), pageSize: found.length })
    const variants = new Map((answered?.items ?? []).flatMap((item) => (item && 'variants' in item ? [[item.uid, item] as const] : [])))
    return new Map(found.flatMap((product) => {
      const shown = shownVariant(product, variants.get(product.uid), filters)
      return shown ? [[product.uid, shown] as const] : []
    }))
  } catch (error) {
    logFailure('The filtered variants could not be read', error)
    return NONE
  }
}

/** The first variant in stock, or else the first, that has one of the chosen values of each filtered option. */
export function shownVariant(product: ProductCardFragment, answered: ShownVariantsFragment | undefined, filters: CardFilters): ShownVariant | undefined {
  const codes = filteredCodes(product, filters)
  const matching = (answered?.variants ?? []).flatMap((variant) => {
    const values = valuesOf(variant?.attributes ?? [])
    return variant?.product && codes.every((code) => filters[code]?.includes(values.get(code) ?? '')) ? [{ ...variant.product, values }] : []
  })
  const variant = matching.find(({ stock_status }) => stock_status !== 'OUT_OF_STOCK') ?? matching[0]
  if (!variant) return undefined
  // A size alone leaves the colour open, but the picture shows one.
  const chosen = [...new Set([...colourCodes(product), ...codes])].flatMap((code) => {
    const id = variant.values.get(code)
    return id === undefined ? [] : [[code, id]]
  })
  return { picture: variant.small_image?.url ?? undefined, search: `?${new URLSearchParams(chosen)}` }
}

const optionsOf = (product: ProductCardFragment) => ('configurable_options' in product ? (product.configurable_options ?? []) : [])

const filteredCodes = (product: ProductCardFragment, filters: CardFilters): string[] =>
  optionsOf(product).flatMap((option) => (option?.attribute_code && filters[option.attribute_code]?.length ? [option.attribute_code] : []))

const colourCodes = (product: ProductCardFragment): string[] =>
  optionsOf(product).flatMap((option) => (option?.attribute_code && option.values?.some((value) => value?.swatch_data?.__typename === 'ColorSwatchData') ? [option.attribute_code] : []))

function valuesOf(attributes: ReadonlyArray<{ readonly code: string | null; readonly uid: string } | null>): ReadonlyMap<string, string> {
  return new Map(attributes.flatMap((attribute) => {
    const id = attribute && optionValueId(attribute.uid)
    return attribute?.code && id ? [[attribute.code, id] as const] : []
  }))
}
