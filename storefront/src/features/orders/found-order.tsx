'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { BankAccount } from '../../settings/payment.ts'
import type { PaymentPages } from '../payment/methods/payment-kind.ts'
import type { LoadedOrder } from './load-order.ts'
import { OrderToPay } from './order-to-pay.tsx'
import { OrderView } from './order-view.tsx'

interface FoundOrderProps {
  readonly loaded: LoadedOrder
  readonly pages: PaymentPages
  readonly account: BankAccount | undefined
  readonly onClose: () => void
}

/** Replaces the form and takes the focus. */
export function FoundOrder({ loaded, pages, account, onClose }: FoundOrderProps) {
  const { order, newer } = loaded
  const t = useTranslations('findOrder')
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    scrollTo({ top: 0 })
  }, [])

  return (
    <div className="pt-8">
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-2xl tracking-tight wrap-anywhere outline-none">
        {t.rich('order', { number: () => <span className="tabular-nums">{order.number}</span>, soft: (text) => <span className="font-normal text-mute">{text}</span> })}
      </h1>
      <OrderView order={order} newer={newer}>
        <OrderToPay loaded={loaded} pages={pages} account={account} />
      </OrderView>
      <div className="mt-10 print:hidden">
        <Button variant="secondary" small onClick={onClose}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}
