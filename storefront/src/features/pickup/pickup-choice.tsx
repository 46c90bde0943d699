'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { IN_STORE } from '../delivery/delivery-days.ts'
import { LocationLines } from './location-lines.tsx'
import { LocationSearch, type LocationSearchProps } from './location-search.tsx'
import type { GoneLocation } from './last-locations.ts'

interface PickupChoiceProps extends Omit<LocationSearchProps, 'error' | 'takesFocus'> {
  /** After an attempt to continue without one. */
  readonly isMissing: boolean
  /** Whether the chosen one is being looked up. */
  readonly isChecking: boolean
  /** The one that was chosen before and no longer exists. */
  readonly gone: GoneLocation | undefined
}

/** A locker or shop for a delivery method: the one chosen before, or a search. */
export function PickupChoice({ isMissing, isChecking, gone, ...choice }: PickupChoiceProps) {
  const { method, chosen } = choice
  const t = useTranslations('pickup')
  const error = useId()
  // A choice in the list keeps the list open: arrow keys choose, too.
  const [isOpen, setOpen] = useState(!chosen)
  const [wasAsked, setAsked] = useState(false)
  const kind = method === IN_STORE ? 'shop' : 'locker'

  function open(): void {
    setOpen(true)
    setAsked(true)
  }

  return (
    <fieldset className="pickup">
      <legend className="sr-only">{t('label', { kind })}</legend>
      {gone && !chosen && (
        <Notice kind="warning" title={t('gone', { kind, name: gone.name ?? gone.pickup_location_code })} />
      )}
      {isMissing && <FieldError id={error}>{t('required', { kind })}</FieldError>}
      {isChecking ? (
        <Skeleton className="h-20" />
      ) : isOpen || !chosen ? (
        <LocationSearch {...choice} error={isMissing ? error : undefined} takesFocus={wasAsked} />
      ) : (
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <div>
            <b className="font-semibold">{chosen.name}</b>
            <LocationLines location={chosen} />
          </div>
          <Button variant="text" onClick={open}>
            {t('change')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
