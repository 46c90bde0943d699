'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PrintIcon } from '../../ui/icons/print-icon.tsx'
import { showToast } from '../../ui/toast.ts'
import { addToCart } from '../add-to-cart/add-to-cart.ts'
import { lineChoice } from '../add-to-cart/line-choice.ts'
import { cartLines } from '../cart/cart-lines.ts'
import { problemsText } from '../cart/problem-text.ts'

interface OrderActionsProps {
  readonly orderNumber: string
  readonly isInAccount: boolean
  /** The cart of a canceled order. */
  readonly lost: CartFragment | undefined
  /** The payment service's page, if the order can still be paid. */
  readonly paymentPage: string | undefined
  /** The last attempt to pay failed. */
  readonly wasRefused: boolean
}

/** The next actions, the most urgent first. */
export function OrderActions({ orderNumber, isInAccount, lost, paymentPage, wasRefused }: OrderActionsProps) {
  const t = useTranslations('checkout.success')
  const locale = useLocale()
  const isUrgent = lost !== undefined || paymentPage !== undefined
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {paymentPage && <ButtonLink href={paymentPage}>{t(wasRefused ? 'payment.retry' : 'payment.pay')}</ButtonLink>}
      {lost && <RefillButton cart={lost} />}
      {isInAccount && (
        <ButtonLink href={localePath(locale, `/dashboard/orders/${encodeURIComponent(orderNumber)}`)} variant={isUrgent ? 'secondary' : 'primary'}>
          {t('order')}
        </ButtonLink>
      )}
      <ButtonLink href={localePath(locale, '/')} variant={isUrgent || isInAccount ? 'secondary' : 'primary'}>
        {t('home')}
      </ButtonLink>
      <Button variant="text" onClick={() => print()}>
        <PrintIcon size={20} />
        {t('print')}
      </Button>
    </div>
  )
}

/** Adds the products of a canceled order to the cart again. */
function RefillButton({ cart }: { cart: CartFragment }) {
  const t = useTranslations('checkout.success')
  const locale = useLocale()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function refill(): Promise<void> {
    setBusy(true)
    const { isAdded, problems } = await addToCart(cartLines(cart).map(lineChoice))
    setBusy(false)
    if (problems.length > 0) showToast((translate) => ({ kind: 'warning', title: translate('cart.otherProblem'), text: problemsText(problems, translate) }))
    if (isAdded) router.push(localePath(locale, '/cart'))
  }

  return (
    <Button busy={isBusy} onClick={() => void refill()}>
      {t('payment.refill')}
    </Button>
  )
}
