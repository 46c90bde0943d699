'use client'

import { useTranslations } from 'next-intl'
import { LateBotCheckTerms } from '../bot-check/late-bot-check-terms.tsx'
import { AccountConsents } from './account-consents.tsx'
import type { AuthProblem } from './auth-problem.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ProblemNotice } from './problem-notice.tsx'

/** An account beside something else: what a registration needs that the form does not ask for anyway. */
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
