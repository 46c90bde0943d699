'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'
import type { DeliverySettings } from '../../settings/shop.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { deliveryDays } from './delivery-days.ts'
import type { ShippingChoice } from './set-shipping-method.ts'

const MINUTE_MS = 60_000

interface DeliveryDateProps {
  readonly method: ShippingChoice
  readonly delivery: DeliverySettings
}

/** The expected delivery of an order placed now. Rendered only in the browser: a cached page would show yesterday's dates. */
export function DeliveryDate({ method, delivery }: DeliveryDateProps) {
  const t = useTranslations('checkout.delivery')
  const now = useNow({ updateInterval: MINUTE_MS })
  const timeZone = useTimeZone()
  const days = timeZone && deliveryDays(delivery, method, now, timeZone)
  if (!days) return null
  const [first, last] = days
  const isOneDay = first.getTime() === last.getTime()
  return (
    <span className="block text-text">
      {t.rich(isOneDay ? 'expectedOn' : 'expected', { first: () => <Day day={first} />, last: () => <Day day={last} /> })}
    </span>
  )
}

function Day({ day }: { day: Date }) {
  const text = new Intl.DateTimeFormat(LANGUAGES[useLocale()].dates, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <time dateTime={day.toISOString().slice(0, 10)} className="whitespace-nowrap">
      {text.format(day)}
    </time>
  )
}
