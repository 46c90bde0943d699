import { refusal, type Refusal, type Refused } from '../../refusals/refusal.ts'
import type { Bundle, BundleOption } from '../bundle/bundle.repository.ts'
import type { CustomOption } from '../customizable-options/custom-option.repository.ts'
import type { DownloadLink } from '../downloadable/download.repository.ts'
import type { Choice } from './choices.ts'
import type { Goods } from './goods.repository.ts'
import { bundleBody, type ChosenBundleOption } from './kinds/bundle.ts'
import type { ChosenAttribute, ChosenVariant } from './kinds/configurable.ts'
import { chooseCustomOptions, surcharge, type ChosenCustomOption } from './kinds/custom-options.ts'
import { chooseLinks } from './kinds/downloadable.ts'
import type { Part } from './part.ts'
import { unitPrice } from './unit-price.ts'

/** What somebody wants to buy: a product, how many, and what was chosen for it. */
export interface BuyRequest {
  readonly productId: number
  readonly quantity: number
  readonly choices: readonly Choice[]
}

/** What one piece of a request costs, weighs and takes out of the warehouse. Prices are for the quantity asked for. */
export interface Purchase extends Body {
  readonly productId: number
  readonly type: Goods['type']
  readonly name: string
  readonly unitPrice: number
  readonly customOptions: readonly ChosenCustomOption[]
  /** The choices that mean something to the product, as they were written. */
  readonly choices: readonly Choice[]
  /** Why its custom options cannot be taken as they are. */
  readonly optionsRefusal: Refusal | undefined
}

export interface Body {
  readonly sku: string
  readonly unitPrice: number
  /** Before special and tier prices. */
  readonly originalPrice: number
  /** Both without parts and links: of these a custom option may be a percentage. */
  readonly ownPrice: number
  readonly ownOriginalPrice: number
  readonly weight: number
  readonly parts: readonly Part[]
  readonly variantId: number | null
  readonly attributes: readonly ChosenAttribute[]
  readonly bundleOptions: readonly ChosenBundleOption[]
  readonly links: readonly DownloadLink[]
}

/** Everything about a product that a purchase depends on. */
export interface Offer {
  readonly product: Goods
  readonly variant: ChosenVariant | undefined
  readonly bundle: Bundle | undefined
  readonly bundleOptions: readonly BundleOption[]
  readonly links: readonly DownloadLink[]
  readonly customOptions: readonly CustomOption[]
  /** The product itself and what it may consist of. */
  readonly goods: ReadonlyMap<number, Goods>
}

export function purchaseOf(offer: Offer, request: BuyRequest): Purchase | Refused {
  const { product } = offer
  const body = bodyOf(offer, request)
  if ('refusal' in body) return body
  const { chosen, refusal: optionsRefusal } = chooseCustomOptions(offer.customOptions, request.choices)
  const skus = chosen.flatMap(({ values }) => values.flatMap(({ sku }) => sku ?? []))
  return {
    ...body,
    productId: product.id,
    type: product.type,
    name: product.name,
    sku: [body.sku, ...skus].join('-'),
    unitPrice: body.unitPrice + surcharge(chosen, body.ownPrice),
    originalPrice: body.originalPrice + surcharge(chosen, body.ownOriginalPrice),
    customOptions: chosen,
    choices: request.choices.filter((choice) => counts(offer, choice)),
    optionsRefusal,
  }
}

function bodyOf(offer: Offer, request: BuyRequest): Body | Refused {
  switch (offer.product.type) {
    case 'configurable':
      return variantBody(offer, request)
    case 'bundle':
      return bundleBody(offer, request)
    case 'downloadable':
      return linksBody(offer, request)
    case 'grouped':
      return { refusal: refusal('grouped.quantityMissing') }
    default:
      return pieceOf(offer.product, request)
  }
}

function variantBody({ variant, goods }: Offer, request: BuyRequest): Body | Refused {
  const sold = variant && goods.get(variant.variantId)
  if (!sold) return { refusal: refusal('options.notChosen') }
  return { ...pieceOf(sold, request), variantId: sold.id, attributes: variant.attributes }
}

function linksBody({ product, links }: Offer, request: BuyRequest): Body | Refused {
  const chosen = chooseLinks(links, request.choices)
  if ('refusal' in chosen) return chosen
  const price = chosen.reduce((sum, link) => sum + link.price, 0)
  const piece = pieceOf(product, request)
  return { ...piece, unitPrice: piece.unitPrice + price, originalPrice: piece.originalPrice + price, links: chosen }
}

function pieceOf(goods: Goods, { quantity }: BuyRequest): Body {
  const { id: productId, sku, name, stock, price, weight } = goods
  const ownPrice = unitPrice(goods, quantity)
  return {
    sku,
    unitPrice: ownPrice,
    originalPrice: price,
    ownPrice,
    ownOriginalPrice: price,
    weight,
    parts: [{ productId, quantity: 1, sku, name, stock }],
    variantId: null,
    attributes: [],
    bundleOptions: [],
    links: [],
  }
}

function counts({ product, customOptions }: Offer, { choice }: Choice): boolean {
  const [kind, id] = choice.split('/')
  return kind === product.type || (kind === 'custom-option' && customOptions.some((option) => option.id === Number(id)))
}
