'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type AuthProblem, readGuestProblem } from './auth-problem.ts'
import { confirmAccount, readConfirmationLink, resendConfirmation } from './confirmation.ts'
import { ConfirmOutcome, type Outcome } from './confirm-outcome.tsx'
import { ProblemNotice } from './problem-notice.tsx'

/** The account is confirmed by a press and not by the visit: what looks through mails for harm opens their links, too. */
export function ConfirmAccount() {
  const t = useTranslations('register.confirm')
  const search = useSearch()
  const [outcome, setOutcome] = useState<Outcome>()
  const [problem, setProblem] = useState<AuthProblem>()
  const [isBusy, setBusy] = useState(false)
  if (search === null) return <Skeleton className="h-40" />

  async function ask(question: () => Promise<Outcome>): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    try {
      setOutcome(await question())
    } catch (error) {
      logFailure('The account could not be confirmed', error)
      setProblem(readGuestProblem(error))
    }
    setBusy(false)
  }

  const { email, key } = readConfirmationLink(search)
  const resend = email && (() => ask(() => resendConfirmation(email).then(() => 'link-sent')))
  return (
    <>
      {problem && <ProblemNotice problem={problem} namespace="register" />}
      {outcome || !email || !key ? (
        <ConfirmOutcome outcome={outcome ?? 'link-refused'} isBusy={isBusy} onResend={resend || undefined} />
      ) : (
        <>
          <p className="text-soft wrap-anywhere">{t('help', { email })}</p>
          <Button busy={isBusy} onClick={() => void ask(() => confirmAccount(email, key))} wide>
            {t('submit')}
          </Button>
        </>
      )}
    </>
  )
}
