import { send } from '../../graphql/browser.ts'
import { CardPicturesOperation } from '../../graphql/generated/more-products.ts'
import { imageSources } from '../../lib/image-sources.ts'

type Pictures = ReadonlyMap<string, string>

const loading = new Map<string, Promise<Pictures>>()
const first = new WeakMap<HTMLImageElement, { src: string; srcset: string }>()

/**
 * Puts the picture in that colour on the card, for no colour the one that it came with. The picture belongs to the server's
 * part of the card, which is never drawn again, so that it is changed where it stands.
 * @param isWanted asked again when the answer is there: the pointer may have gone on
 */
export async function showColour(within: Element | null, sku: string, label: string, isWanted: () => boolean): Promise<void> {
  const picture = within?.closest('.card')?.querySelector('img')
  if (!picture) return
  if (!first.has(picture)) first.set(picture, { src: picture.src, srcset: picture.srcset })
  if (label === '') return void Object.assign(picture, first.get(picture))
  const url = (await picturesOf(sku)).get(label)
  if (!url || !isWanted()) return
  const { src, srcSet } = imageSources(url, 'card')
  Object.assign(picture, { src, srcset: srcSet })
}

function picturesOf(sku: string): Promise<Pictures> {
  const known = loading.get(sku) ?? askPictures(sku)
  loading.set(sku, known)
  known.catch(() => loading.delete(sku))
  return known
}

async function askPictures(sku: string): Promise<Pictures> {
  const { products } = await send(CardPicturesOperation, { sku })
  const [product] = products?.items ?? []
  const variants = product && 'variants' in product ? (product.variants ?? []) : []
  const found = variants.flatMap((variant) => {
    const url = variant?.product?.small_image?.url
    return url ? (variant.attributes ?? []).map((attribute) => [attribute?.label ?? '', url] as const) : []
  })
  // The first variant of a colour speaks for all its sizes.
  return new Map(found.toReversed())
}
