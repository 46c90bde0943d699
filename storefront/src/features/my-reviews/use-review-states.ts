'use client'

import { useLocale } from 'next-intl'
import { useCustomerQuery } from '../dashboard/use-customer-query.ts'
import type { ReviewOfCustomer } from './customer-reviews.ts'
import { loadReviewStates, type ReviewState } from './review-states.ts'

/** In the order of `reviews`; undefined until they are loaded. */
export function useReviewStates(reviews: readonly ReviewOfCustomer[]): readonly ReviewState[] | undefined {
  const locale = useLocale()
  const key = reviews.map(({ review, product }) => [product?.sku, review.created_at, review.summary])
  const { data, isUnreachable, error } = useCustomerQuery(['review-states', locale, key], () => loadReviewStates(reviews, locale))
  return data ?? (isUnreachable || error ? reviews.map((): ReviewState => 'unknown') : undefined)
}
