import type { Operation } from '../operation.ts'
import type { ResendConfirmationEmailMutation, ResendConfirmationEmailMutationVariables } from './types.ts'

export const ResendConfirmationEmailOperation: Operation<ResendConfirmationEmailMutation, ResendConfirmationEmailMutationVariables> = {
  name: 'ResendConfirmationEmail',
  query: 'mutation ResendConfirmationEmail($email:String!){resendConfirmationEmail(email:$email)}',
}
