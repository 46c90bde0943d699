import type { Operation } from '../operation.ts'
import type { GetMenuItemsQuery, GetMenuItemsQueryVariables } from './types.ts'

export const GetMenuItemsOperation: Operation<GetMenuItemsQuery, GetMenuItemsQueryVariables> = {
  name: 'getMenuItems',
  query: 'query getMenuItems($categoryUid:String!){categories(filters:{category_uid:{eq:$categoryUid}}){items{uid children{uid url_path name include_in_menu image children{uid url_path name include_in_menu children{uid url_path name include_in_menu children{uid url_path name include_in_menu}}}}}}}',
}
