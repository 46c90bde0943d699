import type { Operation } from '../operation.ts'
import type { ResolvePathQuery, ResolvePathQueryVariables } from './types.ts'

export const ResolvePathOperation: Operation<ResolvePathQuery, ResolvePathQueryVariables> = {
  name: 'ResolvePath',
  query: 'query ResolvePath($path:String!$categoryPath:String!$productPath:String!){exact:route(url:$path){...ResolvedPath}category:route(url:$categoryPath){...ResolvedPath}product:route(url:$productPath){...ResolvedPath}}fragment ResolvedPath on RoutableInterface{__typename type relative_url redirect_code ...on CategoryTree{uid url_path}...on ProductInterface{uid sku url_key}}',
}
