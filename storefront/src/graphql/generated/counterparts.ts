import type { Operation } from '../operation.ts'
import type { CategoryCounterpartQuery, CategoryCounterpartQueryVariables, ProductCounterpartQuery, ProductCounterpartQueryVariables } from './types.ts'

export const CategoryCounterpartOperation: Operation<CategoryCounterpartQuery, CategoryCounterpartQueryVariables> = {
  name: 'CategoryCounterpart',
  query: 'query CategoryCounterpart($uid:String!){categories(filters:{category_uid:{eq:$uid}}){items{uid url_path}}}',
}

export const ProductCounterpartOperation: Operation<ProductCounterpartQuery, ProductCounterpartQueryVariables> = {
  name: 'ProductCounterpart',
  query: 'query ProductCounterpart($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid sku url_key url_rewrites{url}}}}',
}
