'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { BankAccount } from '../../settings/payment.ts'
import type { DeliverySettings } from '../../settings/shop.ts'
import { useQueryString } from '../../ui/use-query-string.ts'
import type { PaymentPages } from '../payment/methods/payment-kind.ts'
import { readPlacedOrder } from '../place-order/submitted-order.ts'
import { closeCart } from './close-cart.ts'
import { NoOrder } from './no-order.tsx'
import { PlacedOrder, type PlacedOrderProps } from './placed-order.tsx'
import { UnnumberedOrder } from './unnumbered-order.tsx'
import { useOwnOrder } from './use-own-order.ts'

interface SuccessPageProps {
  readonly pages: PaymentPages
  readonly account: BankAccount | undefined
  readonly delivery: DeliverySettings
}

/** The visitor's order named in the URL. Its lines are known only in the tab that placed it; elsewhere only its number is shown. */
export function SuccessPage(props: SuccessPageProps) {
  const search = useQueryString()
  return <div className="page pt-16">{search === null ? <Skeleton className="h-40 max-w-155" /> : <Outcome search={search} {...props} />}</div>
}

function Outcome({ search, pages, account, delivery }: SuccessPageProps & { readonly search: string }) {
  const query = new URLSearchParams(search)
  useEffect(() => {
    const order = readPlacedOrder()
    if (order) closeCart(order.cartId)
  }, [])

  const orderNumber = query.get('orderId')
  if (!orderNumber) return <UnnumberedOrder pages={pages} />
  const returned = { token: query.get('order_token') ?? undefined, isRefused: query.get('payment') === 'refused' }
  return <OwnOrder key={orderNumber} orderNumber={orderNumber} returned={returned} pages={pages} account={account} delivery={delivery} />
}

function OwnOrder(props: PlacedOrderProps) {
  const t = useTranslations('checkout')
  // The token leaves the URL as soon as the order is shown.
  const [token] = useState(props.returned.token)
  const ownership = useOwnOrder(props.orderNumber, token)
  switch (ownership) {
    case 'own':
      return <PlacedOrder {...props} />
    case 'none':
      return <NoOrder />
    case 'unreachable':
      return <Notice kind="warning" title={t('success.unreachable')} />
    case 'loading':
      return <Skeleton className="h-40 max-w-155" />
  }
}
