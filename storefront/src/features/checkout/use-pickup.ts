'use client'

import { useState } from 'react'
import { readSession, writeSession } from '../../lib/session-storage.ts'
import type { PickupMethods } from '../../settings/shop.ts'
import { type MethodCodes, methodCode } from '../delivery/delivery-days.ts'
import { lastLocation } from '../pickup/last-locations.ts'
import { pickupPattern, rememberUnsupported } from '../pickup/pickup-methods.ts'
import type { PickupLocation } from '../pickup/search-locations.ts'

/** The locker or shop of the chosen delivery method: the last one of this device until another is chosen, which a reload keeps. */
export function usePickup(pickup: PickupMethods, method: MethodCodes | undefined) {
  const [chosen, setChosen] = useState<Readonly<Record<string, PickupLocation>>>({})
  const pattern = method && pickupPattern(pickup, method)
  const code = method && pattern !== undefined ? methodCode(method) : undefined
  return {
    pattern,
    location: code === undefined ? undefined : (chosen[code] ?? readSession<PickupLocation>(keyOf(code)) ?? lastLocation(code)),
    chooseLocation: (location: PickupLocation) => {
      if (code === undefined) return
      writeSession(keyOf(code), location)
      setChosen({ ...chosen, [code]: location })
    },
    leavePickup: () => {
      rememberUnsupported()
      setChosen({})
    },
  }
}

const keyOf = (method: string): string => `pickup:${method}`
