import type { Operation } from '../operation.ts'
import type { SitemapProductsQuery, SitemapProductsQueryVariables, SitemapCounterpartsQuery, SitemapCounterpartsQueryVariables } from './types.ts'

export const SitemapProductsOperation: Operation<SitemapProductsQuery, SitemapProductsQueryVariables> = {
  name: 'SitemapProducts',
  query: 'query SitemapProducts($categoryUid:String!$pageSize:Int!$currentPage:Int!){products(filter:{category_uid:{eq:$categoryUid}}pageSize:$pageSize currentPage:$currentPage){total_count items{uid sku url_key small_image{url}}}}',
}

export const SitemapCounterpartsOperation: Operation<SitemapCounterpartsQuery, SitemapCounterpartsQueryVariables> = {
  name: 'SitemapCounterparts',
  query: 'query SitemapCounterparts($skus:[String]!$pageSize:Int!){products(filter:{sku:{in:$skus}}pageSize:$pageSize){items{uid sku url_key}}}',
}
