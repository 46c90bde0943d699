import type { Operation } from '../operation.ts'
import type { ProductNamesQuery, ProductNamesQueryVariables } from './types.ts'

export const ProductNamesOperation: Operation<ProductNamesQuery, ProductNamesQueryVariables> = {
  name: 'ProductNames',
  query: 'query ProductNames($pageSize:Int!){products(filter:{}pageSize:$pageSize){items{name}}}',
}
