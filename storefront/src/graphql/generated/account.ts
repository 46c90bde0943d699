import type { Operation } from '../operation.ts'
import type { UpdateCustomerNameMutation, UpdateCustomerNameMutationVariables, UpdateCustomerEmailMutation, UpdateCustomerEmailMutationVariables, ChangeCustomerPasswordMutation, ChangeCustomerPasswordMutationVariables, DeleteCustomerMutation, DeleteCustomerMutationVariables } from './types.ts'

export const UpdateCustomerNameOperation: Operation<UpdateCustomerNameMutation, UpdateCustomerNameMutationVariables> = {
  name: 'UpdateCustomerName',
  query: 'mutation UpdateCustomerName($firstname:String!$lastname:String!){updateCustomerV2(input:{firstname:$firstname lastname:$lastname}){customer{email}}}',
}

export const UpdateCustomerEmailOperation: Operation<UpdateCustomerEmailMutation, UpdateCustomerEmailMutationVariables> = {
  name: 'UpdateCustomerEmail',
  query: 'mutation UpdateCustomerEmail($email:String!$password:String!){updateCustomerEmail(email:$email password:$password){customer{email}}}',
}

export const ChangeCustomerPasswordOperation: Operation<ChangeCustomerPasswordMutation, ChangeCustomerPasswordMutationVariables> = {
  name: 'ChangeCustomerPassword',
  query: 'mutation ChangeCustomerPassword($currentPassword:String!$newPassword:String!){changeCustomerPassword(currentPassword:$currentPassword newPassword:$newPassword){email}}',
}

export const DeleteCustomerOperation: Operation<DeleteCustomerMutation, DeleteCustomerMutationVariables> = {
  name: 'DeleteCustomer',
  query: 'mutation DeleteCustomer{deleteCustomer}',
}
