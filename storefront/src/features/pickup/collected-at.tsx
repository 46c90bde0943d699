import type { PickupLocation } from './search-locations.ts'

interface CollectedAtProps {
  readonly location: Pick<PickupLocation, 'name' | 'description'> | null | undefined
  readonly address: { readonly street: readonly (string | null)[]; readonly postcode: string | null; readonly city: string }
}

/** The locker or shop of a cart or an order, which itself has only the address. */
export function CollectedAt({ location, address }: CollectedAtProps) {
  const street = address.street.filter(Boolean).join(' ')
  return (
    <>
      {location && <b className="block font-semibold">{location.name}</b>}
      <span className="block">{[street, [address.postcode, address.city].filter(Boolean).join(' ')].join(', ')}</span>
      {location?.description && <span className="block text-sm text-soft">{location.description}</span>}
    </>
  )
}
