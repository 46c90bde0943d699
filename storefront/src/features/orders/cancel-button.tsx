'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CloseIcon } from '../../ui/icons/close-icon.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { CancelOrderModal } from './cancel-order-modal.tsx'
import { cancellationReasons } from './cancel-order.ts'
import type { LoadedOrder } from './load-order.ts'

interface CancelButtonProps {
  readonly loaded: LoadedOrder
  readonly onCanceled: () => void
}

/** Empty for orders that cannot be cancelled. */
export function CancelButton({ loaded, onCanceled }: CancelButtonProps) {
  const t = useTranslations('dashboardOrder.cancel')
  const modal = useModal<readonly string[]>()
  const [isCanceled, setCanceled] = useState(false)
  const reasons = cancellationReasons(loaded)

  // The dialog is unmounted: closing it would return the focus to the button and away from the result.
  const finish = () => {
    setCanceled(true)
    onCanceled()
  }

  // The refetched order may no longer be cancellable while the customer still reads the refusal in the open dialog.
  if (isCanceled || (reasons.length === 0 && !modal.isOpen)) return null
  return (
    <>
      <Button variant="text" onClick={() => modal.open(reasons)}>
        <CloseIcon size={20} />
        {t('open')}
      </Button>
      <CancelOrderModal key={modal.times} loaded={loaded} reasons={modal.subject ?? reasons} isOpen={modal.isOpen} onClose={modal.close} onCanceled={finish} />
    </>
  )
}
