import type { Operation } from '../operation.ts'
import type { AssignCompareListToCustomerMutation, AssignCompareListToCustomerMutationVariables } from './types.ts'

export const AssignCompareListToCustomerOperation: Operation<AssignCompareListToCustomerMutation, AssignCompareListToCustomerMutationVariables> = {
  name: 'AssignCompareListToCustomer',
  query: 'mutation AssignCompareListToCustomer($uid:ID!){assignCompareListToCustomer(uid:$uid){result compare_list{uid}}}',
}
