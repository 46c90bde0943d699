import type { CartAddressFragment } from '../../graphql/generated/types.ts'
import { type MethodCodes, methodCode } from '../delivery/delivery-days.ts'
import { locationAt } from '../pickup/last-locations.ts'

interface CollectedAtProps {
  readonly method: MethodCodes
  readonly address: CartAddressFragment
}

/** The locker or shop of a cart. The cart has only its address; its name is known on the device where it was chosen. */
export function CollectedAt({ method, address }: CollectedAtProps) {
  const location = locationAt(methodCode(method), address)
  const street = address.street.filter(Boolean).join(' ')
  return (
    <>
      {location && <b className="block font-semibold">{location.name}</b>}
      <span className="block">{[street, [address.postcode, address.city].filter(Boolean).join(' ')].join(', ')}</span>
      {location?.description && <span className="block text-sm text-soft">{location.description}</span>}
    </>
  )
}
