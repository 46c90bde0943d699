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
import { Skeleton } from '../../ui/skeleton.tsx'
import { useQueryString } from '../../ui/use-query-string.ts'
import { AuthLink } from '../auth/auth-link.tsx'
import { type AuthProblem, readGuestProblem } from '../auth/auth-problem.ts'
import { type CredentialsMessage, emailSchema } from '../auth/credentials-schema.ts'
import { ProblemNotice } from '../auth/problem-notice.tsx'
import { SubmitButton } from '../auth/submit-button.tsx'
import { confirmAccount, type Confirmation, type ConfirmationLink, readConfirmationLink, resendConfirmation } from './confirmation.ts'

/** Pages are rendered without a query, so the link is read in the browser. */
export function ConfirmAccount() {
  const t = useTranslations('register.confirm')
  const search = useQueryString()
  if (search !== null) return <ConfirmForm link={readConfirmationLink(search)} />
  return (
    <>
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-40" />
    </>
  )
}

/**
 * The account is confirmed by a button and not by opening the link, because mail scanners open links, too. After a refused link it offers
 * to send another.
 */
function ConfirmForm({ link }: { link: ConfirmationLink }) {
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

type Outcome = Confirmation | 'link-sent'

/** Replaces the form when it is done. */
function ConfirmOutcome({ outcome }: { outcome: Exclude<Outcome, 'link-refused'> }) {
  const t = useTranslations('register.confirm')
  if (outcome === 'link-sent') return <AppearingNotice kind="info" title={t('sent')} takesFocus>{t('sentHelp')}</AppearingNotice>
  return (
    <>
      <AppearingNotice kind="success" title={t('confirmed')} takesFocus>{t('confirmedHelp')}</AppearingNotice>
      <AuthLink path="/login" className={buttonStyle({ wide: true })}>
        {t('logIn')}
      </AuthLink>
    </>
  )
}
