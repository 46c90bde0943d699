import type { Operation } from '../operation.ts'
import type { GenerateCustomerTokenMutation, GenerateCustomerTokenMutationVariables, RevokeCustomerTokenMutation, RevokeCustomerTokenMutationVariables } from './types.ts'

export const GenerateCustomerTokenOperation: Operation<GenerateCustomerTokenMutation, GenerateCustomerTokenMutationVariables> = {
  name: 'GenerateCustomerToken',
  query: 'mutation GenerateCustomerToken($email:String!$password:String!){generateCustomerToken(email:$email password:$password){token}}',
}

export const RevokeCustomerTokenOperation: Operation<RevokeCustomerTokenMutation, RevokeCustomerTokenMutationVariables> = {
  name: 'RevokeCustomerToken',
  query: 'mutation RevokeCustomerToken{revokeCustomerToken{result}}',
}
