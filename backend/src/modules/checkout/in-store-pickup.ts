import type { CartRow } from '../cart-lines/cart.repository.ts'

/** Magento's own method of collecting an order; carriers of modules, such as parcel lockers, are not bound to its rules. */
export const isInStorePickup = ({ carrierCode, methodCode }: Pick<CartRow, 'carrierCode' | 'methodCode'>): boolean =>
  carrierCode === 'instore' && methodCode === 'pickup'
