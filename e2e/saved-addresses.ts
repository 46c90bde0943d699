import { queryBackend, tokenOf } from './query-backend.ts'
import type { Customer } from './shop-api.ts'

export const HOME = { firstname: 'Agata', lastname: 'Wierch', street: ['Kościeliska', '14a/3'], city: 'Zakopane', postcode: '34-500', country_code: 'PL', telephone: '+48 600 100 200' }
export const WORK = { ...HOME, street: ['Karmelicka', '27/11'], city: 'Kraków', postcode: '31-131' }

/** Saves an address on another device. @returns its id */
export async function saveAddress(customer: Customer, input: object, backendUrl?: string): Promise<number> {
  const mutation = 'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }'
  const answer = await queryBackend<{ createCustomerAddress: { id: number } }>(mutation, { input }, await tokenOf(customer, backendUrl), backendUrl)
  return answer.createCustomerAddress.id
}
