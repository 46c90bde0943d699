import type { Operation } from '../operation.ts'
import type { QuotedReviewsQuery, QuotedReviewsQueryVariables } from './types.ts'

export const QuotedReviewsOperation: Operation<QuotedReviewsQuery, QuotedReviewsQueryVariables> = {
  name: 'QuotedReviews',
  query: 'query QuotedReviews($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid media_gallery{__typename url position disabled}reviews(pageSize:20){items{text nickname average_rating}}}}}',
}
