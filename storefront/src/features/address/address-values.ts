export interface AddressValues {
  firstName: string
  lastName: string
  street: string
  number: string
  postalCode: string
  city: string
  countryCode: string
  /** Magento's id as text; empty if none is chosen. */
  regionId: string
  /** A region that is not in the backend's list. */
  region: string
  phoneNumber: string
  /** The stored lines from which street and number were read. */
  lines: readonly string[]
}

export function emptyAddress(countryCode: string): AddressValues {
  return { firstName: '', lastName: '', street: '', number: '', postalCode: '', city: '', countryCode, regionId: '', region: '', phoneNumber: '', lines: [] }
}
