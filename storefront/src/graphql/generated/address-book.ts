import type { Operation } from '../operation.ts'
import type { AddressBookQuery, AddressBookQueryVariables, CreateCustomerAddressMutation, CreateCustomerAddressMutationVariables, UpdateCustomerAddressMutation, UpdateCustomerAddressMutationVariables, DeleteCustomerAddressMutation, DeleteCustomerAddressMutationVariables } from './types.ts'

export const AddressBookOperation: Operation<AddressBookQuery, AddressBookQueryVariables> = {
  name: 'AddressBook',
  query: 'query AddressBook($withCountries:Boolean!){customer{firstname lastname addresses{id prefix firstname middlename lastname suffix fax company vat_id street city postcode telephone country_code region{region region_id}default_shipping default_billing}}countries@include(if:$withCountries){id full_name_locale available_regions{id code name}}}',
}

export const CreateCustomerAddressOperation: Operation<CreateCustomerAddressMutation, CreateCustomerAddressMutationVariables> = {
  name: 'CreateCustomerAddress',
  query: 'mutation CreateCustomerAddress($customerAddress:CustomerAddressInput!){createCustomerAddress(input:$customerAddress){id}}',
}

export const UpdateCustomerAddressOperation: Operation<UpdateCustomerAddressMutation, UpdateCustomerAddressMutationVariables> = {
  name: 'UpdateCustomerAddress',
  query: 'mutation UpdateCustomerAddress($id:Int!$customerAddress:CustomerAddressInput!){updateCustomerAddress(id:$id input:$customerAddress){id}}',
}

export const DeleteCustomerAddressOperation: Operation<DeleteCustomerAddressMutation, DeleteCustomerAddressMutationVariables> = {
  name: 'DeleteCustomerAddress',
  query: 'mutation DeleteCustomerAddress($id:Int!){deleteCustomerAddress(id:$id)}',
}
