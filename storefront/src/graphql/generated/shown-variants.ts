import type { Operation } from '../operation.ts'
import type { ShownVariantsQuery, ShownVariantsQueryVariables } from './types.ts'

export const ShownVariantsOperation: Operation<ShownVariantsQuery, ShownVariantsQueryVariables> = {
  name: 'ShownVariants',
  query: 'query ShownVariants($skus:[String]!$pageSize:Int!){products(filter:{sku:{in:$skus}}pageSize:$pageSize){items{uid ...on ConfigurableProduct{variants{attributes{code uid}product{uid stock_status small_image{url}}}}}}}',
}
