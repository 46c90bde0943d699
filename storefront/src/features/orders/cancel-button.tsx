'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CloseIcon } from '../../ui/icons/close-icon.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { CancelOrderModal } from './cancel-order-modal.tsx'
import { cancellationReasons } from './cancellation.ts'
import type { LoadedOrder } from './load-order.ts'

interface CancelButtonProps {
  readonly loaded: LoadedOrder
  readonly onCanceled: () => void
}

/** Nothing for an order that the shop would not let go. */
export function CancelButton({ loaded, onCanceled }: CancelButtonProps) {
  const t = useTranslations('dashboardOrder.cancel')
  const modal = useModal<readonly string[]>()
  const [isCanceled, setCanceled] = useState(false)
  const reasons = cancellationReasons(loaded)

  // The dialog goes at once: one that closes gives the focus back, and takes it from what is said of the result.
  const finish = () => {
    setCanceled(true)
    onCanceled()
  }

  // A refusal is still read while the order that has come meanwhile cannot be cancelled, and nothing moves in the dialog.
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
