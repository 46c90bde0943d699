'use client'

import { useLocale, useTranslations } from 'next-intl'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { localePath } from '../../i18n/paths.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { type AuthProblem, readGuestProblem } from '../auth/auth-problem.ts'
import type { CredentialsMessage } from '../auth/credentials-schema.ts'
import { ProblemNotice } from '../auth/problem-notice.tsx'
import { SubmitButton } from '../auth/submit-button.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { rememberPasswordChange } from './password-changed.ts'
import { passwordRefusal } from './password-refusal.ts'
import { type LinkProblem, linkProblem, resetPassword, type Reset, resetSchema } from './reset-password.ts'

interface CreatePasswordFormProps {
  readonly token: string
  /** Entered in the form if the link has none. */
  readonly email: string | undefined
}

export function CreatePasswordForm({ token, email }: CreatePasswordFormProps) {
  const t = useTranslations('login')
  const locale = useLocale()
  const router = useRouter()
  const [problem, setProblem] = useState<AuthProblem | LinkProblem>()
  const [isDone, setDone] = useState(false)
  const form = useForm<Reset>({
    mode: 'onTouched',
    resolver: (values, ...rest) => valibotResolver(resetSchema(values))(values, ...rest),
  })
  const { register, handleSubmit, formState, setError } = form
  const message = formState.errors.email?.message as CredentialsMessage | undefined

  async function submit(reset: Reset): Promise<void> {
    setProblem(undefined)
    try {
      await resetPassword(token, reset)
    } catch (error) {
      return refuse(error)
    }
    setDone(true)
    rememberPasswordChange(reset.email)
    router.replace(localePath(locale, '/login'))
  }

  function refuse(error: unknown): void {
    logFailure('The password could not be set', error)
    const refusal = passwordRefusal(error)
    if (refusal) setError('password', { message: refusal }, { shouldFocus: true })
    else setProblem(linkProblem(error) ?? readGuestProblem(error))
  }

  return (
    <FormProvider {...form}>
      <form className="grid gap-5" method="post" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        {typeof problem === 'string' ? <LinkRefused problem={problem} /> : problem && <ProblemNotice problem={problem} namespace="login" />}
        <EmailField
          {...register('email')}
          label={t(email ? 'createPassword.account' : 'email')}
          error={message && t(`error.${message}`)}
          autoComplete="username"
          required
          defaultValue={email}
          readOnly={email !== undefined}
        />
        <NewPasswordFields label={t('createPassword.newPassword')} />
        <SubmitButton isBusy={formState.isSubmitting || isDone} wide>
          {t('createPassword.submit')}
        </SubmitButton>
      </form>
    </FormProvider>
  )
}

function LinkRefused({ problem }: { readonly problem: LinkProblem }) {
  const t = useTranslations('login.createPassword')
  const locale = useLocale()
  return (
    <AppearingNotice kind="error">
      <p>{t(problem)}</p>
      <ButtonLink variant="text" href={localePath(locale, '/forgot-password')}>
        {t('newLink')}
      </ButtonLink>
    </AppearingNotice>
  )
}
