'use client'

import { useLocale, useTranslations } from 'next-intl'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { type ReactNode, useId, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { botChecked } from '../../graphql/bot-check/send-checked.ts'
import { localePath } from '../../i18n/paths.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { heldFocus } from '../../ui/held-focus.ts'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import type { AuthProblem } from '../auth/auth-problem.ts'
import { ProblemNotice } from '../auth/problem-notice.tsx'
import { LateBotCheckTerms } from '../bot-check/late-bot-check-terms.tsx'
import type { NewPasswordMessage } from '../password/new-password.ts'
import { PasswordRules, StrengthMeter } from '../password/password-hints.tsx'
import { AccountConsents } from '../registration/consent-fields.tsx'
import { loadConsentTexts } from '../registration/consent-texts.ts'
import type { FirstLogin } from '../registration/first-login.ts'
import { type NewAccount, newAccountSchema } from '../registration/new-account.ts'
import { openAccount } from '../registration/open-account.ts'
import { loginPath } from '../session/return-path.ts'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Asks for a password only; the order has the other fields. */
export function AccountOfferForm({ person }: { readonly person: Person }) {
  const t = useTranslations('register')
  const offer = useTranslations('checkout.offer')
  const rulesId = useId()
  const [outcome, setOutcome] = useState<FirstLogin | 'taken'>()
  const [problem, setProblem] = useState<AuthProblem>()
  const form = useForm<NewAccount>({
    mode: 'onTouched',
    defaultValues: BLANK,
    // The password can be shown, so it is not entered twice.
    resolver: (input, ...rest) => {
      const values = { ...input, passwordConfirmation: input.password }
      return valibotResolver(newAccountSchema({ ...values, email: person.email }))(values, ...rest)
    },
  })
  const { register, control, handleSubmit, setError, formState } = form
  const password = useWatch({ control, name: 'password' })
  const message = formState.errors.password?.message as NewPasswordMessage | undefined

  async function submit(account: NewAccount): Promise<void> {
    setProblem(undefined)
    const opened = await openAccount({ ...person, ...account }, loadConsentTexts)
    if (opened.kind === 'problem') setProblem(opened.problem)
    else if (opened.kind !== 'refused') setOutcome(opened.kind)
    else if (opened.refusal.field === 'password') setError('password', { message: opened.refusal.message }, { shouldFocus: true })
    else if (opened.refusal.message === 'emailTaken') setOutcome('taken')
    else setProblem({ reason: 'refused' })
  }

  if (outcome) return <OfferOutcome outcome={outcome} person={person} />
  return (
    <FormProvider {...form}>
      <form className="grid gap-5" method="post" noValidate {...heldFocus} {...botChecked} onSubmit={(event) => void handleSubmit(submit)(event)}>
        <p className="text-soft wrap-anywhere">{offer('help', { email: person.email })}</p>
        {/* For password managers. */}
        <input type="email" autoComplete="username" value={person.email} readOnly hidden />
        <div className="grid gap-2">
          <PasswordField
            {...register('password')}
            label={t('password')}
            showLabel={t('showPassword')}
            error={message && t(`error.${message}`)}
            aria-describedby={rulesId}
            autoComplete="new-password"
            required
          />
          <StrengthMeter password={password} />
        </div>
        <PasswordRules id={rulesId} password={password} />
        <AccountConsents />
        {problem && <ProblemNotice problem={problem} namespace="register" />}
        <Button type="submit" variant="secondary" className="justify-self-start" busy={formState.isSubmitting}>
          {t('submit')}
        </Button>
        <LateBotCheckTerms />
      </form>
    </FormProvider>
  )
}

const BLANK: NewAccount = { password: '', passwordConfirmation: '', statute: false, personalData: false }

function OfferOutcome({ outcome, person: { firstName, email } }: { outcome: FirstLogin | 'taken'; person: Person }) {
  const t = useTranslations('register.success')
  const offer = useTranslations('checkout.offer')
  const locale = useLocale()
  const login = (text: ReactNode) => (
    <Link className="underline" href={loginPath(locale, localePath(locale, '/dashboard/account'))}>
      {text}
    </Link>
  )
  switch (outcome) {
    case 'done':
      return <AppearingNotice kind="success" takesFocus title={t('title')}>{t('welcome', { firstName })}</AppearingNotice>
    case 'to-be-confirmed':
      return <AppearingNotice kind="info" takesFocus title={t('title')}>{t('confirm', { email })}</AppearingNotice>
    case 'failed':
      return <AppearingNotice kind="warning" takesFocus title={t('title')}>{offer.rich('failed', { login })}</AppearingNotice>
    case 'taken':
      return <AppearingNotice kind="info" takesFocus>{offer.rich('taken', { email, login })}</AppearingNotice>
  }
}
