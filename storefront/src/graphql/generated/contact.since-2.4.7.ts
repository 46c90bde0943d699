import type { Operation } from '../operation.ts'
import type { ContactUsMutation, ContactUsMutationVariables } from './types.ts'

export const ContactUsOperation: Operation<ContactUsMutation, ContactUsMutationVariables> = {
  name: 'ContactUs',
  query: 'mutation ContactUs($input:ContactUsInput!){contactUs(input:$input){status}}',
}
