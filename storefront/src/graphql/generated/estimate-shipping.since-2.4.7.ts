import type { Operation } from '../operation.ts'
import type { EstimateShippingMutation, EstimateShippingMutationVariables } from './types.ts'

export const EstimateShippingOperation: Operation<EstimateShippingMutation, EstimateShippingMutationVariables> = {
  name: 'EstimateShipping',
  query: 'mutation EstimateShipping($cartId:String!$country:CountryCodeEnum!$postcode:String){estimateShippingMethods(input:{cart_id:$cartId address:{country_code:$country postcode:$postcode}}){available carrier_code method_code carrier_title method_title price_incl_tax{value currency}}}',
}
