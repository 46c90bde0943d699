import type { Operation } from '../operation.ts'
import type { CrossSellsQuery, CrossSellsQueryVariables } from './types.ts'

export const CrossSellsOperation: Operation<CrossSellsQuery, CrossSellsQueryVariables> = {
  name: 'CrossSells',
  query: 'query CrossSells($cartId:String!){cart(cart_id:$cartId){items{product{crosssell_products{uid sku}}}}}',
}
