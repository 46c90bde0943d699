'use client'

import { useEffect, useState } from 'react'
import { send } from '../../graphql/browser.ts'
import { OrdersToWithdrawFromOperation } from '../../graphql/generated/own-orders.ts'
import { retry } from '../../lib/retry.ts'
import { useCustomer } from '../session/use-customer.ts'

export type OwnOrders = Awaited<ReturnType<typeof loadOwnOrders>>

const NONE: OwnOrders = []

/** The latest orders of the account; empty for a guest and while loading. */
export function useOwnOrders(): OwnOrders {
  const email = useCustomer()?.email
  const [loaded, setLoaded] = useState<{ readonly email: string; readonly orders: OwnOrders }>()

  useEffect(() => {
    if (!email) return
    let isMounted = true
    const load = async () => {
      const orders = await loadOwnOrders()
      if (isMounted) setLoaded({ email, orders })
    }
    void retry('The orders of the account could not be loaded', load, () => isMounted)
    return () => {
      isMounted = false
    }
  }, [email])

  return loaded && loaded.email === email ? loaded.orders : NONE
}

async function loadOwnOrders() {
  const { customer } = await send(OrdersToWithdrawFromOperation, {})
  return (customer?.orders?.items ?? []).filter((order) => order !== null)
}
