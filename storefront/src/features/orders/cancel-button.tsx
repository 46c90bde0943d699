'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CloseIcon } from '../../ui/icon.tsx'
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
  const [isOpen, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const [isCanceled, setCanceled] = useState(false)
  const reasons = cancellationReasons(loaded)

  const open = () => {
    setOpenings((count) => count + 1)
    setOpen(true)
  }

  // The dialog goes at once: one that closes gives the focus back, and takes it from what is said of the result.
  const finish = () => {
    setCanceled(true)
    onCanceled()
  }

  // A refusal is still read while the order that has come meanwhile cannot be cancelled.
  if (isCanceled || (reasons.length === 0 && !isOpen)) return null
  return (
    <>
      <Button variant="text" onClick={open}>
        <CloseIcon size={20} />
        {t('open')}
      </Button>
      <CancelOrderModal key={openings} loaded={loaded} reasons={reasons} isOpen={isOpen} onClose={() => setOpen(false)} onCanceled={finish} />
    </>
  )
}
