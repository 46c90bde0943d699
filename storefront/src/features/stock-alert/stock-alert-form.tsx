'use client'

import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { botChecked } from '../../graphql/bot-check/send-checked.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Select } from '../../ui/select.tsx'
import { useErrorFocus } from '../../ui/use-error-focus.ts'
import { LateBotCheckTerms } from '../bot-check/late-bot-check-terms.tsx'
import { useCustomer } from '../session/use-customer.ts'
import { requestStockAlert } from './request-stock-alert.ts'
import type { StockAlertAnswer } from './stock-alert-answer.ts'
import { type StockAlertFields, stockAlertFields, type StockAlertMessage } from './stock-alert-input.ts'
import { StockAlertProblem } from './stock-alert-problem.tsx'

/** A product or a variant that is out of stock. */
export interface SoldOut {
  readonly sku: string
  /** What distinguishes the variant; empty for a whole product. */
  readonly label: string
}

interface StockAlertFormProps {
  readonly name: string
  /** At least one. */
  readonly soldOut: readonly SoldOut[]
}

export function StockAlertForm({ name, soldOut }: StockAlertFormProps) {
  const t = useTranslations('stockAlert')
  const locale = useLocale()
  const customer = useCustomer()
  const [answer, setAnswer] = useState<StockAlertAnswer>()
  const [first, ...others] = soldOut
  const isChoice = others.length > 0
  const { register, handleSubmit, formState, setError, getValues } = useForm<StockAlertFields>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(stockAlertFields),
    values: { sku: isChoice ? '' : (first?.sku ?? ''), email: customer?.email ?? '' },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting } = formState
  const form = useErrorFocus(formState)
  const titleOf = (sku: string) => {
    const label = soldOut.find((each) => each.sku === sku)?.label
    return label ? `${name} (${label})` : name
  }

  async function submit(values: StockAlertFields): Promise<void> {
    setAnswer(undefined)
    const next = await requestStockAlert({ ...values, locale })
    if (next.outcome === 'email-wrong') setError('email', { message: 'emailWrong' satisfies StockAlertMessage }, { shouldFocus: true })
    else setAnswer(next)
  }

  const errorOf = (field: keyof StockAlertFields): string | undefined => {
    const message = errors[field]?.message as StockAlertMessage | undefined
    return message && t(`error.${message}`)
  }

  if (answer?.outcome === 'accepted') {
    const { sku, email } = getValues()
    return (
      <AppearingNotice takesFocus kind="success" title={t('done')}>
        <p className="wrap-anywhere">{t('doneHelp', { name: titleOf(sku), email })}</p>
      </AppearingNotice>
    )
  }
  return (
    <form ref={form} className="grid gap-4" method="post" noValidate {...botChecked} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <p>{t('intro', { name: isChoice ? name : titleOf(first?.sku ?? '') })}</p>
      {answer && <StockAlertProblem answer={answer} />}
      {isChoice && (
        <Select {...register('sku')} label={t('variant')} error={errorOf('sku')} required>
          <option value="">{t('choose')}</option>
          {soldOut.map(({ sku, label }) => (
            <option key={sku} value={sku}>
              {label}
            </option>
          ))}
        </Select>
      )}
      <EmailField {...register('email')} label={t('email')} placeholder={t('example')} help={t('privacy')} error={errorOf('email')} autoComplete="email" required />
      <Button type="submit" busy={isSubmitting}>
        {t('submit')}
      </Button>
      <LateBotCheckTerms />
    </form>
  )
}
