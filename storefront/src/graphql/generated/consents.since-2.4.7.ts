import type { Operation } from '../operation.ts'
import type { RegistrationAttributesQuery, RegistrationAttributesQueryVariables } from './types.ts'

export const RegistrationAttributesOperation: Operation<RegistrationAttributesQuery, RegistrationAttributesQueryVariables> = {
  name: 'RegistrationAttributes',
  query: 'query RegistrationAttributes{attributesForm(formCode:"customer_account_create"){items{code}}}',
}
