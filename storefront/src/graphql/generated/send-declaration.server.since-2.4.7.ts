import type { Operation } from '../operation.ts'
import type { SendDeclarationMutation, SendDeclarationMutationVariables } from './types.ts'

export const SendDeclarationOperation: Operation<SendDeclarationMutation, SendDeclarationMutationVariables> = {
  name: 'SendDeclaration',
  query: 'mutation SendDeclaration($input:ContactUsInput!){contactUs(input:$input){status}}',
}
