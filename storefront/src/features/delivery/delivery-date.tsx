'use client'

import { useNow, useTimeZone } from 'next-intl'
import type { DeliverySettings } from '../../settings/shop.ts'
import { DaysText } from './days-text.tsx'
import { deliveryDays, isCollection, type MethodCodes } from './delivery-days.ts'

const MINUTE_MS = 60_000

interface DeliveryDateProps {
  readonly method: MethodCodes
  readonly delivery: DeliverySettings
}

/** The expected delivery of an order placed now. Rendered only in the browser: a cached page would show yesterday's dates. */
export function DeliveryDate({ method, delivery }: DeliveryDateProps) {
  const now = useNow({ updateInterval: MINUTE_MS })
  const timeZone = useTimeZone()
  const days = timeZone && deliveryDays(delivery, method, now, timeZone)
  return days ? <DaysText days={days} isCollected={isCollection(method)} /> : null
}
