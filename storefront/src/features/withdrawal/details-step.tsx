'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { focusWrongQuantity } from '../../ui/focus-wrong-quantity.ts'
import { heldFocus } from '../../ui/held-focus.ts'
import { StepHeading } from '../checkout/step-heading.tsx'
import { OrderFields } from './order-fields.tsx'
import { ScopeFields } from './scope-fields.tsx'
import type { OwnOrders } from './use-own-orders.ts'
import type { LookUpAnswer } from './withdrawal-answer.ts'
import type { WithdrawalMessage } from './withdrawal-schema.ts'
import { MAX_LENGTHS, type WithdrawalValues } from './withdrawal-values.ts'

interface DetailsStepProps {
  readonly form: UseFormReturn<WithdrawalValues>
  /** Of the account. */
  readonly orders: OwnOrders
  readonly answer: LookUpAnswer | undefined
  readonly isWaiting: boolean
  readonly notice: ReactNode
  readonly onProceed: (values: WithdrawalValues) => Promise<void>
}

/** The consumer's name, the order, and the address for the acknowledgement. */
export function DetailsStep({ form, orders, answer, isWaiting, notice, onProceed }: DetailsStepProps) {
  const t = useTranslations('withdrawal')
  const { register, handleSubmit, formState } = form
  const name = (field: 'firstName' | 'lastName') => {
    const message = formState.errors[field]?.message as WithdrawalMessage | undefined
    return { ...register(field), label: t(field), error: message && t(`error.${message}`), maxLength: MAX_LENGTHS.name, required: true }
  }
  return (
    <FormProvider {...form}>
      <form method="post" noValidate {...heldFocus} onSubmit={(event) => void (focusWrongQuantity() ? event.preventDefault() : handleSubmit(onProceed)(event))}>
        <StepHeading>{t('steps.details')}</StepHeading>
        <div className="grid gap-5">
          {notice}
          <div className="field-grid">
            <Field {...name('firstName')} className="half" autoComplete="given-name" />
            <Field {...name('lastName')} className="half" autoComplete="family-name" />
          </div>
          <OrderFields orders={orders} />
          <ScopeFields answer={answer} />
          <Button type="submit" className="justify-self-start" busy={isWaiting}>
            {t('continue')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
