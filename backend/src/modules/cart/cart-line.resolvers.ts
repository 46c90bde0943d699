import type { Context } from '../../context.ts'
import { refusal, type Refusal } from '../../refusals/refusal.ts'
import { toUid } from '../../uid.ts'
import type { Product } from '../catalog/product.repository.ts'
import { lineError, stockError } from './line-errors.ts'
import { piecesInStock, type Part } from './part.ts'
import type { PricedCartLine } from './priced-cart.ts'

/** What all kinds of cart items answer alike. */
export const lineResolvers = {
  id: ({ id }: PricedCartLine) => String(id),
  uid: ({ id }: PricedCartLine) => toUid(id),
  quantity: ({ quantity }: PricedCartLine) => quantity,
  product: ({ productId }: PricedCartLine, _: unknown, context: Context) => productOfLine(context, productId),
  prices: (line: PricedCartLine) => line,
  min_qty: (line: PricedCartLine) => soldPiece(line)?.stock.minSaleQty ?? null,
  max_qty: (line: PricedCartLine) => soldPiece(line)?.stock.maxSaleQty ?? null,
  is_available: (line: PricedCartLine) => stockError(line, line.neighbours) === undefined,
  not_available_message: (line: PricedCartLine, _: unknown, { phrases }: Context) => {
    return stockError(line, line.neighbours) === undefined ? null : phrases.write(notAvailable(piecesInStock(line.parts)))
  },
  errors: (line: PricedCartLine) => {
    const error = lineError(line, line.neighbours)
    return error ? [error] : null
  },
}

/** Least and most are known of what is sold by itself, not of a bundle. */
const soldPiece = ({ type, parts }: PricedCartLine): Part | undefined => (type === 'bundle' ? undefined : parts[0])

const notAvailable = (left: number): Refusal =>
  left > 0 ? refusal('product.someLeft', { left }) : refusal('product.noneLeft')

export async function productOfLine({ catalog, store }: Context, id: number): Promise<Product> {
  const product = await catalog.product(id)
  if (!product) throw new Error(`Product ${id} has no texts in the store view ${store.code}`)
  return product
}
