import { refusal } from '../../refusals/refusal.ts'
import { type Goods, isShippedType } from '../purchase/goods.repository.ts'
import type { BuyRequest, Piece, ProductKind } from '../purchase/product-kind.ts'
import { payablePercent, percentOf, unitPrice } from '../purchase/unit-price.ts'
import { type PickedOption, pickSelections } from './bundle-selections.ts'
import { type Bundle, type BundleOption, bundleOptionsById, type BundleSelection, bundlesById } from './bundle.repository.ts'

export interface BundlePiece extends Piece {
  readonly bundleOptions: readonly ChosenBundleOption[]
}

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
  readonly quantity: number
  readonly payable: number
}

/** A bundle costs the sum of its selections, or a fixed price plus their surcharges. */
export const bundleKind: ProductKind<BundlePiece> = {
  plan: (scope, requests) => {
    const ids = requests.map(({ productId }) => productId)
    const bundles = bundlesById(scope, ids)
    const options = bundleOptionsById(scope, ids)
    return requests.map((request) => {
      const bundle = bundles.get(request.productId)
      const own = options.get(request.productId) ?? []
      return {
        partIds: own.flatMap(({ selections }) => selections.map(({ productId }) => productId)),
        piece: (product, goods) => {
          const picked = bundle ? pickSelections(own, request.choices) : { refusal: refusal('bundle.notChosen') }
          if (!bundle || 'refusal' in picked) return picked as Extract<typeof picked, { refusal: unknown }>
          return bundlePiece(product, bundle, picked, request, goods)
        },
      }
    })
  },
}

function bundlePiece(
  product: Goods, bundle: Bundle, picked: readonly PickedOption[], { quantity }: BuyRequest, goods: ReadonlyMap<number, Goods>,
): BundlePiece {
  const pricing = { product, bundle, quantity, payable: payablePercent(product, quantity) }
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
    isShipped: values.some((value) => isShippedType(value.product.type)),
    parts: chosen.flatMap(partsOf),
    additionRefusal: chosen.some(isRequiredSoldOut) ? refusal('bundle.requiredUnavailable') : undefined,
    bundleOptions: chosen,
  }
}

function chosenOption({ option, selections }: PickedOption, goods: ReadonlyMap<number, Goods>, pricing: Pricing): ChosenBundleOption {
  return {
    option,
    values: selections.flatMap(({ selection, quantity }) => {
      const product = goods.get(selection.productId)
      return product ? [{ selection, product, quantity, ...pricesOf(selection, product, quantity, pricing) }] : []
    }),
  }
}

function pricesOf(selection: BundleSelection, part: Goods, quantityInBundle: number, { product, bundle, quantity, payable }: Pricing) {
  const own = selection.priceType === 'PERCENT' ? percentOf(product.price, selection.price) : selection.price
  const price = bundle.isPriceDynamic ? unitPrice(part, quantityInBundle * quantity) : own
  return { unitPrice: percentOf(price, payable), originalPrice: bundle.isPriceDynamic ? part.price : own }
}

const partsOf = ({ option, values }: ChosenBundleOption) =>
  values.map(({ selection, product: { id, sku, name, stock }, quantity, unitPrice: price }) => ({
    productId: id, quantity, sku, name, stock,
    selection: { id: selection.id, optionId: option.id, optionLabel: option.title, price },
  }))

const isRequiredSoldOut = ({ option, values }: ChosenBundleOption) =>
  option.isRequired === 1 && values.length === 1 && values.every(({ product }) => product.stock.quantity <= 0)

function total(values: readonly ChosenSelection[], each: (value: ChosenSelection) => number): number {
  return values.reduce((sum, value) => sum + each(value) * value.quantity, 0)
}
