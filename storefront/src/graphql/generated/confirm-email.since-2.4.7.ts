import type { Operation } from '../operation.ts'
import type { ConfirmEmailMutation, ConfirmEmailMutationVariables } from './types.ts'

export const ConfirmEmailOperation: Operation<ConfirmEmailMutation, ConfirmEmailMutationVariables> = {
  name: 'ConfirmEmail',
  query: 'mutation ConfirmEmail($email:String!$key:String!){confirmEmail(input:{email:$email confirmation_key:$key}){customer{email}}}',
}
