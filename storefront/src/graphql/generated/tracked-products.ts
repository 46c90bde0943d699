import type { Operation } from '../operation.ts'
import type { TrackedProductsQuery, TrackedProductsQueryVariables } from './types.ts'

export const TrackedProductsOperation: Operation<TrackedProductsQuery, TrackedProductsQueryVariables> = {
  name: 'TrackedProducts',
  query: 'query TrackedProducts($urlKeys:[String]!$pageSize:Int!){products(filter:{url_key:{in:$urlKeys}}pageSize:$pageSize){items{sku name url_key categories{name level breadcrumbs{category_name category_level}}price_range{minimum_price{regular_price{value currency}final_price{value currency}}}}}}',
}
