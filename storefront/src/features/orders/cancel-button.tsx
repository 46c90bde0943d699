'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CloseIcon } from '../../ui/icon.tsx'
import { Modal } from '../../ui/modal.tsx'
import { CancelOrderForm } from './cancel-order-form.tsx'
import { cancellationReasons } from './cancellation.ts'
import type { LoadedOrder } from './load-order.ts'

interface CancelButtonProps {
  readonly loaded: LoadedOrder
  readonly onCanceled: () => void
}

/** Nothing for an order that the shop would not let go. */
export function CancelButton({ loaded, onCanceled }: CancelButtonProps) {
  const t = useTranslations('dashboardOrder.cancel')
  const common = useTranslations('common')
  const [isOpen, setOpen] = useState(false)
  const [isCanceled, setCanceled] = useState(false)
  const reasons = cancellationReasons(loaded)

  const close = () => setOpen(false)

  // The dialog goes at once: one that closes gives the focus back, and takes it from what is said of the result.
  const finish = () => {
    setCanceled(true)
    onCanceled()
  }

  // A refusal is still read while the order that has come meanwhile cannot be cancelled.
  if (isCanceled || (reasons.length === 0 && !isOpen)) return null
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        <CloseIcon size={20} />
        {t('open')}
      </Button>
      <Modal isOpen={isOpen} onClose={close} title={t('title', { number: loaded.order.number })} closeLabel={common('close')}>
        {isOpen && <CancelOrderForm loaded={loaded} reasons={reasons} onCanceled={finish} onKept={close} />}
      </Modal>
    </>
  )
}
