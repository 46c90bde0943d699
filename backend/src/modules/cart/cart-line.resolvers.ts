import type { Context } from '../../context.ts'
import { toUid } from '../../uid.ts'
import type { Product } from '../catalog/product.repository.ts'
import { lineError } from './line-errors.ts'
import type { PricedCartLine } from './priced-cart.ts'

/** What all kinds of cart items answer alike. */
export const lineResolvers = {
  id: ({ id }: PricedCartLine) => String(id),
  uid: ({ id }: PricedCartLine) => toUid(id),
  quantity: ({ quantity }: PricedCartLine) => quantity,
  product: ({ productId }: PricedCartLine, _: unknown, context: Context) => productOfLine(context, productId),
  prices: (line: PricedCartLine) => line,
  is_available: (line: PricedCartLine) => lineError(line, line.neighbours) === undefined,
  errors: (line: PricedCartLine) => {
    const message = lineError(line, line.neighbours)
    return message === undefined ? null : [{ code: 'ITEM_QTY' as const, message }]
  },
}

export async function productOfLine({ catalog, store }: Context, id: number): Promise<Product> {
  const product = await catalog.product(id)
  if (!product) throw new Error(`Product ${id} has no texts in the store view ${store.code}`)
  return product
}
