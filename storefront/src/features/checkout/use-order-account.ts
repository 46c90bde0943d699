'use client'

import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { logFailure } from '../../lib/log-failure.ts'
import { showToast } from '../../ui/toast.ts'
import { readCartId } from '../cart/cart-id.ts'
import { saveAddressDraft } from './address-draft.ts'
import type { AddressForm } from './address-form.ts'
import type { AccountProblem, OrderAccount } from './order-account.ts'

/** Creates a guest's account with the order. `open` resolves to whether the step can continue. */
export function useOrderAccount(cartId: string, { setValue, setError, getValues }: UseFormReturn<AddressForm>) {
  const [problem, setProblem] = useState<AccountProblem>()

  async function open(form: AddressForm): Promise<boolean> {
    setProblem(undefined)
    const outcome = await requestAccount(form, cartId)
    if (outcome.kind === 'problem') setProblem(outcome.problem)
    else if (outcome.kind === 'refused') setError(outcome.field, { message: outcome.message })
    else hideFields(outcome.kind === 'to-be-confirmed' ? form.email.trim() : undefined)
    return outcome.kind === 'done' || outcome.kind === 'to-be-confirmed'
  }

  // The account exists now, so the form no longer offers one.
  function hideFields(unconfirmed: string | undefined): void {
    setValue('createAccount', false)
    setValue('password', '')
    setValue('passwordConfirmation', '')
    saveAddressDraft(readCartId() ?? cartId, getValues())
    if (unconfirmed) showToast((t) => ({ kind: 'info', title: t('auth.confirm'), text: t('auth.confirmHelp', { email: unconfirmed }) }))
  }

  return { problem, open }
}

async function requestAccount(form: AddressForm, cartId: string): Promise<OrderAccount> {
  try {
    const [{ openOrderAccount }, { loadConsentTexts }] = await Promise.all([import('./order-account.ts'), import('../registration/consent-texts.ts')])
    return await openOrderAccount(form, cartId, loadConsentTexts)
  } catch (error) {
    logFailure('The account could not be created', error)
    return { kind: 'problem', problem: { reason: 'unreachable' } }
  }
}
