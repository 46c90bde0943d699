'use client'

import { useLocale } from 'next-intl'
import { useRef, useState } from 'react'
import { lazyResolver } from '../session/lazy-resolver.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { useCustomer } from '../session/use-customer.ts'
import { useDraftForm } from '../session/use-draft-form.ts'
import { useAcknowledgement } from './acknowledgement.tsx'
import { toConfirmation, toDetails, useIsConfirming } from './use-step.ts'
import type { DeclareAnswer, LookUpAnswer } from './withdrawal-answer.ts'
import { newKey, orderQuery, type WithdrawalValues } from './withdrawal-values.ts'

const requests = () => import('./withdrawal-requests.ts')

/** Why a step failed: the server's answer, or no answer. */
export type Problem = Exclude<LookUpAnswer | DeclareAnswer, { outcome: 'found' | 'undisclosed' | 'declared' }> | { readonly outcome: 'unreachable'; readonly failure: unknown }

interface LastLookUp {
  /** The query as JSON: the answer does not apply to another order. */
  readonly query: string
  readonly answer: LookUpAnswer
}

/** The state of the withdrawal's two steps, with the server's answers. */
export function useWithdrawal() {
  const locale = useLocale()
  const customer = useCustomer()
  const isConfirming = useIsConfirming()
  const isBusy = useRef(false)
  const [isWaiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [lastLookUp, setLastLookUp] = useState<LastLookUp>()
  const { declared, saveAcknowledgement, clearAcknowledgement } = useAcknowledgement()
  const form = useDraftForm<WithdrawalValues>('withdrawal', {
    mode: 'onTouched',
    resolver: lazyResolver(async () => (await import('./withdrawal-schema.ts')).withdrawalResolver((values) => answerFor(values, lastLookUp))),
    defaultValues: freshValues(customer),
  })
  const answer = answerFor(form.watch(), lastLookUp)

  /** Ignores further clicks while a request is running. */
  async function once(request: () => Promise<void>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setWaiting(true)
    setProblem(undefined)
    try {
      await request()
    } catch (error) {
      logFailure('The withdrawal could not be sent', error)
      setProblem({ outcome: 'unreachable', failure: error })
    } finally {
      isBusy.current = false
      setWaiting(false)
    }
  }

  const proceed = (values: WithdrawalValues) => once(async () => {
    const known = answerFor(values, lastLookUp)
    const latest = known?.outcome === 'found' || known?.outcome === 'undisclosed' ? known : await (await requests()).lookUp(values)
    // What was understood is what the shopper sees and confirms.
    for (const field of ENTERED) form.setValue(field, values[field])
    setLastLookUp({ query: queryKey(values), answer: latest })
    if (latest.outcome !== 'found' && latest.outcome !== 'undisclosed') setProblem(latest)
    // The items can be chosen only after the look-up.
    else if (values.scope === 'whole' || latest === known) toConfirmation()
  })

  const confirm = () => once(async () => {
    const values = form.getValues()
    const { declare } = await requests()
    const result = await declare(values, answer?.outcome === 'found' ? answer.order : undefined, locale)
    if (result.outcome !== 'declared') return setProblem(result)
    saveAcknowledgement(result)
    toDetails({ isDone: true })
    form.reset({ ...freshValues(customer), firstName: values.firstName, lastName: values.lastName })
    form.forget()
    setLastLookUp(undefined)
  })

  return { form, answer, problem, isWaiting, isConfirming: isConfirming && (answer?.outcome === 'found' || answer?.outcome === 'undisclosed'), proceed, confirm, declared, restart: clearAcknowledgement }
}

const ENTERED = ['firstName', 'lastName', 'number', 'email', 'replyTo'] as const

const queryKey = (values: WithdrawalValues): string => JSON.stringify(orderQuery(values))

const answerFor = (values: WithdrawalValues, lastLookUp: LastLookUp | undefined): LookUpAnswer | undefined =>
  lastLookUp?.query === queryKey(values) ? lastLookUp.answer : undefined

function freshValues(customer: ReturnType<typeof useCustomer>): WithdrawalValues {
  return {
    key: newKey(),
    linked: '',
    firstName: customer?.firstname ?? '',
    lastName: customer?.lastname ?? '',
    own: '',
    number: '',
    email: customer?.email ?? '',
    isReplyElsewhere: false,
    replyTo: customer?.email ?? '',
    scope: 'whole',
    quantities: {},
    goods: '',
  }
}
