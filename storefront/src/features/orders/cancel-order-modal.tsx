'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../graphql/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OptionCard } from '../../ui/option-card.tsx'
import { useSave } from '../dashboard/use-save.ts'
import { cancelOrder, type CancelRefusal } from './cancel-order.ts'
import type { LoadedOrder } from './load-order.ts'

interface CancelOrderFormProps {
  readonly loaded: LoadedOrder
  readonly reasons: readonly string[]
  readonly onCanceled: () => void
  readonly onKept: () => void
}

export function CancelOrderForm({ loaded, reasons, onCanceled, onKept }: CancelOrderFormProps) {
  const t = useTranslations('dashboardOrder.cancel')
  const [reason, setReason] = useState<string>()
  const [isReasonMissing, setReasonMissing] = useState(false)
  const [refusal, setRefusal] = useState<CancelRefusal>()
  const { isSaving, error, save } = useSave('The order could not be cancelled', async (chosen: string) => {
    setRefusal(undefined)
    try {
      const refused = await cancelOrder(loaded, chosen)
      setRefusal(refused)
      if (!refused) onCanceled()
    } finally {
      // A lost answer may have been a yes.
      void queryClient.invalidateQueries({ queryKey: ['customer'] })
    }
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    setReasonMissing(reason === undefined)
    if (reason !== undefined) void save(reason)
  }

  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <p>{t('ask')}</p>
      <div>
        <ChoiceGroup label={t('reason')} error={isReasonMissing && reason === undefined ? t('reasonMissing') : undefined}>
          {reasons.map((option) => (
            <OptionCard key={option} name="reason" title={option} checked={reason === option} onChange={() => setReason(option)} />
          ))}
        </ChoiceGroup>
      </div>
      {refusal && <Notice kind="error">{t(`refusal.${refusal}`)}</Notice>}
      {error && <Notice kind="error">{t('failed')}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" small busy={isSaving}>
          {t('submit')}
        </Button>
        <Button variant="secondary" small onClick={onKept}>
          {t('keep')}
        </Button>
      </div>
    </form>
  )
}
