import type { Operation } from '../operation.ts'
import type { SearchCorrectionsQuery, SearchCorrectionsQueryVariables, ProductNamesQuery, ProductNamesQueryVariables } from './types.ts'

export const SearchCorrectionsOperation: Operation<SearchCorrectionsQuery, SearchCorrectionsQueryVariables> = {
  name: 'SearchCorrections',
  query: 'query SearchCorrections($search:String!){products(search:$search pageSize:1){suggestions{search}}}',
}

export const ProductNamesOperation: Operation<ProductNamesQuery, ProductNamesQueryVariables> = {
  name: 'ProductNames',
  query: 'query ProductNames($pageSize:Int!){products(filter:{}pageSize:$pageSize){items{name}}}',
}
