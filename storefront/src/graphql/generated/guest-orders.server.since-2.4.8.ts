import type { Operation } from '../operation.ts'
import type { FindsOrdersByLastNameQuery, FindsOrdersByLastNameQueryVariables } from './types.ts'

export const FindsOrdersByLastNameOperation: Operation<FindsOrdersByLastNameQuery, FindsOrdersByLastNameQueryVariables> = {
  name: 'FindsOrdersByLastName',
  query: 'query FindsOrdersByLastName{__typename guestOrder(input:{number:"" email:"" lastname:""})@skip(if:true){number}}',
}
