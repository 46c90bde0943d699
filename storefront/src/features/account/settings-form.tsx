'use client'

import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { heldFocus } from '../../ui/held-focus.ts'
import { readAuthProblem } from '../auth/auth-problem.ts'
import { ProblemNotice } from '../auth/problem-notice.tsx'
import { FieldRefusal } from './field-refusal.ts'

interface SettingsFormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  readonly onSubmit: (values: Values) => Promise<void>
  readonly isSaving: boolean
  /** Why the last attempt failed; what a field is refused for is shown there. */
  readonly error: Error | undefined
  /** What the button says. */
  readonly action: string
  readonly children: ReactNode
}

export function SettingsForm<Values extends FieldValues>({ form, onSubmit, isSaving, error, action, children }: SettingsFormProps<Values>) {
  return (
    <FormProvider {...form}>
      <form className="grid justify-items-start gap-4" noValidate {...heldFocus} onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
        {children}
        {error && !(error instanceof FieldRefusal) && <ProblemNotice problem={readAuthProblem(error)} namespace="dashboardAccount" />}
        <Button type="submit" variant="secondary" small busy={isSaving}>
          {action}
        </Button>
      </form>
    </FormProvider>
  )
}
