import type { ReadScope } from '../../database/load.ts'
import { type Refusal, refusal, type Refused } from '../../refusals/refusal.ts'
import { required } from '../../lib/required.ts'
import type { BundlePiece } from '../bundle/bundle-kind.ts'
import type { VariantPiece } from '../configurable/configurable-kind.ts'
import { type ChosenCustomOption, chooseCustomOptions, isCustomOption, surcharge } from '../customizable-options/chosen-options.ts'
import { type CustomOption, customOptionsById } from '../customizable-options/custom-option.repository.ts'
import type { DownloadPiece } from '../downloadable/downloadable-kind.ts'
import type { Choice } from '../purchase/choices.ts'
import { findGoods, type Goods, productTypes } from '../purchase/goods.repository.ts'
import type { BuyRequest, Piece, PurchasePlan } from '../purchase/product-kind.ts'
import { PRODUCT_KINDS } from './product-kinds.ts'

/** The kinds' additions to a piece. */
type KindDetails = Omit<BundlePiece & DownloadPiece, keyof Piece> & {
  readonly variantId: VariantPiece['variantId'] | null
  readonly attributes: VariantPiece['attributes']
}

const NO_DETAILS: KindDetails = { variantId: null, attributes: [], bundleOptions: [], links: [] }

/** A request that can be fulfilled: a piece with its custom options. */
export interface Purchase extends Piece, KindDetails {
  readonly productId: number
  readonly type: Goods['type']
  readonly name: string
  readonly customOptions: readonly ChosenCustomOption[]
  /** The choices that apply to the product, as the client sent them. */
  readonly choices: readonly Choice[]
  /** Why its custom options cannot be accepted. */
  readonly optionsRefusal: Refusal | undefined
}

/** One result for each request, in their order; the data is read in batches. */
export function purchases(scope: ReadScope, requests: readonly BuyRequest[]): (Purchase | Refused)[] {
  const ids = [...new Set(requests.map(({ productId }) => productId))]
  const plans = planAll(scope, requests, ids)
  const customOptions = customOptionsById(scope, ids)
  const goods = findGoods(scope, [...ids, ...[...plans.values()].flatMap(({ partIds }) => partIds)])
  return requests.map((request) => {
    const product = goods.get(request.productId)
    const piece = product && plans.get(request)?.piece(product, goods)
    if (!product || !piece) return { refusal: refusal('product.unavailable') }
    if ('refusal' in piece) return piece
    return purchaseOf(product, { ...NO_DETAILS, ...piece }, request, customOptions.get(product.id) ?? [], scope.store.locale)
  })
}

export function purchaseNow(scope: ReadScope, request: BuyRequest): Purchase | Refused {
  return required(purchases(scope, [request])[0], 'purchase')
}

function planAll(scope: ReadScope, requests: readonly BuyRequest[], ids: readonly number[]): Map<BuyRequest, PurchasePlan> {
  const types = productTypes(scope.database, ids)
  const plans = new Map<BuyRequest, PurchasePlan>()
  for (const [type, ofType] of Map.groupBy(requests, ({ productId }) => types.get(productId))) {
    if (type === undefined) continue
    for (const [index, plan] of PRODUCT_KINDS[type].plan(scope, ofType).entries()) plans.set(required(ofType[index], 'request'), plan)
  }
  return plans
}

function purchaseOf(product: Goods, piece: Piece & KindDetails, request: BuyRequest, options: readonly CustomOption[], locale: string): Purchase {
  const { chosen, refusal: optionsRefusal } = chooseCustomOptions(options, request.choices, locale)
  const skus = chosen.flatMap(({ values }) => values.flatMap(({ sku }) => sku ?? []))
  return {
    ...piece,
    productId: product.id,
    type: product.type,
    name: product.name,
    sku: [piece.sku, ...skus].join('-'),
    unitPrice: piece.unitPrice + surcharge(chosen, piece.ownPrice),
    originalPrice: piece.originalPrice + surcharge(chosen, piece.ownOriginalPrice),
    customOptions: chosen,
    choices: request.choices.filter((choice) => applies(choice, product, options)),
    optionsRefusal,
  }
}

function applies(choice: Choice, { type }: Goods, options: readonly CustomOption[]): boolean {
  const [kind, id] = choice.choice.split('/')
  return kind === type || (isCustomOption(choice) && options.some((option) => option.id === Number(id)))
}
