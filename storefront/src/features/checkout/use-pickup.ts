'use client'

import { useState } from 'react'
import { readSession, writeSession } from '../../lib/session-storage.ts'
import type { PickupMethods } from '../../settings/shop.ts'
import { type MethodCodes, methodCode } from '../delivery/delivery-days.ts'
import { lastLocation } from '../pickup/last-locations.ts'
import { pickupPattern, rememberUnsupported } from '../pickup/pickup-methods.ts'
import type { PickupLocation } from '../pickup/search-locations.ts'
import { showLocation, useLocation } from '../pickup/use-location.ts'

/**
 * The locker or shop of the chosen delivery method, as it is now: the one that a reload keeps, that of the cart, or the last one of this
 * device.
 * @param ofCart the code of the cart's place, and its method
 */
export function usePickup(pickup: PickupMethods, method: MethodCodes | undefined, ofCart: { readonly method: string; readonly location: PickupLocation } | undefined) {
  const [chosen, setChosen] = useState<Readonly<Record<string, PickupLocation>>>({})
  const pattern = method && pickupPattern(pickup, method)
  const code = method && pattern !== undefined ? methodCode(method) : undefined
  const stored = code === undefined ? undefined : (chosen[code] ?? readSession<PickupLocation>(keyOf(code)) ?? (ofCart?.method === code ? ofCart.location : undefined) ?? lastLocation(code))
  const { current, isChecking } = useLocation(stored?.pickup_location_code)
  return {
    pattern,
    // During an outage the stored one is shown: the backend decides when it is sent.
    location: current === null ? undefined : (current ?? stored),
    isChecking: isChecking && current === undefined,
    gone: current === null ? stored : undefined,
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

const keyOf = (method: string): string => `pickup:${method}`
