'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { send } from '../../graphql/browser.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { ComparisonOperation } from '../../graphql/generated/compare.ts'
import type { ComparisonFragment } from '../../graphql/generated/types.ts'
import { readCompareListUid } from './compare-list-uid.ts'
import { type ComparedItem, type ComparisonRow, comparisonRows } from './comparison-rows.ts'
import { getSharedComparison } from './shared-comparison.ts'
import { useCompared } from './use-compared.ts'

export interface ComparisonView {
  readonly items: readonly ComparedItem[]
  readonly rows: readonly ComparisonRow[]
  readonly isLoading: boolean
  /** Whether the request has failed and is being repeated. */
  readonly isUnreachable: boolean
}

/** @param skus the products of a shared comparison; without them, the visitor's own list */
export function useComparison(skus?: readonly string[]): ComparisonView {
  const locale = useLocale()
  const uids = useCompared()
  const { data, isPending, isPlaceholderData, failureCount } = useQuery(
    {
      queryKey: ['comparison', locale, skus ?? uids],
      queryFn: () => (skus ? getSharedComparison(skus) : getOwnComparison()),
      enabled: Boolean((skus ?? uids)?.length),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  const all = (data?.items ?? []).filter((item) => item !== null)
  // Products that were just removed are hidden while the list reloads.
  const items = skus ? all : all.filter(({ product }) => uids?.includes(product.uid))
  return {
    items,
    rows: data ? comparisonRows(data, items) : [],
    isLoading: (skus ?? uids)?.length !== 0 && (isPending || (isPlaceholderData && items.length === 0)),
    isUnreachable: failureCount > 0,
  }
}

async function getOwnComparison(): Promise<ComparisonFragment | null> {
  const uid = readCompareListUid()
  return uid === undefined ? null : (await send(ComparisonOperation, { uid })).compareList
}
