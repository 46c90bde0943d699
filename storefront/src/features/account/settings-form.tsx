'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { heldFocus } from '../../ui/held-focus.ts'
import { Notice } from '../../ui/notice.tsx'
import { readAuthProblem } from '../auth/auth-problem.ts'
import { ProblemNotice } from '../auth/problem-notice.tsx'
import { FieldRefusal } from './field-refusal.ts'

interface SettingsFormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values> & { readonly isResumed?: boolean }
  readonly onSubmit: (values: Values) => Promise<void>
  readonly isSaving: boolean
  /** Why the last attempt failed. A `FieldRefusal` is shown at its field instead. */
  readonly error: Error | undefined
  readonly submitLabel: string
  readonly children: ReactNode
}

export function SettingsForm<Values extends FieldValues>({ form, onSubmit, isSaving, error, submitLabel, children }: SettingsFormProps<Values>) {
  const t = useTranslations('dashboardAccount')
  return (
    <FormProvider {...form}>
      <form className="grid justify-items-start gap-4" noValidate {...heldFocus} onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
        {form.isResumed && !error && <Notice kind="info">{t('resumed')}</Notice>}
        {children}
        {error && !(error instanceof FieldRefusal) && <ProblemNotice problem={readAuthProblem(error)} namespace="dashboardAccount" />}
        <Button type="submit" variant="secondary" small busy={isSaving}>
          {submitLabel}
        </Button>
      </form>
    </FormProvider>
  )
}
