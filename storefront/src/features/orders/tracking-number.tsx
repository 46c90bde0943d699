'use client'

import { useTranslations } from 'next-intl'
import { logFailure } from '../../lib/log-failure.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { trackingLink } from './tracking-link.ts'

interface TrackingNumberProps {
  readonly track: { readonly carrier: string; readonly title: string; readonly number: string }
}

/** Links to the carrier's tracking page; the number of an unknown carrier can be copied. */
export function TrackingNumber({ track }: TrackingNumberProps) {
  const t = useTranslations('dashboardOrder.shipments')
  const { title, number } = track
  const href = trackingLink(track)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(number)
      showToast({ action: 'copy', kind: 'success', title: t('copied') })
    } catch (error) {
      logFailure('The tracking number could not be copied', error)
      showToast({ action: 'copy', kind: 'error', title: t('notCopied') })
    }
  }

  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm wrap-anywhere">
      <span>{t('tracking', { carrier: title, number })}</span>
      {href ? (
        <a className="button button-text" href={href} target="_blank" rel="noopener noreferrer" aria-label={t('trackNamed', { number })}>
          {t('track')}
        </a>
      ) : (
        <Button variant="text" aria-label={t('copyNamed', { number })} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      )}
    </p>
  )
}
