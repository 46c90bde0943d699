'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { focusWrongQuantity } from '../../ui/focus-wrong-quantity.ts'
import { dismissToasts, showToast } from '../../ui/toast.ts'
import { removeItem } from '../cart/cart-actions.ts'
import { cartLines } from '../cart/cart-lines.ts'
import { readProblem } from '../cart/cart-problem.ts'
import { cartReadiness } from '../cart/line-problem.ts'
import { isLossReported } from '../cart/is-loss-reported.ts'
import { refreshCart } from '../cart/use-cart.ts'
import { useProblemText } from '../cart/use-problem-text.ts'

/** Leads to the checkout, after removing the lines that block it; or back to the shop. */
export function CheckoutButton({ cart }: { cart: CartFragment }) {
  const t = useTranslations('cart.summary')
  const problemText = useProblemText()
  const locale = useLocale()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const lines = cartLines(cart)
  const readiness = cartReadiness(lines)
  const checkout = localePath(locale, '/checkout')

  async function removeAndGo(uids: readonly string[]): Promise<void> {
    if (focusWrongQuantity()) return
    setBusy(true)
    try {
      for (const uid of uids) await removeItem(uid)
      dismissToasts('checkout')
      router.push(checkout)
    } catch (error) {
      logFailure('The lines that block the checkout could not be removed', error)
      void refreshCart()
      if (!isLossReported(error)) showToast({ action: 'checkout', kind: 'error', title: problemText(readProblem(error)) })
    }
    setBusy(false)
  }

  return (
    <div className="grid gap-3">
      {readiness.kind === 'ready' && (
        <ButtonLink wide href={checkout} onClick={(event) => focusWrongQuantity() && event.preventDefault()}>
          {t('checkout')}
        </ButtonLink>
      )}
      {readiness.kind === 'decide' && (
        <Button wide onClick={() => document.getElementById(`line-${readiness.uid}`)?.focus()}>
          {t('checkout')}
        </Button>
      )}
      {readiness.kind === 'remove' && readiness.uids.length < lines.length && (
        <Button wide busy={isBusy} onClick={() => void removeAndGo(readiness.uids)}>
          {t('removeAndCheckout', { count: readiness.uids.length })}
        </Button>
      )}
      <ButtonLink variant="secondary" wide href={localePath(locale, '/')}>
        {t('keepShopping')}
      </ButtonLink>
    </div>
  )
}
