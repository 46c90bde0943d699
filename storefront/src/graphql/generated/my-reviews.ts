import type { Operation } from '../operation.ts'
import type { CustomerReviewsQuery, CustomerReviewsQueryVariables, PublishedReviewsQuery, PublishedReviewsQueryVariables } from './types.ts'

export const CustomerReviewsOperation: Operation<CustomerReviewsQuery, CustomerReviewsQueryVariables> = {
  name: 'CustomerReviews',
  query: 'query CustomerReviews($pageSize:Int!$page:Int!){customer{reviews(pageSize:$pageSize currentPage:$page){items{summary text nickname created_at average_rating ratings_breakdown{name value}}page_info{current_page page_size total_pages}}reviewed:reviews(pageSize:$pageSize currentPage:$page){items{product{uid sku name url_key url_rewrites{url}small_image{url}rating_summary review_count}}}}}',
}

export const PublishedReviewsOperation: Operation<PublishedReviewsQuery, PublishedReviewsQueryVariables> = {
  name: 'PublishedReviews',
  query: 'query PublishedReviews($skus:[String]!$pageSize:Int!){products(filter:{sku:{in:$skus}}pageSize:$pageSize){items{sku reviews(pageSize:100){items{summary nickname created_at}}}}}',
}
