'use client'

import { useTranslations } from 'next-intl'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { botChecked } from '../../graphql/bot-check/send-checked.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { type AuthProblem, readGuestProblem } from '../auth/auth-problem.ts'
import { type CredentialsMessage, emailSchema } from '../auth/credentials-schema.ts'
import { ProblemNotice } from '../auth/problem-notice.tsx'
import { SubmitButton } from '../auth/submit-button.tsx'
import { requestReset } from './request-reset.ts'

type Outcome = AuthProblem | 'sent'

export function ForgotPasswordForm() {
  const t = useTranslations('login')
  const [outcome, setOutcome] = useState<Outcome>()
  const { register, handleSubmit, formState } = useForm<{ email: string }>({ mode: 'onTouched', resolver: valibotResolver(emailSchema) })
  const message = formState.errors.email?.message as CredentialsMessage | undefined

  async function submit({ email }: { email: string }): Promise<void> {
    setOutcome(undefined)
    try {
      await requestReset(email)
      setOutcome('sent')
    } catch (error) {
      logFailure('A password reset could not be requested', error)
      setOutcome(readGuestProblem(error))
    }
  }

  return (
    <form className="grid gap-5" method="post" noValidate {...botChecked} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {outcome && outcome !== 'sent' && <ResetProblem problem={outcome} />}
      <EmailField
        {...register('email')}
        label={t('email')}
        error={message && t(`error.${message}`)}
        autoComplete="username"
        required
      />
      <SubmitButton isBusy={formState.isSubmitting} wide>
        {t('forgotPassword.submit')}
      </SubmitButton>
      {outcome === 'sent' && <AppearingNotice kind="info" title={t('forgotPassword.sent')}>{t('forgotPassword.sentHelp')}</AppearingNotice>}
    </form>
  )
}

/** After a lost answer the mail may be on its way, and another request would make its link invalid. */
function ResetProblem({ problem }: { problem: AuthProblem }) {
  const t = useTranslations('login.forgotPassword')
  if (problem.reason !== 'unreachable') return <ProblemNotice problem={problem} namespace="login" />
  return <AppearingNotice kind="error" title={t('unconfirmed')} failure={problem}>{t('unconfirmedHelp')}</AppearingNotice>
}
