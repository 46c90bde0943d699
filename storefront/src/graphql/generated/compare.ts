import type { Operation } from '../operation.ts'
import type { AssignCompareListToCustomerMutation, AssignCompareListToCustomerMutationVariables, ComparedProductsQuery, ComparedProductsQueryVariables, CreateCompareListMutation, CreateCompareListMutationVariables, AddProductsToCompareListMutation, AddProductsToCompareListMutationVariables, RemoveProductsFromCompareListMutation, RemoveProductsFromCompareListMutationVariables, ComparisonQuery, ComparisonQueryVariables, CompareOnceMutation, CompareOnceMutationVariables, DeleteCompareListMutation, DeleteCompareListMutationVariables, ProductUidsQuery, ProductUidsQueryVariables } from './types.ts'

export const AssignCompareListToCustomerOperation: Operation<AssignCompareListToCustomerMutation, AssignCompareListToCustomerMutationVariables> = {
  name: 'AssignCompareListToCustomer',
  query: 'mutation AssignCompareListToCustomer($uid:ID!){assignCompareListToCustomer(uid:$uid){result compare_list{uid}}}',
}

export const ComparedProductsOperation: Operation<ComparedProductsQuery, ComparedProductsQueryVariables> = {
  name: 'ComparedProducts',
  query: 'query ComparedProducts($uid:ID!){compareList(uid:$uid){...ComparedProducts}}fragment ComparedProducts on CompareList{uid items{uid product{uid}}}',
}

export const CreateCompareListOperation: Operation<CreateCompareListMutation, CreateCompareListMutationVariables> = {
  name: 'CreateCompareList',
  query: 'mutation CreateCompareList($products:[ID]!){createCompareList(input:{products:$products}){...ComparedProducts}}fragment ComparedProducts on CompareList{uid items{uid product{uid}}}',
}

export const AddProductsToCompareListOperation: Operation<AddProductsToCompareListMutation, AddProductsToCompareListMutationVariables> = {
  name: 'AddProductsToCompareList',
  query: 'mutation AddProductsToCompareList($uid:ID!$products:[ID]!){addProductsToCompareList(input:{uid:$uid products:$products}){...ComparedProducts}}fragment ComparedProducts on CompareList{uid items{uid product{uid}}}',
}

export const RemoveProductsFromCompareListOperation: Operation<RemoveProductsFromCompareListMutation, RemoveProductsFromCompareListMutationVariables> = {
  name: 'RemoveProductsFromCompareList',
  query: 'mutation RemoveProductsFromCompareList($uid:ID!$products:[ID]!){removeProductsFromCompareList(input:{uid:$uid products:$products}){...ComparedProducts}}fragment ComparedProducts on CompareList{uid items{uid product{uid}}}',
}

export const ComparisonOperation: Operation<ComparisonQuery, ComparisonQueryVariables> = {
  name: 'Comparison',
  query: 'query Comparison($uid:ID!){compareList(uid:$uid){...Comparison}}fragment Comparison on CompareList{uid attributes{code label}items{uid attributes{code value}product{...ComparedProduct}}}fragment ComparedProduct on ProductInterface{__typename uid sku name url_key stock_status rating_summary review_count small_image{url}categories{uid url_path}price_range{...ProductPrice}...on CustomizableProductInterface{options{uid required}}}fragment ProductPrice on PriceRange{minimum_price{regular_price{...Money}final_price{...Money}discount{percent_off}}maximum_price{final_price{...Money}}}fragment Money on Money{value currency}',
}

export const CompareOnceOperation: Operation<CompareOnceMutation, CompareOnceMutationVariables> = {
  name: 'CompareOnce',
  query: 'mutation CompareOnce($products:[ID]!){createCompareList(input:{products:$products}){...Comparison}}fragment Comparison on CompareList{uid attributes{code label}items{uid attributes{code value}product{...ComparedProduct}}}fragment ComparedProduct on ProductInterface{__typename uid sku name url_key stock_status rating_summary review_count small_image{url}categories{uid url_path}price_range{...ProductPrice}...on CustomizableProductInterface{options{uid required}}}fragment ProductPrice on PriceRange{minimum_price{regular_price{...Money}final_price{...Money}discount{percent_off}}maximum_price{final_price{...Money}}}fragment Money on Money{value currency}',
}

export const DeleteCompareListOperation: Operation<DeleteCompareListMutation, DeleteCompareListMutationVariables> = {
  name: 'DeleteCompareList',
  query: 'mutation DeleteCompareList($uid:ID!){deleteCompareList(uid:$uid){result}}',
}

export const ProductUidsOperation: Operation<ProductUidsQuery, ProductUidsQueryVariables> = {
  name: 'ProductUids',
  query: 'query ProductUids($skus:[String]!$pageSize:Int!){products(filter:{sku:{in:$skus}}pageSize:$pageSize){items{uid sku}}}',
}
