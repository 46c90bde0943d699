'use client'

import { useTranslations } from 'next-intl'
import { Button } from '../../ui/button.tsx'
import { ReorderIcon } from '../../ui/icon.tsx'
import type { Reordering } from './use-reorder.ts'

interface ReorderButtonProps extends Reordering {
  readonly orderNumber: string
}

export function ReorderButton({ orderNumber, isPending, reorder }: ReorderButtonProps) {
  const t = useTranslations('dashboard.reorder')
  const isBusy = isPending(orderNumber)
  return (
    <Button variant="text" busy={isBusy} onClick={() => void reorder(orderNumber)}>
      {!isBusy && <ReorderIcon size={20} />}
      {t('action')}
      <span className="sr-only">{t('which', { number: orderNumber })}</span>
    </Button>
  )
}
