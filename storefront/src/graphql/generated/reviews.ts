import type { Operation } from '../operation.ts'
import type { ProductReviewPageQuery, ProductReviewPageQueryVariables, ReviewRatingsQuery, ReviewRatingsQueryVariables, CreateProductReviewMutation, CreateProductReviewMutationVariables } from './types.ts'

export const ProductReviewPageOperation: Operation<ProductReviewPageQuery, ProductReviewPageQueryVariables> = {
  name: 'ProductReviewPage',
  query: 'query ProductReviewPage($sku:String!$pageSize:Int!$page:Int!){products(filter:{sku:{eq:$sku}}){items{uid reviews(pageSize:$pageSize currentPage:$page){items{summary text nickname created_at average_rating}}}}}',
}

export const ReviewRatingsOperation: Operation<ReviewRatingsQuery, ReviewRatingsQueryVariables> = {
  name: 'ReviewRatings',
  query: 'query ReviewRatings{productReviewRatingsMetadata{items{id name values{value_id value}}}}',
}

export const CreateProductReviewOperation: Operation<CreateProductReviewMutation, CreateProductReviewMutationVariables> = {
  name: 'CreateProductReview',
  query: 'mutation CreateProductReview($input:CreateProductReviewInput!){createProductReview(input:$input){review{nickname}}}',
}
