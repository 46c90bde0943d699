import type { Context } from '../../graphql/context.ts'
import { setting } from '../store/settings.ts'
import { COUNTRIES, type DeliveryCountry } from './countries.ts'

type StoreScope = Pick<Context, 'database' | 'store'>

/** Where the shop delivers, in the order of the codes. */
export function deliveryCountries({ database, store }: StoreScope): DeliveryCountry[] {
  const allowed = new Set(setting(database, 'general/country/allow', store.id).split(','))
  return COUNTRIES.filter(({ id }) => allowed.has(id))
}

/** @param id in capitals; @returns undefined for a country that the shop does not deliver to */
export const deliveryCountry = (scope: StoreScope, id: string): DeliveryCountry | undefined =>
  deliveryCountries(scope).find((country) => country.id === id)
