'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { addToCart } from '../add-to-cart/add-to-cart.ts'
import { lineChoice } from '../add-to-cart/line-choice.ts'
import { cartLines } from '../cart/cart-lines.ts'
import { problemsText } from '../cart/problem-text.ts'

/** Adds the products of a canceled order to the cart again. */
export function RefillButton({ cart }: { cart: CartFragment }) {
  const t = useTranslations('checkout.success')
  const locale = useLocale()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function refill(): Promise<void> {
    setBusy(true)
    const { isAdded, problems } = await addToCart(cartLines(cart).map(lineChoice))
    setBusy(false)
    if (problems.length > 0) showToast((words) => ({ kind: 'warning', title: words('cart.otherProblem'), text: problemsText(problems, words) }))
    if (isAdded) router.push(localePath(locale, '/cart'))
  }

  return (
    <Button busy={isBusy} onClick={() => void refill()}>
      {t('payment.refill')}
    </Button>
  )
}
