'use client'

import { useLocale } from 'next-intl'
import { useRef, useState } from 'react'
import { lazyResolver } from '../session/lazy-resolver.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { useCustomer } from '../session/use-customer.ts'
import { useDraftForm } from '../session/use-draft-form.ts'
import { declare, lookUp } from './ask-withdrawal.ts'
import { useGiven } from './use-given.ts'
import { toConfirmation, toDetails, useIsConfirming } from './use-step.ts'
import type { DeclareAnswer, LookUpAnswer } from './withdrawal-answer.ts'
import { askedFor, newKey, type WithdrawalValues } from './withdrawal-values.ts'

/** Why it did not go on; the shop's answer, or none. */
export type Problem = Exclude<LookUpAnswer | DeclareAnswer, { outcome: 'found' | 'untold' | 'declared' }> | { readonly outcome: 'unreachable' }

interface Looked {
  /** What the shop was asked for: of another order, its answer says nothing. */
  readonly facts: string
  readonly answer: LookUpAnswer
}

/** The two steps of a withdrawal and what the shop says to them. */
export function useWithdrawal() {
  const locale = useLocale()
  const customer = useCustomer()
  const isConfirming = useIsConfirming()
  const isBusy = useRef(false)
  const [isWaiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [looked, setLooked] = useState<Looked>()
  const { given, keepGiven, forgetGiven } = useGiven()
  const form = useDraftForm<WithdrawalValues>('withdrawal', {
    mode: 'onTouched',
    resolver: lazyResolver(async () => (await import('./withdrawal-schema.ts')).withdrawalResolver((values) => answerFor(values, looked))),
    defaultValues: freshValues(customer),
  })
  const answer = answerFor(form.watch(), looked)

  /** One question at a time, however often its button is pressed. */
  async function once(ask: () => Promise<void>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setWaiting(true)
    setProblem(undefined)
    try {
      await ask()
    } catch (error) {
      logFailure('The withdrawal could not be sent', error)
      setProblem({ outcome: 'unreachable' })
    } finally {
      isBusy.current = false
      setWaiting(false)
    }
  }

  const proceed = (values: WithdrawalValues) => once(async () => {
    const known = answerFor(values, looked)
    const now = known?.outcome === 'found' || known?.outcome === 'untold' ? known : await lookUp(values)
    setLooked({ facts: factsOf(values), answer: now })
    if (now.outcome !== 'found' && now.outcome !== 'untold') setProblem(now)
    // Which items, can be asked only now.
    else if (values.scope === 'whole' || now === known) toConfirmation()
  })

  const confirm = () => once(async () => {
    const values = form.getValues()
    const said = await declare(values, answer?.outcome === 'found' ? answer.order : undefined, locale)
    if (said.outcome !== 'declared') return setProblem(said)
    keepGiven(said)
    toDetails({ isDone: true })
    form.reset({ ...freshValues(customer), firstName: values.firstName, lastName: values.lastName })
    form.forget()
    setLooked(undefined)
  })

  return { form, answer, problem, isWaiting, isConfirming: isConfirming && (answer?.outcome === 'found' || answer?.outcome === 'untold'), proceed, confirm, given, restart: forgetGiven }
}

const factsOf = (values: WithdrawalValues): string => JSON.stringify(askedFor(values))

const answerFor = (values: WithdrawalValues, looked: Looked | undefined): LookUpAnswer | undefined =>
  looked?.facts === factsOf(values) ? looked.answer : undefined

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
