'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { CompareOnceOperation, ComparisonOperation, DeleteCompareListOperation, ProductUidsOperation } from '../../graphql/generated/compare.ts'
import { CompareOnceWithAttributesOperation, ComparisonWithAttributesOperation } from '../../graphql/generated/compare.since-2.4.7.ts'
import type { ComparisonFragment } from '../../graphql/generated/types.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { productId } from './change-compare-list.ts'
import { readCompareListUid } from './compare-list-uid.ts'
import { type ComparedItem, comparedItems, type ComparisonRow, comparisonRows } from './comparison-rows.ts'
import { useCompared } from './use-compared.ts'

export interface ComparisonView {
  readonly items: readonly ComparedItem[]
  readonly rows: readonly ComparisonRow[]
  readonly isLoading: boolean
  /** Whether the request has failed and is being repeated. */
  readonly isUnreachable: boolean
}

/**
 * @param lowestPriceAttribute undefined where the backend does not return it
 * @param skus the products of a shared comparison; without them, the visitor's own list
 */
export function useComparison(lowestPriceAttribute: string | undefined, skus?: readonly string[]): ComparisonView {
  const locale = useLocale()
  const uids = useCompared()
  const hasAttributes = lowestPriceAttribute !== undefined
  const { data, isPending, isPlaceholderData, failureCount } = useQuery(
    {
      queryKey: ['comparison', locale, skus ?? uids],
      queryFn: () => (skus ? getSharedComparison(skus, hasAttributes) : getOwnComparison(hasAttributes)),
      enabled: Boolean((skus ?? uids)?.length),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  const all = comparedItems(data?.items, lowestPriceAttribute, locale)
  // Products that were just removed are hidden while the list reloads.
  const items = skus ? all : all.filter(({ product }) => uids?.includes(product.uid))
  return {
    items,
    rows: data ? comparisonRows(data, items, locale) : [],
    isLoading: (skus ?? uids)?.length !== 0 && (isPending || (isPlaceholderData && items.length === 0)),
    isUnreachable: failureCount > 0,
  }
}

async function getOwnComparison(hasAttributes: boolean): Promise<ComparisonFragment | null> {
  const uid = readCompareListUid()
  return uid === undefined ? null : (await send(hasAttributes ? ComparisonWithAttributesOperation : ComparisonOperation, { uid })).compareList
}

/**
 * The comparison of a shared link, in the link's order. Only a compare list has the attributes and their labels, so a
 * temporary one is created, as a guest's: a customer has only one list, which would change.
 * @throws StoreError, ServerError
 */
async function getSharedComparison(skus: readonly string[], hasAttributes: boolean): Promise<ComparisonFragment> {
  const { products } = await send(ProductUidsOperation, { skus: [...skus], pageSize: skus.length }, { asGuest: true })
  const uids = (products?.items ?? []).flatMap((product) => product?.uid ?? [])
  if (uids.length === 0) return { uid: '', attributes: [], items: [] }

  const operation = hasAttributes ? CompareOnceWithAttributesOperation : CompareOnceOperation
  const { createCompareList: list } = await send(operation, { products: uids.map(productId) }, { asGuest: true })
  if (!list) throw new ServerError(operation.name, 'the answer has no list')
  send(DeleteCompareListOperation, { uid: list.uid }, { asGuest: true }).catch((error: unknown) =>
    logFailure('The temporary compare list could not be deleted', error),
  )
  const place = (item: (typeof list.items & object)[number]) => skus.indexOf(item?.product.sku ?? '')
  return { ...list, items: (list.items ?? []).toSorted((a, b) => place(a) - place(b)) }
}
