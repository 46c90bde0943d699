'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { StepHeading } from '../checkout/step-heading.tsx'
import { toDetails } from './use-step.ts'
import type { LookUpAnswer } from './withdrawal-answer.ts'
import { orderQuery, replyAddress, type WithdrawalValues } from './withdrawal-values.ts'
import type { WithdrawableItem } from './withdrawable.ts'

interface ConfirmStepProps {
  readonly values: WithdrawalValues
  readonly answer: LookUpAnswer | undefined
  readonly isWaiting: boolean
  readonly notice: ReactNode
  readonly onConfirm: () => Promise<void>
}

/** Shows the declaration and the button that submits it. */
export function ConfirmStep({ values, answer, isWaiting, notice, onConfirm }: ConfirmStepProps) {
  const t = useTranslations('withdrawal.confirm')
  const steps = useTranslations('withdrawal.steps')
  const items = answer?.outcome === 'found' ? answer.order.items : []
  return (
    <>
      <StepHeading>{steps('confirm')}</StepHeading>
      <div className="grid gap-5">
        {notice}
        <dl className="bg-tile px-6 py-2">
          <Row label={t('name')}>{`${values.firstName} ${values.lastName}`}</Row>
          <Row label={t('order')}>{orderQuery(values).number}</Row>
          <Row label={t('goods')}>
            <Goods values={values} items={items} />
          </Row>
          <Row label={t('replyTo')}>{replyAddress(values)}</Row>
        </dl>
        <p className="text-soft">{t('help')}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button busy={isWaiting} onClick={() => void onConfirm()}>
            {t('action')}
          </Button>
          <Button variant="text" onClick={() => toDetails()}>
            {t('back')}
          </Button>
        </div>
      </div>
    </>
  )
}

function Goods({ values, items }: Pick<ConfirmStepProps, 'values'> & { items: readonly WithdrawableItem[] }) {
  const t = useTranslations('withdrawal')
  const { scope, quantities, goods } = values
  const isWhole = scope === 'whole'
  if (items.length === 0) return <span className="whitespace-pre-line">{isWhole ? t('confirm.whole') : goods}</span>
  const chosen = items.filter(({ id, barrier }) => !barrier && (isWhole || quantities[id]))
  const barred = items.flatMap(({ id, name, barrier }) => (isWhole && barrier ? [{ id, name, barrier }] : []))
  return (
    <div className="grid gap-1">
      {isWhole && <span>{t('confirm.whole')}</span>}
      <ul className="grid gap-1">
        {chosen.map(({ id, name, options, quantity }) => (
          <li key={id}>{`${isWhole ? quantity : quantities[id]} × ${[name, ...options].join(', ')}`}</li>
        ))}
      </ul>
      {barred.length > 0 && <span className="mt-2 text-sm font-semibold">{t('confirm.left')}</span>}
      {barred.map(({ id, name, barrier }) => (
        <span key={id} className="text-sm text-soft">{`${name}: ${t(`barrier.${barrier}`)}`}</span>
      ))}
    </div>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1 border-b border-line py-4 last:border-0 sm:grid-cols-[2fr_3fr]">
      <dt className="text-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
