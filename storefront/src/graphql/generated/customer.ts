import type { Operation } from '../operation.ts'
import type { GetCustomerQuery, GetCustomerQueryVariables } from './types.ts'

export const GetCustomerOperation: Operation<GetCustomerQuery, GetCustomerQueryVariables> = {
  name: 'getCustomer',
  query: 'query getCustomer{customer{email firstname lastname compare_list{uid}}}',
}
