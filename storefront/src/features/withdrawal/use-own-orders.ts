'use client'

import { useEffect, useState } from 'react'
import { send } from '../../graphql/browser.ts'
import { OrdersToWithdrawFromOperation } from '../../graphql/generated/own-orders.ts'
import { retry } from '../../lib/retry.ts'
import { useCustomer } from '../session/use-customer.ts'

export type OwnOrders = Awaited<ReturnType<typeof loadOwnOrders>>

const NONE: OwnOrders = []

/** The latest orders of the account; none for a guest, and none until the shop has named them. */
export function useOwnOrders(): OwnOrders {
  const email = useCustomer()?.email
  const [known, setKnown] = useState<{ readonly of: string; readonly orders: OwnOrders }>()

  useEffect(() => {
    if (!email) return
    let isWanted = true
    const load = async () => {
      const orders = await loadOwnOrders()
      if (isWanted) setKnown({ of: email, orders })
    }
    void retry('The orders of the account could not be loaded', load, () => isWanted)
    return () => {
      isWanted = false
    }
  }, [email])

  return known && known.of === email ? known.orders : NONE
}

async function loadOwnOrders() {
  const { customer } = await send(OrdersToWithdrawFromOperation, {})
  return (customer?.orders?.items ?? []).filter((order) => order !== null)
}
