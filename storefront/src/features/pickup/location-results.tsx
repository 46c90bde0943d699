'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { OptionCard } from '../../ui/option-card.tsx'
import { lastLocation } from './last-locations.ts'
import { useLocation } from './use-location.ts'
import { LocationLines } from './location-lines.tsx'
import type { PickupLocation } from './search-locations.ts'

export interface LocationResultsProps {
  readonly method: string
  readonly locations: readonly PickupLocation[]
  readonly chosen: PickupLocation | undefined
  readonly onChoose: (location: PickupLocation) => void
  /** The id of the error if nothing is chosen. */
  readonly error: string | undefined
}

/** A list to choose from. The last choice on this device comes first. */
export function LocationResults({ method, locations, chosen, onChoose, error }: LocationResultsProps) {
  const t = useTranslations('pickup')
  const name = useId()
  const [lastCode] = useState(() => lastLocation(method)?.pickup_location_code)
  const { current: last } = useLocation(lastCode)
  const isLast = ({ pickup_location_code }: PickupLocation) => pickup_location_code === last?.pickup_location_code
  const listed = last ? [last, ...locations.filter((location) => !isLast(location))] : locations
  return (
    <div className="pickup-list" role="radiogroup" aria-label={t('list')} aria-required aria-invalid={error !== undefined} aria-describedby={error}>
      {listed.map((location) => (
        <OptionCard
          key={location.pickup_location_code}
          name={name}
          title={location.name}
          note={
            <>
              {isLast(location) && <span className="block text-xs font-semibold">{t('last')}</span>}
              <LocationLines location={location} />
            </>
          }
          value={location.pickup_location_code}
          checked={location.pickup_location_code === chosen?.pickup_location_code}
          onChange={() => onChoose(location)}
        />
      ))}
    </div>
  )
}
