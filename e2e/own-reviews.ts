import { askBackend, tokenOf } from './ask-backend.ts'
import type { Customer } from './shop-api.ts'

export interface WrittenReview {
  readonly sku: string
  readonly summary: string
  readonly text: string
  readonly nickname: string
  /** Stars out of five, for every quality. */
  readonly stars: number
}

interface Rating {
  readonly id: string
  readonly name: string
  readonly values: readonly { readonly value_id: string; readonly value: string }[]
}

/** Writes reviews on another device, in the given order; all are pending. */
export async function writeReviews(customer: Customer, reviews: readonly WrittenReview[], store = 'en', backendUrl?: string): Promise<void> {
  const token = await tokenOf(customer, backendUrl)
  const { productReviewRatingsMetadata } = await askBackend<{ productReviewRatingsMetadata: { items: Rating[] } }>(
    '{ productReviewRatingsMetadata { items { id name values { value_id value } } } }',
    {},
    undefined,
    backendUrl,
  )
  for (const { stars, ...review } of reviews) {
    const ratings = productReviewRatingsMetadata.items.map(({ id, values }) => ({ id, value_id: values.find(({ value }) => value === String(stars))!.value_id }))
    await askBackend('mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { summary } } }', { input: { ...review, ratings } }, token, backendUrl, store)
  }
}
