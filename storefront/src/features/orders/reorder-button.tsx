'use client'

import { useTranslations } from 'next-intl'
import type { OrderRowFragment } from '../../graphql/generated/types.ts'
import { Button } from '../../ui/button.tsx'
import { ReorderIcon } from '../../ui/icons/reorder-icon.tsx'
import { orderTone } from './order-status.tsx'
import type { Reordering } from './use-reorder.ts'

interface ReorderButtonProps extends Reordering {
  readonly order: Pick<OrderRowFragment, 'number' | 'status'>
}

/** Empty for orders on hold. */
export function ReorderButton({ order: { number, status }, isPending, reorder }: ReorderButtonProps) {
  const t = useTranslations('dashboard.reorder')
  const isBusy = isPending(number)
  if (orderTone(status) === 'held') return null
  return (
    <Button variant="text" busy={isBusy} onClick={() => void reorder(number)}>
      {!isBusy && <ReorderIcon size={20} />}
      {t('action')}
      <span className="sr-only">{t('which', { number })}</span>
    </Button>
  )
}
