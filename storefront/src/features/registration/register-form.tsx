'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { botChecked } from '../../graphql/bot-check/send-checked.ts'
import type { AuthProblem } from '../auth/auth-problem.ts'
import { ProblemNotice } from '../auth/problem-notice.tsx'
import { SubmitButton } from '../auth/submit-button.tsx'
import { useRedirectCustomer } from '../login/use-redirect-customer.ts'
import { lazyResolver } from '../session/lazy-resolver.ts'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import type { StoredConsent } from './consent-attributes.ts'
import { ConsentFields, type ConsentPages } from './consent-fields.tsx'
import { loadConsentTexts } from './consent-texts.ts'
import type { FirstLogin } from './first-login.ts'
import { openOnce } from './open-once.ts'
import { PersonFields } from './person-fields.tsx'
import { registerCustomer } from './register-customer.ts'
import { RegisterSuccess } from './register-success.tsx'
import type { Registration } from './registration-schema.ts'

interface Registered {
  readonly customer: Registration
  readonly firstLogin: FirstLogin
}

interface RegisterFormProps {
  readonly storedConsents: readonly StoredConsent[]
  readonly pages: ConsentPages
}

export function RegisterForm({ storedConsents, pages }: RegisterFormProps) {
  const t = useTranslations('register')
  const [problem, setProblem] = useState<AuthProblem>()
  const [registered, setRegistered] = useState<Registered>()
  const form = useForm<Registration>({
    mode: 'onTouched',
    resolver: lazyResolver(async () => (await import('./registration-rules.ts')).registrationResolver),
  })
  const { handleSubmit, formState, setError } = form
  const isLeaving = useRedirectCustomer(formState.isSubmitting || registered !== undefined)

  async function submit(registration: Registration): Promise<void> {
    setProblem(undefined)
    const opened = await openOnce(registration, async () => registerCustomer(registration, storedConsents, await loadConsentTexts()))
    if (opened.kind === 'problem') setProblem(opened.problem)
    else if (opened.kind === 'refused') setError(opened.refusal.field, { message: opened.refusal.message }, { shouldFocus: true })
    else setRegistered({ customer: registration, firstLogin: opened.kind })
  }

  return (
    <FormProvider {...form}>
      <form className="grid gap-5" method="post" noValidate {...botChecked} onSubmit={(event) => void handleSubmit(submit)(event)}>
        <PersonFields />
        <NewPasswordFields label={t('password')} />
        <ConsentFields pages={pages} />
        {problem && <ProblemNotice problem={problem} namespace="register" />}
        <SubmitButton isBusy={formState.isSubmitting || isLeaving || registered !== undefined} wide>
          {t('submit')}
        </SubmitButton>
      </form>
      {registered && <RegisterSuccess {...registered} />}
    </FormProvider>
  )
}
