import type { Operation } from '../operation.ts'
import type { CategoryPageQuery, CategoryPageQueryVariables, CategoryByUrlKeyQuery, CategoryByUrlKeyQueryVariables, CategoryTilesQuery, CategoryTilesQueryVariables } from './types.ts'

export const CategoryPageOperation: Operation<CategoryPageQuery, CategoryPageQueryVariables> = {
  name: 'CategoryPage',
  query: 'query CategoryPage($uid:String!){categories(filters:{category_uid:{eq:$uid}}){items{...CategoryPage}}}fragment CategoryPage on CategoryTree{uid name description image display_mode url_path meta_title meta_description breadcrumbs{category_uid category_name category_url_path}children{uid name url_path include_in_menu}}',
}

export const CategoryByUrlKeyOperation: Operation<CategoryByUrlKeyQuery, CategoryByUrlKeyQueryVariables> = {
  name: 'CategoryByUrlKey',
  query: 'query CategoryByUrlKey($urlKey:String!){categories(filters:{url_key:{eq:$urlKey}}){items{uid name url_path}}}',
}

export const CategoryTilesOperation: Operation<CategoryTilesQuery, CategoryTilesQueryVariables> = {
  name: 'CategoryTiles',
  query: 'query CategoryTiles($categoryUid:String!){categories(filters:{category_uid:{eq:$categoryUid}}){items{uid children{uid name url_path image include_in_menu}}}}',
}
