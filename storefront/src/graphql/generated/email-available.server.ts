import type { Operation } from '../operation.ts'
import type { IsEmailAvailableQuery, IsEmailAvailableQueryVariables } from './types.ts'

export const IsEmailAvailableOperation: Operation<IsEmailAvailableQuery, IsEmailAvailableQueryVariables> = {
  name: 'IsEmailAvailable',
  query: 'query IsEmailAvailable($email:String!){isEmailAvailable(email:$email){is_email_available}}',
}
