interface Method {
  readonly carrierCode: string | null
  readonly methodCode: string | null
}

/** Magento's own method of collecting an order; carriers of modules, such as parcel lockers, are not bound to its rules. */
export const isInStorePickup = ({ carrierCode, methodCode }: Method): boolean =>
  carrierCode === 'instore' && methodCode === 'pickup'
