import type { ProductPageFragment } from '../../graphql/generated/types.ts'
import { shownPrice } from '../../lib/shown-price.ts'
import { customizedKind } from '../add-to-cart/item-choice.ts'
import { leastCost } from './cost.ts'
import { captionsOf, labelsOf, pictureUrls, videosOf } from './gallery-entries.ts'
import type { ProductChoice, ProductExtras } from './product-choice.ts'
import type { KindChoice, LowestOf } from './product-kind.ts'
import { readTiers } from './price-tiers.ts'
import { productKind } from './product-kinds.ts'
import { readCustomOptions } from './read-custom-options.ts'
import { leftInStock } from './variant-choice.ts'

export function productChoice(product: ProductPageFragment, locale: string, lowestOf: LowestOf = () => undefined): ProductChoice {
  const pictures = pictureUrls(product.media_gallery)
  const ownPictures = pictures.length
  const captions = new Map(captionsOf(product.media_gallery, product.name))
  const pictureNumbers = (gallery: typeof product.media_gallery) => {
    for (const [url, caption] of captionsOf(gallery, product.name)) captions.set(url, caption)
    return pictureUrls(gallery).map((url) => (pictures.includes(url) ? pictures.indexOf(url) : pictures.push(url) - 1))
  }
  const kind = productKind(product.__typename)
  const customOptions = 'options' in product ? readCustomOptions(product.options) : []
  const price = shownPrice(product, locale)
  const lowest = lowestOf(product)
  const choice = kind?.read?.(product, { locale, pictureNumbers, lowestOf, isCosted: customOptions.length > 0, ...(!price.isFrom && { price }) })
  const extras = readExtras(product, choice ?? {}, customOptions)
  // The tiers of a bundle are percentages of a price that depends on its parts.
  const tierPrices = kind?.read ? choice?.tierPrices : readTiers(product.price_tiers, leastCost(product))
  const videos = videosOf(product.media_gallery)
  const labels = labelsOf(product.media_gallery, product.name)

  return {
    uid: product.uid,
    sku: product.sku ?? '',
    name: product.name ?? '',
    isForSale: kind !== undefined && !customOptions.some((option) => option.kind === 'file' && option.isRequired),
    isShipped: kind?.isShipped ?? true,
    ...(kind?.isFile && { isFile: true }),
    isInStock: product.stock_status !== 'OUT_OF_STOCK',
    ...(!hasDates(kind, customOptions) && leftInStock(product.only_x_left_in_stock)),
    currency: product.price_range.minimum_price.final_price.currency ?? '',
    ...price,
    ...(lowest && { lowest }),
    ...(tierPrices && { tierPrices }),
    pictures,
    ownPictures,
    ...(labels.size > 0 && { pictureLabels: pictures.slice(0, ownPictures).map((picture) => labels.get(picture) ?? '') }),
    ...(captions.size > 0 && { captions: pictures.map((picture) => captions.get(picture) ?? '') }),
    options: choice?.options ?? [],
    variants: choice?.variants ?? [],
    ...(extras && { extras }),
    ...(choice?.parts && { parts: choice.parts }),
    ...(videos.length > 0 && { videos }),
  }
}

type CustomOptions = ReturnType<typeof readCustomOptions>

/** Such as a workshop, of which one date or place is booked: Magento counts all of them together, which says nothing of the chosen one. */
const hasDates = (kind: ReturnType<typeof productKind>, options: CustomOptions): boolean =>
  kind?.isShipped === false && options.some((option) => option.isRequired && !['text', 'area', 'file'].includes(option.kind))

/** Undefined for a product that is bought as it is. */
function readExtras(product: ProductPageFragment, { sections = [], cost }: KindChoice, options: CustomOptions): ProductExtras | undefined {
  const isCustomized = options.length > 0
  if (!isCustomized && sections.length === 0) return undefined
  const kind = isCustomized ? customizedKind(product.__typename) : undefined
  return {
    cost: cost ?? leastCost(product),
    sections: isCustomized ? [...sections, { kind: 'customOptions', options }] : sections,
    ...(kind && { customizedKind: kind }),
  }
}
