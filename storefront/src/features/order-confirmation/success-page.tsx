'use client'

import { useEffect } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { BankAccount } from '../../settings/payment.ts'
import { useQueryString } from '../../ui/use-query-string.ts'
import type { PaymentPages } from '../payment/methods/payment-kind.ts'
import { readPlacedOrder } from '../place-order/submitted-order.ts'
import { closeCart } from './close-cart.ts'
import { PlacedOrder } from './placed-order.tsx'
import { UnnumberedOrder } from './unnumbered-order.tsx'

interface SuccessPageProps {
  readonly pages: PaymentPages
  readonly account: BankAccount | undefined
}

/** The order named in the URL. Its lines are known only in the tab that placed it; elsewhere only its number is shown. */
export function SuccessPage(props: SuccessPageProps) {
  const search = useQueryString()
  return <div className="page pt-16">{search === null ? <Skeleton className="h-40 max-w-155" /> : <Outcome search={search} {...props} />}</div>
}

function Outcome({ search, pages, account }: SuccessPageProps & { readonly search: string }) {
  const query = new URLSearchParams(search)
  useEffect(() => {
    const order = readPlacedOrder()
    if (order) closeCart(order.cartId)
  }, [])

  const orderNumber = query.get('orderId')
  if (!orderNumber) return <UnnumberedOrder pages={pages} />
  const returned = { token: query.get('order_token') ?? undefined, isRefused: query.get('payment') === 'refused' }
  return <PlacedOrder key={orderNumber} orderNumber={orderNumber} returned={returned} pages={pages} account={account} />
}
