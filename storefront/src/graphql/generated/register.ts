import type { Operation } from '../operation.ts'
import type { CreateCustomerV2Mutation, CreateCustomerV2MutationVariables } from './types.ts'

export const CreateCustomerV2Operation: Operation<CreateCustomerV2Mutation, CreateCustomerV2MutationVariables> = {
  name: 'CreateCustomerV2',
  query: 'mutation CreateCustomerV2($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{email}}}',
}
