import type { Operation } from '../operation.ts'
import type { AssignCompareListToCustomerMutation, AssignCompareListToCustomerMutationVariables, ComparedProductsQuery, ComparedProductsQueryVariables, CreateCompareListMutation, CreateCompareListMutationVariables, AddProductsToCompareListMutation, AddProductsToCompareListMutationVariables, RemoveProductsFromCompareListMutation, RemoveProductsFromCompareListMutationVariables, ComparisonQuery, ComparisonQueryVariables, CompareOnceMutation, CompareOnceMutationVariables, DeleteCompareListMutation, DeleteCompareListMutationVariables, ProductUidsQuery, ProductUidsQueryVariables } from './types.ts'

export const AssignCompareListToCustomerOperation: Operation<AssignCompareListToCustomerMutation, AssignCompareListToCustomerMutationVariables> = {
  name: 'AssignCompareListToCustomer',
  query: 'mutation AssignCompareListToCustomer($uid:ID!){assignCompareListToCustomer(uid:$uid){result compare_list{uid}}}',
}

export const ComparedProductsOperation: Operation<ComparedProductsQuery, ComparedProductsQueryVariables> = {
  name: 'ComparedProducts',
  query: 'query ComparedProducts($uid:ID!){compareList(uid:$uid){uid items{uid product{uid}}}}',
}

export const CreateCompareListOperation: Operation<CreateCompareListMutation, CreateCompareListMutationVariables> = {
  name: 'CreateCompareList',
  query: 'mutation CreateCompareList($products:[ID]!){createCompareList(input:{products:$products}){uid items{uid product{uid}}}}',
}

export const AddProductsToCompareListOperation: Operation<AddProductsToCompareListMutation, AddProductsToCompareListMutationVariables> = {
  name: 'AddProductsToCompareList',
  query: 'mutation AddProductsToCompareList($uid:ID!$products:[ID]!){addProductsToCompareList(input:{uid:$uid products:$products}){uid items{uid product{uid}}}}',
}

export const RemoveProductsFromCompareListOperation: Operation<RemoveProductsFromCompareListMutation, RemoveProductsFromCompareListMutationVariables> = {
  name: 'RemoveProductsFromCompareList',
  query: 'mutation RemoveProductsFromCompareList($uid:ID!$products:[ID]!){removeProductsFromCompareList(input:{uid:$uid products:$products}){uid items{uid product{uid}}}}',
}

export const ComparisonOperation: Operation<ComparisonQuery, ComparisonQueryVariables> = {
  name: 'Comparison',
  query: 'query Comparison($uid:ID!){compareList(uid:$uid){uid attributes{code label}items{uid attributes{code value}product{__typename uid sku name url_key stock_status rating_summary review_count small_image{url}categories{uid url_path}price_range{minimum_price{regular_price{value}final_price{value currency}}maximum_price{final_price{value}}}...on CustomizableProductInterface{options{uid required}}...on ConfigurableProduct{configurable_options{uid attribute_code label values{uid label swatch_data{__typename value}}}}}}}}',
}

export const CompareOnceOperation: Operation<CompareOnceMutation, CompareOnceMutationVariables> = {
  name: 'CompareOnce',
  query: 'mutation CompareOnce($products:[ID]!){createCompareList(input:{products:$products}){uid attributes{code label}items{uid attributes{code value}product{__typename uid sku name url_key stock_status rating_summary review_count small_image{url}categories{uid url_path}price_range{minimum_price{regular_price{value}final_price{value currency}}maximum_price{final_price{value}}}...on CustomizableProductInterface{options{uid required}}...on ConfigurableProduct{configurable_options{uid attribute_code label values{uid label swatch_data{__typename value}}}}}}}}',
}

export const DeleteCompareListOperation: Operation<DeleteCompareListMutation, DeleteCompareListMutationVariables> = {
  name: 'DeleteCompareList',
  query: 'mutation DeleteCompareList($uid:ID!){deleteCompareList(uid:$uid){result}}',
}

export const ProductUidsOperation: Operation<ProductUidsQuery, ProductUidsQueryVariables> = {
  name: 'ProductUids',
  query: 'query ProductUids($skus:[String]!$pageSize:Int!){products(filter:{sku:{in:$skus}}pageSize:$pageSize){items{uid sku}}}',
}
