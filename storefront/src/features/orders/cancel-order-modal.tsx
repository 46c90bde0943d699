'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef, useState } from 'react'
import { StoreError } from '../../graphql/errors.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { ConfirmFooter } from '../../ui/confirm-footer.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OptionCard } from '../../ui/option-card.tsx'
import { dismissToasts, showToast } from '../../ui/toast.ts'
import { refetchCustomerData } from '../dashboard/use-customer-query.ts'
import { useSave } from '../dashboard/use-save.ts'
import { cancelOrder, type CancelRefusal } from './cancel-order.ts'
import type { LoadedOrder } from './load-order.ts'

interface CancelOrderModalProps {
  readonly loaded: LoadedOrder
  readonly reasons: readonly string[]
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onCanceled: () => void
}

const textOf = (failure: unknown): 'refusal.refused' | 'failed' => (failure instanceof StoreError ? 'refusal.refused' : 'failed')

export function CancelOrderModal({ loaded, reasons, isOpen, onClose, onCanceled }: CancelOrderModalProps) {
  const t = useTranslations('dashboardOrder.cancel')
  const common = useTranslations('common')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState<string>()
  const [isReasonMissing, setReasonMissing] = useState(false)
  const [refusal, setRefusal] = useState<CancelRefusal>()
  const action = `cancel:${loaded.order.number}`
  const { isSaving, error, save } = useSave('The order could not be cancelled', async (chosen: string) => {
    setRefusal(undefined)
    try {
      const refused = await cancelOrder(loaded, chosen)
      setRefusal(refused)
      if (refused) toastIfClosed(t(`refusal.${refused}`))
      else {
        dismissToasts(action)
        onCanceled()
      }
    } finally {
      // If the answer was lost, the order may be cancelled.
      refetchCustomerData()
    }
  }, (failure) => toastIfClosed(t(textOf(failure)), failure))

  /** For a dialog that was closed before the answer arrived. */
  function toastIfClosed(title: string, failure?: unknown): void {
    if (!form.current?.closest('dialog')?.open) showToast({ kind: 'error', action, title, failure })
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setReasonMissing(reason === undefined)
    if (reason === undefined) return event.currentTarget.querySelector('input')?.focus()
    void save(reason)
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('title', { number: loaded.order.number })}
      closeLabel={common('close')}
      footer={
        <ConfirmFooter cancelLabel={t('keep')} onCancel={onClose} isSending={isSaving}>
          <Button type="submit" form={formId} variant="destructive" busy={isSaving}>
            {t('submit')}
          </Button>
        </ConfirmFooter>
      }
    >
      <form ref={form} id={formId} className="grid gap-5" onSubmit={submit} noValidate>
        <p>{t('ask')}</p>
        <div>
          <ChoiceGroup label={t('reason')} error={isReasonMissing && reason === undefined ? t('reasonMissing') : undefined}>
            {reasons.map((option) => (
              <OptionCard key={option} name="reason" title={option} checked={reason === option} onChange={() => setReason(option)} />
            ))}
          </ChoiceGroup>
        </div>
        {refusal && <Notice kind="error">{t(`refusal.${refusal}`)}</Notice>}
        {error && <Notice kind="error" failure={error}>{t(textOf(error))}</Notice>}
      </form>
    </Modal>
  )
}
