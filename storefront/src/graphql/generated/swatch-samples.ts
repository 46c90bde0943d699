import type { Operation } from '../operation.ts'
import type { SwatchSamplesQuery, SwatchSamplesQueryVariables } from './types.ts'

export const SwatchSamplesOperation: Operation<SwatchSamplesQuery, SwatchSamplesQueryVariables> = {
  name: 'SwatchSamples',
  query: 'query SwatchSamples($filter:ProductAttributeFilterInput!$pageSize:Int!){products(filter:$filter pageSize:$pageSize){aggregations{attribute_code options{value}}items{uid ...on ConfigurableProduct{configurable_options{uid attribute_code values{uid swatch_data{__typename value}}}}}}}',
}
