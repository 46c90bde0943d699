import type { Operation } from '../operation.ts'
import type { GetMenuItemsQuery, GetMenuItemsQueryVariables } from './types.ts'

export const GetMenuItemsOperation: Operation<GetMenuItemsQuery, GetMenuItemsQueryVariables> = {
  name: 'getMenuItems',
  query: 'query getMenuItems($categoryUid:String!){categories(filters:{category_uid:{eq:$categoryUid}}){items{uid children{...MenuCategory image children{...MenuCategory children{...MenuCategory children{...MenuCategory}}}}}}}fragment MenuCategory on CategoryTree{uid url_path name include_in_menu}',
}
