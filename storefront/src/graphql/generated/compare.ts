import type { Operation } from '../operation.ts'
import type { AssignCompareListToCustomerMutation, AssignCompareListToCustomerMutationVariables, ComparedProductsQuery, ComparedProductsQueryVariables, CreateCompareListMutation, CreateCompareListMutationVariables, AddProductsToCompareListMutation, AddProductsToCompareListMutationVariables, RemoveProductsFromCompareListMutation, RemoveProductsFromCompareListMutationVariables } from './types.ts'

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
