import type { Operation } from '../operation.ts'
import type { MyConsentsQuery, MyConsentsQueryVariables, SaveConsentsMutation, SaveConsentsMutationVariables } from './types.ts'

export const MyConsentsOperation: Operation<MyConsentsQuery, MyConsentsQueryVariables> = {
  name: 'MyConsents',
  query: 'query MyConsents{customer{email is_subscribed custom_attributes{__typename code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value}}}}attributesForm(formCode:"customer_account_edit"){items{code label}}}',
}

export const SaveConsentsOperation: Operation<SaveConsentsMutation, SaveConsentsMutationVariables> = {
  name: 'SaveConsents',
  query: 'mutation SaveConsents($input:CustomerUpdateInput!){updateCustomerV2(input:$input){customer{is_subscribed}}}',
}
