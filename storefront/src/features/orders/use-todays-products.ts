'use client'

import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../graphql/query-client.ts'
import { loadTodaysProducts, type ProductOfItem, type TodaysProducts } from './ordered-products.ts'

const NONE: TodaysProducts = new Map()

/** Pictures and links of ordered products. Empty until the answer arrives: orders are readable without them. */
export function useTodaysProducts(items: readonly ProductOfItem[]): { readonly products: TodaysProducts; readonly isPending: boolean } {
  const queryKey = ['ordered-products', ...items.map(({ id }) => id)]
  const { data = NONE, isPending } = useQuery({ queryKey, queryFn: () => loadTodaysProducts(items), enabled: items.length > 0 }, queryClient)
  return { products: data, isPending }
}
