import type { Operation } from '../operation.ts'
import type { ConsentAttributesQuery, ConsentAttributesQueryVariables, MyConsentsQuery, MyConsentsQueryVariables, SaveConsentsMutation, SaveConsentsMutationVariables } from './types.ts'

export const ConsentAttributesOperation: Operation<ConsentAttributesQuery, ConsentAttributesQueryVariables> = {
  name: 'ConsentAttributes',
  query: 'query ConsentAttributes{attributesForm(formCode:"customer_account_edit"){items{code label}}}',
}

export const MyConsentsOperation: Operation<MyConsentsQuery, MyConsentsQueryVariables> = {
  name: 'MyConsents',
  query: 'query MyConsents{customer{email is_subscribed custom_attributes{__typename code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value}}}}}',
}

export const SaveConsentsOperation: Operation<SaveConsentsMutation, SaveConsentsMutationVariables> = {
  name: 'SaveConsents',
  query: 'mutation SaveConsents($isSubscribed:Boolean$attributes:[AttributeValueInput]!){updateCustomerV2(input:{is_subscribed:$isSubscribed custom_attributes:$attributes}){customer{is_subscribed}}}',
}
