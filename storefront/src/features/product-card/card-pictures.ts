import { send } from '../../graphql/browser.ts'
import { CardColourPicturesOperation, CardPicturesOperation } from '../../graphql/generated/more-products.ts'
import { imageSources } from '../../lib/image-sources.ts'
import { cardViews, type CardViews } from './card-views.ts'

/** The views by the label of the colour. */
type Pictures = ReadonlyMap<string, CardViews>

const ORIGINAL = ''

const coloured = new Map<string, Promise<Pictures>>()
const originals = new Map<string, Promise<CardViews | undefined>>()
const first = new WeakMap<HTMLImageElement, { src: string; srcset: string }>()
const colours = new WeakMap<HTMLImageElement, string>()

/**
 * Shows the card's picture in a colour, or the original one for an empty label. The server rendered the picture and React
 * never renders it again, so the element itself is changed.
 * @param isCurrent called when the answer arrives: the pointer may have moved on
 */
export async function showColour(within: Element | null, sku: string, label: string, isCurrent: () => boolean): Promise<void> {
  const picture = pictureOf(within)
  if (!picture) return
  const original = first.get(picture) ?? { src: picture.src, srcset: picture.srcset }
  first.set(picture, original)
  if (label === ORIGINAL) return change(picture, label, original)
  const url = (await loadOnce(coloured, sku, fetchColours)).get(label)?.front
  if (!url || !isCurrent()) return
  const { src, srcSet } = imageSources(url, 'card')
  change(picture, label, { src, srcset: srcSet })
}

function change(picture: HTMLImageElement, label: string, sources: { src: string; srcset: string }): void {
  if (colourOf(picture) !== label) backOf(picture)?.remove()
  colours.set(picture, label)
  Object.assign(picture, sources)
}

/** Lays the back of the pictured colour over the card's picture; styles show it while the card's link has the pointer or the focus. */
export async function addBack(within: Element | null, sku: string): Promise<void> {
  const picture = pictureOf(within)
  if (!picture || backOf(picture)) return
  const label = colourOf(picture)
  const views = label === ORIGINAL ? await loadOnce(originals, sku, fetchOriginal) : (await loadOnce(coloured, sku, fetchColours)).get(label)
  const url = views?.back
  if (!url) return
  const { src, srcSet } = imageSources(url, 'card')
  const back = Object.assign(new Image(picture.width, picture.height), { src, srcset: srcSet, sizes: picture.sizes, alt: '' })
  await back.decode()
  if (colourOf(picture) !== label || backOf(picture)) return
  back.className = `${picture.className} card-back`
  picture.after(back)
}

const pictureOf = (within: Element | null): HTMLImageElement | null => within?.closest('.card')?.querySelector('img') ?? null
const backOf = (picture: HTMLImageElement): Element | null => picture.parentElement?.querySelector('.card-back') ?? null
const colourOf = (picture: HTMLImageElement): string => colours.get(picture) ?? ORIGINAL

function loadOnce<T>(loading: Map<string, Promise<T>>, sku: string, load: (sku: string) => Promise<T>): Promise<T> {
  const known = loading.get(sku) ?? load(sku)
  loading.set(sku, known)
  known.catch(() => loading.delete(sku))
  return known
}

async function fetchOriginal(sku: string): Promise<CardViews | undefined> {
  const { products } = await send(CardPicturesOperation, { sku })
  const [product] = products?.items ?? []
  return product ? cardViews(product) : undefined
}

async function fetchColours(sku: string): Promise<Pictures> {
  const { products } = await send(CardColourPicturesOperation, { sku })
  const [product] = products?.items ?? []
  const variants = product && 'variants' in product ? (product.variants ?? []) : []
  const found = variants.flatMap((variant) => {
    const views = variant?.product && cardViews(variant.product)
    return views ? (variant.attributes ?? []).map((attribute) => [attribute?.label ?? '', views] as const) : []
  })
  // A colour has a variant per size: its first one has the picture that is shown.
  return new Map(found.toReversed())
}
