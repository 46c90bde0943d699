'use client'

import { useTranslations } from 'next-intl'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { botChecked } from '../../graphql/bot-check/send-checked.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { AuthLink } from './auth-link.tsx'
import { type AuthProblem, readGuestProblem } from './auth-problem.ts'
import { ConfirmOutcome, type Outcome } from './confirm-outcome.tsx'
import { type ConfirmationLink, confirmAccount, resendConfirmation } from './confirmation.ts'
import { type CredentialsMessage, emailSchema } from './credentials-schema.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { SubmitButton } from './submit-button.tsx'

/**
 * The account is confirmed by a press and not by the visit: what looks through mails for harm opens their links, too. In place of a
 * link that is refused another one can be had.
 */
export function ConfirmForm({ link }: { link: ConfirmationLink }) {
  const t = useTranslations('register')
  const [outcome, setOutcome] = useState<Outcome>()
  const [problem, setProblem] = useState<AuthProblem>()
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    mode: 'onTouched',
    resolver: valibotResolver(emailSchema),
    defaultValues: { email: link.email ?? '' },
  })
  const message = formState.errors.email?.message as CredentialsMessage | undefined
  const key = outcome === 'link-refused' ? undefined : link.key

  async function submit({ email }: { email: string }): Promise<void> {
    setProblem(undefined)
    try {
      setOutcome(key ? await confirmAccount(email, key) : await resendConfirmation(email).then(() => 'link-sent'))
    } catch (error) {
      logFailure('The account could not be confirmed', error)
      setProblem(readGuestProblem(error))
    }
  }

  if (outcome === 'confirmed' || outcome === 'link-sent') return <ConfirmOutcome outcome={outcome} />
  return (
    <form className="grid gap-5" method="post" noValidate {...botChecked} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {problem && <ProblemNotice problem={problem} namespace="register" />}
      {key ? (
        <p className="text-soft wrap-anywhere">{link.email ? t('confirm.help', { email: link.email }) : t('confirm.helpWithoutEmail')}</p>
      ) : (
        <AppearingNotice kind="error" title={t('confirm.refused')} takesFocus={outcome !== undefined}>
          {t('confirm.refusedHelp')}
        </AppearingNotice>
      )}
      {!link.email && (
        <EmailField
          {...register('email')}
          label={t('email')}
          error={message && t(`error.${message}`)}
          autoComplete="username"
          required
        />
      )}
      <SubmitButton isBusy={formState.isSubmitting} wide>
        {t(key ? 'confirm.submit' : 'confirm.resend')}
      </SubmitButton>
      {!key && (
        <AuthLink path="/login" className={buttonStyle({ variant: 'secondary', wide: true })}>
          {t('confirm.logIn')}
        </AuthLink>
      )}
    </form>
  )
}
