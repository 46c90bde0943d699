'use client'

import { useState } from 'react'
import { readSession, writeSession } from '../../lib/session-storage.ts'
import type { PickupMethods } from '../../settings/shop.ts'
import { type MethodCodes, methodCode } from '../delivery/delivery-days.ts'
import { type GoneLocation, lastLocation } from '../pickup/last-locations.ts'
import { pickupPattern, rememberUnsupported } from '../pickup/pickup-methods.ts'
import type { PickupLocation } from '../pickup/search-locations.ts'
import { showLocation, useLocation } from '../pickup/use-location.ts'
import type { CartLocation } from './cart-location.ts'

/** The place of the cart, and its delivery method. */
interface PlaceOfCart extends CartLocation {
  readonly method: string
}

/**
 * The locker or shop of the chosen delivery method, as it is now: the one that a reload keeps, that of the cart, or the last one of this
 * device. One that is gone is named, also on a device that never knew it.
 */
export function usePickup(pickup: PickupMethods, method: MethodCodes | undefined, ofCart: PlaceOfCart | undefined) {
  const [chosen, setChosen] = useState<Readonly<Record<string, PickupLocation>>>({})
  const pattern = method && pickupPattern(pickup, method)
  const code = method && pattern !== undefined ? methodCode(method) : undefined
  const isOfCart = ofCart?.code != null && ofCart.method === code
  const stored = code === undefined ? undefined : (chosen[code] ?? readSession<PickupLocation>(keyOf(code)) ?? (isOfCart ? ofCart.location : lastLocation(code)) ?? undefined)
  const { current, isChecking } = useLocation(stored?.pickup_location_code)
  return {
    pattern,
    // During an outage the stored one is shown: the backend decides when it is sent.
    location: current === null ? undefined : (current ?? stored),
    isChecking: isChecking && current === undefined,
    gone: current === null ? stored : stored === undefined && isOfCart ? goneLocation(ofCart.code) : undefined,
    chooseLocation: (location: PickupLocation) => {
      if (code === undefined) return
      writeSession(keyOf(code), location)
      showLocation(location.pickup_location_code, location)
      setChosen({ ...chosen, [code]: location })
    },
    leavePickup: () => {
      rememberUnsupported()
      setChosen({})
    },
  }
}

const goneLocation = (code: string | null): GoneLocation | undefined => (code === null ? undefined : { pickup_location_code: code, name: null })

const keyOf = (method: string): string => `pickup:${method}`
