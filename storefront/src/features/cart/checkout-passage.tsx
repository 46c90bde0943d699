'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { showToast } from '../../ui/toast.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { removeItem } from './cart-actions.ts'
import { cartLines } from './cart-lines.ts'
import { readProblem } from './cart-problem.ts'
import { passage } from './line-problem.ts'
import { useProblemText } from './use-problem-text.ts'

/** On to the checkout, past what can be taken out of the way; or back to the shop. */
export function CheckoutPassage({ cart }: { cart: CartFragment }) {
  const t = useTranslations('cart.summary')
  const problemText = useProblemText()
  const locale = useLocale()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const lines = cartLines(cart)
  const way = passage(lines)
  const checkout = localePath(locale, '/checkout')

  async function removeAndGo(uids: readonly string[]): Promise<void> {
    setBusy(true)
    try {
      for (const uid of uids) await removeItem(uid)
      router.push(checkout)
    } catch (error) {
      showToast({ kind: 'error', title: problemText(readProblem(error)) })
    }
    setBusy(false)
  }

  return (
    <div className="grid gap-3">
      {way.kind === 'open' && (
        <ButtonLink wide href={checkout}>
          {t('checkout')}
        </ButtonLink>
      )}
      {way.kind === 'decide' && (
        <Button wide onClick={() => document.getElementById(`line-${way.uid}`)?.focus()}>
          {t('checkout')}
        </Button>
      )}
      {way.kind === 'remove' && way.uids.length < lines.length && (
        <Button wide busy={isBusy} onClick={() => void removeAndGo(way.uids)}>
          {t('removeAndCheckout', { count: way.uids.length })}
        </Button>
      )}
      <ButtonLink variant="secondary" wide href={localePath(locale, '/')}>
        {t('keepShopping')}
      </ButtonLink>
    </div>
  )
}
