import type { Operation } from '../operation.ts'
import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from './types.ts'

export const SearchSuggestionsOperation: Operation<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = {
  name: 'SearchSuggestions',
  query: 'query SearchSuggestions($search:String!$pageSize:Int!){products(search:$search pageSize:$pageSize){total_count suggestions{search}items{...SuggestedProduct}}}fragment SuggestedProduct on ProductInterface{uid name url_key short_description{html}small_image{url}price_range{minimum_price{final_price{...Money}}maximum_price{final_price{...Money}}}}fragment Money on Money{value currency}',
}
