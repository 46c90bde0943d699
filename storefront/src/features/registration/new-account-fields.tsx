'use client'

import { useTranslations } from 'next-intl'
import type { AuthProblem } from '../auth/auth-problem.ts'
import { ProblemNotice } from '../auth/problem-notice.tsx'
import { LateBotCheckTerms } from '../bot-check/late-bot-check-terms.tsx'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { AccountConsents } from './consent-fields.tsx'

/** The further fields of a registration, for a form that already has name and e-mail. */
export function NewAccountFields({ problem }: { problem: AuthProblem | undefined }) {
  const t = useTranslations('register')
  return (
    <div className="grid gap-5">
      <div className="password-pair">
        <NewPasswordFields label={t('password')} />
      </div>
      <AccountConsents />
      <LateBotCheckTerms />
      {problem && <ProblemNotice problem={problem} namespace="register" />}
    </div>
  )
}
