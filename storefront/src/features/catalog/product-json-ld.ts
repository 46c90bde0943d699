import 'server-only'
import type { ProductPageFragment, RatingLineFragment } from '../../graphql/generated/types.ts'
import { absoluteUrl } from '../../lib/absolute-url.ts'
import { plainText } from '../../lib/plain-text.ts'
import { sharedPicture } from '../../lib/shared-picture.ts'
import { attributesOf } from './told-attributes.ts'

const MOST_PICTURES = 3
const STARS = 5
const BRAND_CODES = new Set(['brand', 'manufacturer'])

/** A product as search engines read it; one with variants is a group, and each variant has its own SKU, price and stock. */
export function productJsonLd(product: ProductPageFragment, reviewed: RatingLineFragment | undefined, path: string): object {
  const { name, sku, short_description, description, media_gallery } = product
  const pictures = (media_gallery ?? []).flatMap((entry) => (entry?.__typename === 'ProductImage' && !entry.disabled && entry.url) || [])
  const text = plainText(short_description?.html || description?.html || '')
  const variants = variantsOf(product)
  return {
    name,
    url: absoluteUrl(path),
    ...(text && { description: text }),
    ...(pictures.length > 0 && { image: pictures.slice(0, MOST_PICTURES).map(sharedPicture) }),
    ...brand(product),
    ...(reviewed && rating(reviewed)),
    ...(variants.length > 0
      ? { '@type': 'ProductGroup', productGroupID: sku, variesBy: axes(product), hasVariant: variants }
      : { '@type': 'Product', sku, offers: offer(product) }),
  }
}

interface Sellable {
  readonly stock_status: string | null
  readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null; readonly currency: string | null } } }
}

function offer({ stock_status, price_range }: Sellable): object {
  const { value, currency } = price_range.minimum_price.final_price
  const availability = stock_status === 'OUT_OF_STOCK' ? 'OutOfStock' : 'InStock'
  return { '@type': 'Offer', price: value, priceCurrency: currency, availability }
}

function rating({ rating_summary, review_count }: RatingLineFragment): object {
  if (!review_count) return {}
  // Magento tells per cent.
  const ratingValue = Math.round((rating_summary / 100) * STARS * 10) / 10
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount: review_count } }
}

function brand(product: ProductPageFragment): object {
  const told = attributesOf(product).find(({ code }) => BRAND_CODES.has(code))
  const name = told && ('selected_options' in told ? told.selected_options[0]?.label : 'value' in told && told.value)
  return name ? { brand: { '@type': 'Brand', name } } : {}
}

type Options = Extract<ProductPageFragment, { __typename: 'ConfigurableProduct' }>['configurable_options']

const optionsOf = (product: ProductPageFragment): Options => ('configurable_options' in product ? product.configurable_options : null)

/** Schema.org knows colour and size by these very codes; what else varies it takes by its name. */
const axisOf = (code: string): string => (code === 'color' || code === 'size' ? `https://schema.org/${code}` : code)

const axes = (product: ProductPageFragment): string[] => (optionsOf(product) ?? []).flatMap((option) => axisOf(option?.attribute_code ?? '') || [])

function variantsOf(product: ProductPageFragment): object[] {
  if (!('variants' in product)) return []
  const labels = new Map(
    (optionsOf(product) ?? []).flatMap((option) => option?.values?.map((value) => [value?.uid, value?.label] as const) ?? []),
  )
  return (product.variants ?? []).flatMap((variant) => {
    const child = variant?.product
    if (!child) return []
    const chosen = (variant.attributes ?? []).flatMap((attribute) => (attribute ? [[attribute.code, labels.get(attribute.uid) ?? ''] as const] : []))
    const own = Object.fromEntries(chosen.filter(([code]) => code === 'color' || code === 'size'))
    return [{ '@type': 'Product', sku: child.sku, ...own, offers: offer(child) }]
  })
}
