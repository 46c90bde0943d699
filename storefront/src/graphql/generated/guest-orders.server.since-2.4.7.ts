import type { Operation } from '../operation.ts'
import type { FindsOrdersByPostcodeQuery, FindsOrdersByPostcodeQueryVariables } from './types.ts'

export const FindsOrdersByPostcodeOperation: Operation<FindsOrdersByPostcodeQuery, FindsOrdersByPostcodeQueryVariables> = {
  name: 'FindsOrdersByPostcode',
  query: 'query FindsOrdersByPostcode($input:OrderInformationInput!){__typename guestOrder(input:$input)@skip(if:true){number}}',
}
