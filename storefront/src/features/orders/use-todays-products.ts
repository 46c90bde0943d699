'use client'

import { useQuery } from '@tanstack/react-query'
import type { OrderFragment } from '../../graphql/generated/types.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { loadTodaysProducts, type TodaysProducts } from './ordered-products.ts'

const NONE: TodaysProducts = new Map()

/** Pictures and addresses of what was ordered; none while the shop is asked, as an order is read without them, too. */
export function useTodaysProducts(order: Pick<OrderFragment, 'id' | 'items'>): TodaysProducts {
  const { data = NONE } = useQuery({ queryKey: ['ordered-products', order.id], queryFn: () => loadTodaysProducts(order) }, queryClient)
  return data
}
