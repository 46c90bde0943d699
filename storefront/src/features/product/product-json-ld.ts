import 'server-only'
import type { ProductPageFragment, RatingLineFragment } from '../../graphql/generated/types.ts'
import { absoluteUrl, sharedPicture } from '../store/absolute-url.ts'
import { plainText } from '../../lib/plain-text.ts'
import type { Offered } from '../product-kinds/product-kind.ts'
import { productKind } from '../product-kinds/product-kinds.ts'
import { attributesOf } from '../store/custom-attributes.ts'

const MAX_PICTURES = 3
const STARS = 5
const BRAND_CODES = new Set(['brand', 'manufacturer'])

/** A product as structured data for search engines. */
export function productJsonLd(product: ProductPageFragment, reviewed: RatingLineFragment | undefined, path: string): object {
  const { name, sku, short_description, description, media_gallery } = product
  const pictures = (media_gallery ?? []).flatMap((entry) => (entry?.__typename === 'ProductImage' && !entry.disabled && entry.url) || [])
  const text = plainText(short_description?.html || description?.html || '')
  return {
    name,
    url: absoluteUrl(path),
    ...(text && { description: text }),
    ...(pictures.length > 0 && { image: pictures.slice(0, MAX_PICTURES).map(sharedPicture) }),
    ...brand(product),
    ...(reviewed && rating(reviewed)),
    ...(productKind(product.__typename)?.jsonLd?.(product, offer) ?? { '@type': 'Product', sku, offers: offer(product) }),
  }
}

function offer({ stock_status, price_range }: Offered): object {
  const { value, currency } = price_range.minimum_price.final_price
  const availability = stock_status === 'OUT_OF_STOCK' ? 'OutOfStock' : 'InStock'
  return { '@type': 'Offer', price: value, priceCurrency: currency, availability }
}

function rating({ rating_summary, review_count }: RatingLineFragment): object {
  if (!review_count) return {}
  // Magento rates in per cent.
  const ratingValue = Math.round((rating_summary / 100) * STARS * 10) / 10
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount: review_count } }
}

function brand(product: ProductPageFragment): object {
  const attribute = attributesOf(product).find(({ code }) => BRAND_CODES.has(code))
  const name = attribute && ('selected_options' in attribute ? attribute.selected_options[0]?.label : 'value' in attribute && attribute.value)
  return name ? { brand: { '@type': 'Brand', name } } : {}
}
