import { refusal, type Refused } from '../../../refusals/refusal.ts'
import type { Bundle, BundleOption, BundleSelection } from '../../bundle/bundle.repository.ts'
import type { Goods } from '../goods.repository.ts'
import type { Body, BuyRequest, Offer } from '../purchase.ts'
import { payablePercent, percentOf, unitPrice } from '../unit-price.ts'
import { pickSelections, type PickedOption } from './bundle-selections.ts'

export interface ChosenBundleOption {
  readonly option: BundleOption
  readonly values: readonly ChosenSelection[]
}

export interface ChosenSelection {
  readonly selection: BundleSelection
  readonly product: Goods
  /** In one bundle. */
  readonly quantity: number
  /** Of one piece. */
  readonly unitPrice: number
  readonly originalPrice: number
}

interface Pricing {
  readonly product: Goods
  readonly bundle: Bundle
  readonly request: BuyRequest
  readonly payable: number
}

/** A bundle costs what its selections cost, or has a price to which theirs are added. */
export function bundleBody(offer: Offer, request: BuyRequest): Body | Refused {
  const { product, bundle, bundleOptions, goods } = offer
  const picked = bundle ? pickSelections(bundleOptions, request.choices) : { refusal: refusal('bundle.notChosen') }
  if (!bundle || 'refusal' in picked) return picked as Refused
  const pricing = { product, bundle, request, payable: payablePercent(product, request.quantity) }
  const chosen = picked.map((option) => chosenOption(option, goods, pricing))
  const values = chosen.flatMap((option) => option.values)
  const base = bundle.isPriceDynamic ? 0 : product.price
  const ownPrice = percentOf(base, pricing.payable)
  return {
    sku: bundle.isSkuDynamic ? [product.sku, ...values.map(({ product: { sku } }) => sku)].join('-') : product.sku,
    unitPrice: ownPrice + total(values, (value) => value.unitPrice),
    originalPrice: base + total(values, (value) => value.originalPrice),
    ownPrice,
    ownOriginalPrice: base,
    weight: bundle.isWeightDynamic ? total(values, (value) => value.product.weight) : product.weight,
    parts: values.map(({ quantity, product: { id, sku, name, stock } }) => ({ productId: id, quantity, sku, name, stock })),
    variantId: null,
    attributes: [],
    bundleOptions: chosen,
    links: [],
  }
}

function chosenOption({ option, selections }: PickedOption, goods: Offer['goods'], pricing: Pricing): ChosenBundleOption {
  return {
    option,
    values: selections.flatMap(({ selection, quantity }) => {
      const product = goods.get(selection.productId)
      return product ? [{ selection, product, quantity, ...pricesOf(selection, product, quantity, pricing) }] : []
    }),
  }
}

function pricesOf(selection: BundleSelection, part: Goods, quantity: number, pricing: Pricing) {
  const { product, bundle, request, payable } = pricing
  const own = selection.priceType === 'PERCENT' ? percentOf(product.price, selection.price) : selection.price
  const price = bundle.isPriceDynamic ? unitPrice(part, quantity * request.quantity) : own
  return { unitPrice: percentOf(price, payable), originalPrice: bundle.isPriceDynamic ? part.price : own }
}

function total(values: readonly ChosenSelection[], each: (value: ChosenSelection) => number): number {
  return values.reduce((sum, value) => sum + each(value) * value.quantity, 0)
}
