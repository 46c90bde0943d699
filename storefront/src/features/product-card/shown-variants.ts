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

/** A card's product, in some answers with its variants. */
type ListedProduct = ProductCardFragment & { readonly variants?: ShownVariantsFragment['variants'] }

export type Ask = (operation: typeof ShownVariantsOperation, variables: ShownVariantsQueryVariables) => Promise<ShownVariantsQuery>

/** Whether the filters ask for variants of some of these products. */
export const needsVariants = (products: ReadonlyArray<ProductCardFragment | null>, filters: CardFilters): boolean =>
  products.some((product) => product && filteredCodes(product, filters).length > 0)

/** The variants that the filters of a listing ask for: who filters by a colour sees the products in it. */
export const shownVariants = (products: readonly ListedProduct[], filters: CardFilters): ShownVariants =>
  new Map(products.flatMap((product) => {
    const shown = shownVariant(product, filters)
    return shown ? [[product.uid, shown] as const] : []
  }))

/** The products with their variants where the filters ask for them. Without an answer the cards show the products as always. */
export async function withVariants(products: readonly ListedProduct[], filters: CardFilters, ask: Ask): Promise<readonly ListedProduct[]> {
  const lacking = products.filter((product) => !('variants' in product) && filteredCodes(product, filters).length > 0)
  if (lacking.length === 0) return products
  try {
    const { products: answered } = await ask(ShownVariantsOperation, { skus: lacking.map(({ sku }) => sku), pageSize: lacking.length })
    const known = new Map((answered?.items ?? []).flatMap((item) => (item && 'variants' in item ? [[item.uid, item.variants] as const] : [])))
    return products.map((product) => (known.has(product.uid) ? { ...product, variants: known.get(product.uid) ?? null } : product))
  } catch (error) {
    logFailure('The filtered variants could not be read', error)
    return products
  }
}

/** The first variant in stock, or else the first, that has one of the chosen values of each filtered option. */
function shownVariant(product: ListedProduct, filters: CardFilters): ShownVariant | undefined {
  const codes = filteredCodes(product, filters)
  if (codes.length === 0) return undefined
  const matching = (product.variants ?? []).flatMap((variant) => {
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
