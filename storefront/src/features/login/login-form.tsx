'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { botChecked } from '../../graphql/bot-check/send-checked.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import { type AuthProblem, readAuthProblem } from '../auth/auth-problem.ts'
import type { Credentials, CredentialsMessage } from '../auth/credentials-schema.ts'
import { ProblemNotice } from '../auth/problem-notice.tsx'
import { SubmitButton } from '../auth/submit-button.tsx'
import { reportUnmergedCart } from '../cart/cart-lost.ts'
import { forgetPasswordChange, passwordChangedFor } from '../password/password-changed.ts'
import { lazyResolver } from '../session/lazy-resolver.ts'
import { useEndedSession } from '../session/use-ended-session.ts'
import { useRedirectCustomer } from './use-redirect-customer.ts'

const loadLogin = () => import('./log-in.ts')
/** Preloads while the form is filled in. After a failure, the login loads it again. */
const prepareLogin = () => void loadLogin().catch(() => undefined)

export function LoginForm() {
  const t = useTranslations('login')
  const [problem, setProblem] = useState<AuthProblem>()
  const [changedFor] = useState(passwordChangedFor)
  const isOver = useEndedSession()
  const isLeaving = useRedirectCustomer()
  const { register, handleSubmit, formState } = useForm<Credentials>({
    mode: 'onTouched',
    resolver: lazyResolver(async () => (await import('./login-rules.ts')).credentialsResolver),
  })
  const { errors, isSubmitting } = formState

  useEffect(forgetPasswordChange, [])

  async function submit(credentials: Credentials): Promise<void> {
    setProblem(undefined)
    try {
      const { logIn } = await loadLogin()
      await logIn(credentials, { onMergeError: reportUnmergedCart })
    } catch (error) {
      logFailure('The login failed', error)
      setProblem(readAuthProblem(error))
    }
  }

  const errorOf = (field: keyof Credentials): string | undefined => {
    const message = errors[field]?.message as CredentialsMessage | undefined
    return message && t(`error.${message}`)
  }

  return (
    <form className="grid gap-5" method="post" noValidate {...botChecked} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {problem && <ProblemNotice problem={problem} namespace="login" />}
      {isOver && !changedFor && !problem && <Notice kind="info" title={t('sessionOver.title')}>{t('sessionOver.help')}</Notice>}
      {changedFor && !problem && <Notice kind="success" title={t('passwordChanged.title')}>{t('passwordChanged.help')}</Notice>}
      <EmailField
        {...register('email')}
        onFocus={prepareLogin}
        label={t('email')}
        error={errorOf('email')}
        autoComplete="username"
        required
        defaultValue={changedFor}
      />
      <PasswordField
        {...register('password')}
        label={t('password')}
        showLabel={t('showPassword')}
        error={errorOf('password')}
        autoComplete="current-password"
        required
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SubmitButton className="min-w-45" isBusy={isSubmitting || isLeaving}>
          {t('submit')}
        </SubmitButton>
        <AuthLink path="/forgot-password" className={buttonStyle({ variant: 'text' })}>
          {t('forgot')}
        </AuthLink>
      </div>
    </form>
  )
}
