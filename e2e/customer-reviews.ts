import { queryBackend, tokenOf } from './query-backend.ts'
import type { Customer } from './shop-api.ts'
import { BACKEND_URL } from './shop-under-test.ts'

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
  const { productReviewRatingsMetadata } = await queryBackend<{ productReviewRatingsMetadata: { items: Rating[] } }>(
    '{ productReviewRatingsMetadata { items { id name values { value_id value } } } }',
    {},
    undefined,
    backendUrl,
  )
  for (const { stars, ...review } of reviews) {
    const ratings = productReviewRatingsMetadata.items.map(({ id, values }) => ({ id, value_id: values.find(({ value }) => value === String(stars))!.value_id }))
    await queryBackend('mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { summary } } }', { input: { ...review, ratings } }, token, backendUrl, store)
  }
}

const DESK = '/desk/reviews'

/** Accepts a review at the merchant's desk, which invalidates no page. */
export async function acceptReview(summary: string): Promise<void> {
  const { token, review } = await findPendingReview(summary)
  const answer = await fetch(`${BACKEND_URL}${DESK}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ token, review, do: 'accept' }) })
  if (answer.status !== 303) throw new Error(`The desk answered ${answer.status}`)
}

/** @returns the page of the desk that lists it, and what accepts it there */
export async function findPendingReview(summary: string): Promise<{ path: string; token: string; review: string }> {
  for (let path: string | undefined = DESK; path !== undefined;) {
    const page: string = await (await fetch(`${BACKEND_URL}${path}`)).text()
    const token = /name="token" value="([^"]+)"/.exec(page)?.[1]
    const row = page.split('<tr>').find((text) => text.includes(summary))
    const review = /name="review" value="(\d+)"/.exec(row ?? '')?.[1]
    if (token && review) return { path, token, review }
    path = /<a href="([^"]+)">Newer/.exec(page)?.[1]
  }
  throw new Error(`No pending review "${summary}"`)
}
