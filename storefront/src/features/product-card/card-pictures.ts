import { send } from '../../graphql/browser.ts'
import { CardPicturesOperation } from '../../graphql/generated/more-products.ts'
import { imageSources } from '../../lib/image-sources.ts'

type Pictures = ReadonlyMap<string, string>

const loading = new Map<string, Promise<Pictures>>()
const first = new WeakMap<HTMLImageElement, { src: string; srcset: string }>()

/**
 * Shows the card's picture in a colour, or the original one for an empty label. The server rendered the picture and React
 * never renders it again, so the element itself is changed.
 * @param isCurrent called when the answer arrives: the pointer may have moved on
 */
export async function showColour(within: Element | null, sku: string, label: string, isCurrent: () => boolean): Promise<void> {
  const picture = within?.closest('.card')?.querySelector('img')
  if (!picture) return
  if (!first.has(picture)) first.set(picture, { src: picture.src, srcset: picture.srcset })
  if (label === '') return void Object.assign(picture, first.get(picture))
  const url = (await picturesOf(sku)).get(label)
  if (!url || !isCurrent()) return
  const { src, srcSet } = imageSources(url, 'card')
  Object.assign(picture, { src, srcset: srcSet })
}

function picturesOf(sku: string): Promise<Pictures> {
  const known = loading.get(sku) ?? fetchPictures(sku)
  loading.set(sku, known)
  known.catch(() => loading.delete(sku))
  return known
}

async function fetchPictures(sku: string): Promise<Pictures> {
  const { products } = await send(CardPicturesOperation, { sku })
  const [product] = products?.items ?? []
  const variants = product && 'variants' in product ? (product.variants ?? []) : []
  const found = variants.flatMap((variant) => {
    const url = variant?.product?.small_image?.url
    return url ? (variant.attributes ?? []).map((attribute) => [attribute?.label ?? '', url] as const) : []
  })
  // A colour has a variant per size: its first one has the picture that is shown.
  return new Map(found.toReversed())
}
