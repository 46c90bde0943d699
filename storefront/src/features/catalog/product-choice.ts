import type { ProductPageFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { swatchColour } from './swatches.ts'
import type { ChoiceOption, ChoiceVariant } from './variant-choice.ts'

/** What can be put into the cart as it stands; of anything else the page only tells. */
export type Buyable = 'simple' | 'configurable' | 'unknown'

/** The product as the buy box and the gallery get it. */
export interface ProductChoice {
  readonly sku: string
  readonly name: string
  readonly buyable: Buyable
  readonly isInStock: boolean
  readonly left?: number
  readonly price: string
  readonly regular?: string
  /** Every picture of the product and its variants, each once; the product's own come first. */
  readonly pictures: readonly string[]
  readonly ownPictures: number
  readonly options: readonly ChoiceOption[]
  readonly variants: readonly ChoiceVariant[]
}

type Prices = {
  readonly regular_price: { readonly value: number | null; readonly currency: string | null }
  readonly final_price: { readonly value: number | null; readonly currency: string | null }
}

export function productChoice(product: ProductPageFragment, locale: string): ProductChoice {
  const pictures = pictureUrls(product.media_gallery)
  const ownPictures = pictures.length
  const place = (url: string) => (pictures.includes(url) ? pictures.indexOf(url) : pictures.push(url) - 1)
  const { options, variants } = configuration(product, locale, place)

  return {
    sku: product.sku ?? '',
    name: product.name ?? '',
    buyable: BUYABLE[product.__typename] ?? 'unknown',
    isInStock: product.stock_status !== 'OUT_OF_STOCK',
    ...leftOf(product.only_x_left_in_stock),
    ...prices(product.price_range.minimum_price, locale),
    pictures,
    ownPictures,
    options,
    variants,
  }
}

const BUYABLE: Readonly<Record<string, Buyable>> = {
  SimpleProduct: 'simple',
  VirtualProduct: 'simple',
  ConfigurableProduct: 'configurable',
}

function configuration(product: ProductPageFragment, locale: string, place: (url: string) => number) {
  if (product.__typename !== 'ConfigurableProduct') return { options: [], variants: [] }
  const variants = (product.variants ?? []).flatMap((variant): ChoiceVariant[] => {
    const child = variant?.product
    if (!child) return []
    return [
      {
        sku: child.sku ?? '',
        uids: (variant.attributes ?? []).flatMap((attribute) => (attribute ? [attribute.uid] : [])),
        isInStock: child.stock_status !== 'OUT_OF_STOCK',
        ...leftOf(child.only_x_left_in_stock),
        ...prices(child.price_range.minimum_price, locale),
        pictures: pictureUrls(child.media_gallery).map(place),
      },
    ]
  })
  const made = new Set(variants.flatMap(({ uids }) => uids))
  return { options: options(product.configurable_options, made), variants }
}

type Configurable = Extract<ProductPageFragment, { __typename: 'ConfigurableProduct' }>

/** What is seen is chosen first: options with colours, then the others in the shop's order. */
function options(configurable: Configurable['configurable_options'], made: ReadonlySet<string>): ChoiceOption[] {
  return (configurable ?? [])
    .filter((option) => option !== null)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((option) => ({
      code: option.attribute_code ?? option.uid ?? '',
      label: option.label ?? '',
      values: (option.values ?? []).flatMap((value) => {
        if (!value?.uid || !made.has(value.uid)) return []
        const colour = swatchColour(value.swatch_data)
        return [{ uid: value.uid, label: value.label ?? '', ...(colour && { colour }) }]
      }),
    }))
    .sort((a, b) => Number(hasColours(b)) - Number(hasColours(a)))
}

const hasColours = ({ values }: ChoiceOption): boolean => values.some(({ colour }) => colour)

function prices({ final_price, regular_price }: Prices, locale: string) {
  const price = formatMoney(final_price, locale)
  const regular = formatMoney(regular_price, locale)
  return { price, ...(regular !== price && { regular }) }
}

const leftOf = (left: number | null) => (left !== null && left > 0 ? { left } : {})

type Gallery = ProductPageFragment['media_gallery']

function pictureUrls(gallery: Gallery): string[] {
  const shown = (gallery ?? []).filter((entry) => entry?.__typename === 'ProductImage' && !entry.disabled && entry.url)
  const sorted = shown.sort((a, b) => (a?.position ?? 0) - (b?.position ?? 0)).map((entry) => entry?.url ?? '')
  return [...new Set(sorted)]
}
