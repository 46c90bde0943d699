'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OrderFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import type { DeliverySettings } from '../../settings/shop.ts'
import { CheckIcon } from '../../ui/icons/check-icon.tsx'
import { PauseIcon } from '../../ui/icons/pause-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Steps } from '../../ui/steps.tsx'
import { DaysText } from '../delivery/days-text.tsx'
import { deliveryTo } from '../delivery/delivery-days.ts'
import { expectedDays } from './expected-days.ts'
import type { OrderNote, OrderProgress } from './order-progress.ts'

interface OrderStepsProps {
  readonly order: OrderFragment
  readonly progress: OrderProgress
  readonly delivery: DeliverySettings
}

/** How far the order is, what it waits for, and when it is expected. */
export function OrderSteps({ order, progress, delivery }: OrderStepsProps) {
  const t = useTranslations('dashboardOrder.progress')
  const now = useNow()
  const timeZone = useTimeZone()
  const { steps, at, note, isCollected } = progress
  const isPaused = note === 'held'
  const days = timeZone && expectedDays(progress, deliveryTo(delivery, order.shipping_address?.country_code ?? undefined), now, timeZone)
  return (
    <div className="mb-6 grid gap-4">
      {steps.length > 0 && (
        <Steps className="grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))]" label={t('label')} at={at} isPaused={isPaused}>
          {steps.map((step, index) => (
            <span key={step} className="inline-flex flex-wrap items-center gap-x-1">
              {t(`steps.${step}`)}
              {index < at && (
                <>
                  <CheckIcon size={14} />
                  <span className="sr-only">{t('done')}</span>
                </>
              )}
              {index === at && isPaused && (
                <>
                  <PauseIcon size={14} />
                  <span className="sr-only">{t('paused')}</span>
                </>
              )}
            </span>
          ))}
        </Steps>
      )}
      {days && <DaysText days={days} isCollected={isCollected} />}
      {note === 'unpaid' && <p className="text-sm">{t('unpaid', { isVirtual: String(progress.isVirtual) })}</p>}
      {note && note !== 'unpaid' && <NoteNotice note={note} progress={progress} hasMessage={(order.comments ?? []).length > 0} />}
    </div>
  )
}

interface NoteNoticeProps {
  readonly note: Exclude<OrderNote, 'unpaid'>
  readonly progress: Pick<OrderProgress, 'isVirtual' | 'isCollected'>
  /** Whether the shop has written about the order. */
  readonly hasMessage: boolean
}

function NoteNotice({ note, progress: { isVirtual, isCollected }, hasMessage }: NoteNoticeProps) {
  const t = useTranslations('dashboardOrder.progress.notes')
  const locale = useLocale()
  const contact = (text: ReactNode) => (
    <Link className="underline" href={localePath(locale, '/contact')}>
      {text}
    </Link>
  )
  const about = { isVirtual: String(isVirtual), isCollected: String(isCollected), hasMessage: String(hasMessage) }
  return (
    <Notice kind={note === 'held' || note === 'review' ? 'warning' : 'info'} title={t(`${note}.title`, about)}>
      <p>{t.rich(`${note}.help`, { ...about, contact })}</p>
    </Notice>
  )
}
