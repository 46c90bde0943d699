'use client'

import { useLocale, useTranslations } from 'next-intl'
import { LANGUAGES } from '../../i18n/languages.ts'
import type { DeliveryRange } from './delivery-days.ts'

interface DaysTextProps {
  readonly days: DeliveryRange
  /** Whether the shopper collects the order: then the first day alone counts. */
  readonly isCollected?: boolean
  readonly isFree?: boolean
}

export function DaysText({ days: [first, last], isCollected = false, isFree = false }: DaysTextProps) {
  const t = useTranslations('delivery')
  const isOneDay = first.getTime() === last.getTime()
  return (
    <span className="block text-text">
      {t.rich(isCollected ? 'ready' : isOneDay ? 'day' : 'days', { free: isFree ? 'yes' : 'no', first: () => <Day day={first} />, last: () => <Day day={last} /> })}
    </span>
  )
}

function Day({ day }: { day: Date }) {
  const { dates, month } = LANGUAGES[useLocale()]
  const format = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dates, { ...parts, timeZone: 'UTC' }).format(day)
  return (
    <time dateTime={day.toISOString().slice(0, 10)} className="whitespace-nowrap">
      {`${format({ weekday: 'short' })} ${format({ day: 'numeric', month })}`}
    </time>
  )
}
