'use client'

import { useLocale } from 'next-intl'
import { addressLines } from '../address/address-lines.ts'
import type { Country } from '../address/country.ts'
import type { SavedAddress } from '../address/saved-address.ts'
import { fullName } from './book-entry.ts'

interface AddressTextProps {
  readonly entry: SavedAddress
  readonly countries: readonly Country[]
}

/** Every part may be of any length and direction. */
export function AddressText({ entry, countries }: AddressTextProps) {
  const locale = useLocale()
  return (
    <div className="wrap-anywhere">
      <p className="mb-2 font-semibold">
        <bdi>{fullName(entry)}</bdi>
      </p>
      {addressLines(entry, countries, locale).map((line) => (
        <p key={line} className="text-sm text-soft">
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  )
}
