import type { Operation } from '../operation.ts'
import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from './types.ts'

export const SearchSuggestionsOperation: Operation<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = {
  name: 'SearchSuggestions',
  query: 'query SearchSuggestions($search:String!$pageSize:Int!){products(search:$search pageSize:$pageSize){total_count suggestions{search}items{__typename uid name url_key short_description{html}small_image{url}price_range{minimum_price{final_price{value currency}}maximum_price{final_price{value currency}}}}}}',
}
