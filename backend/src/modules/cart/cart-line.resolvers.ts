import type { Context } from '../../graphql/context.ts'
import { toUid } from '../../graphql/uid.ts'
import { refusal, type Refusal } from '../../refusals/refusal.ts'
import { lineError, stockError } from '../cart-lines/line-errors.ts'
import { configuredProduct } from '../catalog/configured-product.ts'
import { type Product, productsById } from '../catalog/product.repository.ts'
import type { PricedCartLine } from '../pricing/price-cart.ts'
import { piecesInStock, type Part } from '../purchase/part.ts'

/** The fields that all kinds of cart items share. */
export const lineResolvers = {
  id: ({ id }: PricedCartLine) => String(id),
  uid: ({ id }: PricedCartLine) => toUid(id),
  quantity: ({ quantity }: PricedCartLine) => quantity,
  product: async ({ productId, sku }: PricedCartLine, _: unknown, context: Context) =>
    configuredProduct(context, await productOfLine(context, productId), sku),
  prices: (line: PricedCartLine) => line,
  min_qty: (line: PricedCartLine) => soldPiece(line)?.stock.minSaleQty ?? null,
  max_qty: (line: PricedCartLine) => soldPiece(line)?.stock.maxSaleQty ?? null,
  is_available: (line: PricedCartLine) => stockError(line, line.cartLines) === undefined,
  not_available_message: (line: PricedCartLine, _: unknown, { phrases }: Context) => {
    return stockError(line, line.cartLines) === undefined ? null : phrases.write(notAvailable(piecesInStock(line.parts)))
  },
  errors: (line: PricedCartLine) => {
    const error = lineError(line, line.cartLines)
    return error ? [error] : null
  },
}

/** Bundles have no minimum and maximum quantity. */
const soldPiece = ({ parts }: PricedCartLine): Part | undefined => parts.find(({ selection }) => selection === null)

const notAvailable = (left: number): Refusal =>
  left > 0 ? refusal('product.someLeft', { left }) : refusal('product.noneLeft')

export async function productOfLine({ load, store }: Context, id: number): Promise<Product> {
  const product = await load(productsById, id)
  if (!product) throw new Error(`Product ${id} has no texts in the store view ${store.code}`)
  return product
}
