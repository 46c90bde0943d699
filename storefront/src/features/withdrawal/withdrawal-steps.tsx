'use client'

import { useTranslations } from 'next-intl'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSession } from '../session/use-session.ts'
import { AcknowledgementView } from './acknowledgement.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import type { Contact } from './contact-ways.ts'
import { DetailsStep } from './details-step.tsx'
import { useOwnOrders } from './use-own-orders.ts'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalProblem } from './withdrawal-problem.tsx'

interface WithdrawalStepsProps {
  readonly contact: Contact
  /** Of the time limit. */
  readonly days: number
}

/** For customers and guests; rendered once the session is known. */
export function WithdrawalSteps(props: WithdrawalStepsProps) {
  const t = useTranslations('withdrawal')
  const session = useSession()
  const isHydrated = useHydrated()
  const isKnown = session.status !== 'unknown' || session.isUnreachable
  if (!isHydrated || !isKnown) {
    return (
      <output className="grid gap-5" aria-busy aria-label={t('loading')}>
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
      </output>
    )
  }
  // A logout clears the form.
  return <KnownVisitorsSteps key={session.status === 'logging-out' ? 'ended' : 'form'} {...props} />
}

function KnownVisitorsSteps({ contact, days }: WithdrawalStepsProps) {
  const { form, answer, problem, isWaiting, isConfirming, proceed, confirm, declared, restart } = useWithdrawal()
  const orders = useOwnOrders()
  const notice = problem && <WithdrawalProblem problem={problem} days={days} contact={contact} />
  if (declared) return <AcknowledgementView declared={declared} onRestart={restart} />
  if (isConfirming) return <ConfirmStep values={form.getValues()} answer={answer} isWaiting={isWaiting} notice={notice} onConfirm={confirm} />
  return <DetailsStep form={form} orders={orders} answer={answer} isWaiting={isWaiting} notice={notice} onProceed={proceed} />
}
