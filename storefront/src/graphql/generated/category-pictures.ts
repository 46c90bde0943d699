import type { Operation } from '../operation.ts'
import type { CategoryPicturesQuery, CategoryPicturesQueryVariables } from './types.ts'

export const CategoryPicturesOperation: Operation<CategoryPicturesQuery, CategoryPicturesQueryVariables> = {
  name: 'CategoryPictures',
  query: 'query CategoryPictures($uids:[String!]!$pageSize:Int!){products(filter:{category_uid:{in:$uids}}pageSize:$pageSize currentPage:1){items{uid small_image{url}}}}',
}
