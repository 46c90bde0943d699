import type { ProductPageFragment } from '../../graphql/generated/types.ts'
import { type ShownPrice, shownPrice } from '../../lib/shown-price.ts'
import { type GroupedPart, readParts } from './grouped-parts.ts'
import { leastCost } from './least-cost.ts'
import type { ProductExtras } from './product-extras.ts'
import { readExtras } from './read-extras.ts'
import { pictureUrls, type Video, videosOf } from './gallery-entries.ts'
import { swatchColour } from './swatches.ts'
import type { ChoiceOption, ChoiceVariant } from './variant-choice.ts'

/** The product as the buy box and the gallery get it. */
export interface ProductChoice extends ShownPrice {
  readonly uid: string
  readonly sku: string
  readonly name: string
  /** False for a kind of product that this shop does not know how to sell: the page only tells of it. */
  readonly isForSale: boolean
  readonly isShipped: boolean
  readonly isInStock: boolean
  readonly left?: number
  readonly currency: string
  /** The lowest price of the 30 days before a reduction. */
  readonly lowest?: string
  /** Every picture of the product and its variants, each once; the product's own come first. */
  readonly pictures: readonly string[]
  readonly ownPictures: number
  readonly options: readonly ChoiceOption[]
  readonly variants: readonly ChoiceVariant[]
  readonly extras?: ProductExtras
  /** Of a grouped product, whose parts are bought each by itself. */
  readonly parts?: readonly GroupedPart[]
  readonly videos?: readonly Video[]
}

/** @param lowest the lowest price of the last 30 days, ready for reading */
export function productChoice(product: ProductPageFragment, locale: string, lowest?: string): ProductChoice {
  const pictures = pictureUrls(product.media_gallery)
  const ownPictures = pictures.length
  const place = (url: string) => (pictures.includes(url) ? pictures.indexOf(url) : pictures.push(url) - 1)
  const extras = readExtras(product)
  const own = shownPrice(product.price_range, locale)
  const { options, variants } = configuration(product, locale, { place, isCosted: extras !== undefined, ...(!own.isFrom && { own }) })
  const videos = videosOf(product.media_gallery)

  return {
    uid: product.uid,
    sku: product.sku ?? '',
    name: product.name ?? '',
    isForSale: FOR_SALE.has(product.__typename) && !extras?.options.some(({ kind, isRequired }) => kind === 'file' && isRequired),
    isShipped: !NOT_SHIPPED.has(product.__typename),
    isInStock: product.stock_status !== 'OUT_OF_STOCK',
    ...leftOf(product.only_x_left_in_stock),
    currency: product.price_range.minimum_price.final_price.currency ?? '',
    ...own,
    ...(lowest && { lowest }),
    pictures,
    ownPictures,
    options,
    variants,
    ...(extras && { extras }),
    ...(product.__typename === 'GroupedProduct' && { parts: readParts(product.items) }),
    ...(videos.length > 0 && { videos }),
  }
}

const FOR_SALE: ReadonlySet<string> = new Set([
  'SimpleProduct', 'VirtualProduct', 'ConfigurableProduct', 'BundleProduct', 'GroupedProduct', 'DownloadableProduct',
])
const NOT_SHIPPED: ReadonlySet<string> = new Set(['VirtualProduct', 'DownloadableProduct'])

interface Configuration {
  readonly place: (url: string) => number
  /** Whether something is added to the variants' prices, which then are needed as numbers. */
  readonly isCosted: boolean
  /** The product's price where all variants have the same: most do, and every visitor's browser gets the list. */
  readonly own?: ShownPrice
}

function configuration(product: ProductPageFragment, locale: string, { place, isCosted, own }: Configuration) {
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
        ...ownPrices(shownPrice(child.price_range, locale), own),
        ...(isCosted && { cost: leastCost(child) }),
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

const ownPrices = (price: ShownPrice, own: ShownPrice | undefined) =>
  price.price === own?.price && price.regular === own.regular ? {} : price

const leftOf = (left: number | null) => (left !== null && left > 0 ? { left } : {})
