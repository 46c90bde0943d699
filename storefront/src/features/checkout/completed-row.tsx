'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { CartAddressFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { knownCountries } from '../address/countries.ts'
import { isWithoutPlace } from '../address/no-place.ts'
import type { AddressValues } from '../address/address-values.ts'

interface CompletedRowProps {
  readonly label: string
  readonly change: string
  /** The link's full name for screen readers. */
  readonly changeLabel: string
  readonly path: string
  readonly children: ReactNode
}

/** The result of an earlier step with a link to change it, for a description list. */
export function CompletedRow({ label, change, changeLabel, path, children }: CompletedRowProps) {
  const locale = useLocale()
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line py-4">
      <dt className="text-xs text-mute">{label}</dt>
      <dd className="col-start-1">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <Link className="button button-text" href={localePath(locale, path)} aria-label={changeLabel}>
          {change}
        </Link>
      </dd>
    </div>
  )
}

/** An address that the cart does not have, because the order is collected elsewhere. */
export function EnteredAddressLines({ address }: { address: AddressValues }) {
  const locale = useLocale()
  const { firstName, lastName, street, number, postalCode, city, countryCode, regionId } = address
  const regions = knownCountries(locale)?.find(({ code }) => code === countryCode)?.regions
  const region = countryCode === 'PL' ? undefined : (regions?.find(({ id }) => String(id) === regionId)?.name ?? address.region)
  return (
    <>
      {`${firstName} ${lastName}`}
      <br />
      {[`${street} ${number}`.trim(), `${postalCode} ${city}`.trim(), region].filter(Boolean).join(', ')}
    </>
  )
}

export function AddressLines({ address }: { address: CartAddressFragment }) {
  if (isWithoutPlace(address)) return `${address.firstname} ${address.lastname}`
  // A Polish address is written without its voivodeship.
  const region = address.country.code === 'PL' ? undefined : address.region?.label
  const street = address.street.filter(Boolean).join(' ')
  return (
    <>
      {[address.company, `${address.firstname} ${address.lastname}`].filter(Boolean).join(', ')}
      <br />
      {[street, [address.postcode, address.city].filter(Boolean).join(' '), region].filter(Boolean).join(', ')}
    </>
  )
}
