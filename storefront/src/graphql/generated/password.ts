import type { Operation } from '../operation.ts'
import type { RequestPasswordResetEmailMutation, RequestPasswordResetEmailMutationVariables, ResetPasswordMutation, ResetPasswordMutationVariables } from './types.ts'

export const RequestPasswordResetEmailOperation: Operation<RequestPasswordResetEmailMutation, RequestPasswordResetEmailMutationVariables> = {
  name: 'RequestPasswordResetEmail',
  query: 'mutation RequestPasswordResetEmail($email:String!){requestPasswordResetEmail(email:$email)}',
}

export const ResetPasswordOperation: Operation<ResetPasswordMutation, ResetPasswordMutationVariables> = {
  name: 'ResetPassword',
  query: 'mutation ResetPassword($email:String!$token:String!$password:String!){resetPassword(email:$email resetPasswordToken:$token newPassword:$password)}',
}
