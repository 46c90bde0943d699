import type { WishlistItemInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refusal, type Refusal } from '../../refusals/refusal.ts'
import { productBySku } from '../catalog/product-by-sku.repository.ts'
import { stockById, type ProductType } from '../catalog/product.repository.ts'
import { isSameChoice, readChoices, type Choice } from '../purchase/choices.ts'
import { processWishes } from './process-wishes.ts'
import { findWishes, insertWish, setWish } from './wish.repository.ts'
import type { WishlistRow } from './wishlist.repository.ts'

export function addWishes(context: Context, list: WishlistRow, items: readonly WishlistItemInput[]): Refusal[] {
  return processWishes(context, list, items, (item) => addWish(context, list, item))
}

function addWish(context: Context, list: WishlistRow, item: WishlistItemInput): Refusal | undefined {
  const { database, now } = context
  const sku = item.parent_sku ?? item.sku
  const product = productBySku(database, sku)
  if (!product) return refusal('product.notFound', { sku })
  if (Math.trunc(item.quantity) === 0) return refusal('wishlist.quantityZeroOnAdding')
  if (!stockById(context, [product.id]).get(product.id)?.isInStock) return refusal('wishlist.productOutOfStock')
  const choices = choicesFor(product.type, item)
  const equalWish = findWishes(database, list.id).find((wish) => wish.productId === product.id && isSameChoice(wish.choices, choices))
  const quantity = storedQuantity((equalWish?.quantity ?? 0) + item.quantity)
  if (equalWish) setWish(database, equalWish.id, { ...equalWish, quantity })
  else insertWish(database, list.id, { productId: product.id, quantity, choices }, now)
  return undefined
}

/** The choices that apply to a product of this kind; they may be incomplete, and others are ignored. */
export const choicesFor = (type: ProductType, item: Parameters<typeof readChoices>[0]): Choice[] =>
  readChoices(item).filter(({ choice }) => choice.startsWith(`${type}/`) || choice.startsWith('custom-option/'))

/** Magento replaces a negative quantity by one, and stores at most eight digits. */
export const storedQuantity = (quantity: number): number => (quantity > 0 ? Math.min(quantity, 99_999_999) : 1)
