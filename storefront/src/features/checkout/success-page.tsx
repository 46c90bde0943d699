'use client'

import { useEffect } from 'react'
import { useSearch } from '../../lib/use-search.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { closeCart } from './close-cart.ts'
import type { PaymentPages } from './payment-methods/payment-kind.ts'
import { PlacedOrder } from './placed-order.tsx'
import { recallOrder } from './sent-order.ts'
import { UnnumberedOrder } from './unnumbered-order.tsx'

/** The order that the address names. What was in it only this tab knows; without that, its number alone is shown. */
export function SuccessPage({ pages }: { pages: PaymentPages }) {
  const search = useSearch()
  return <div className="page pt-16">{search === null ? <Skeleton className="h-40 max-w-155" /> : <Outcome search={search} pages={pages} />}</div>
}

function Outcome({ search, pages }: { search: string; pages: PaymentPages }) {
  const query = new URLSearchParams(search)
  useEffect(() => {
    const order = recallOrder()
    if (order) closeCart(order.cartId)
  }, [])

  const orderNumber = query.get('orderId')
  if (!orderNumber) return <UnnumberedOrder pages={pages} />
  return <PlacedOrder key={orderNumber} orderNumber={orderNumber} returnedToken={query.get('order_token') ?? undefined} pages={pages} />
}
