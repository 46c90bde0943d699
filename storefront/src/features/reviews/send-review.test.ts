import { expect, test } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { newVisitorForEach } from '../../lib/new-visitor.fixture.ts'
import { sendReview } from './send-review.ts'

const texts = { nickname: 'Agata', summary: 'Warm', text: 'It keeps its promise.' }
const review = { sku: 'HAL-GIE', ...texts, ratings: [{ id: 'NA==', value_id: 'MTk=' }] }
const lost = new TypeError('offline')
const sent = { data: { createProductReview: { review: { nickname: 'Agata' } } } }
const reviews = (...items: readonly object[]) => ({ data: { customer: { reviews: { items, page_info: null }, reviewed: { items: [] } } } })

newVisitorForEach()

test('[REV-02] a review whose answer was lost is looked up, and not sent again', async () => {
  const { operations } = fakeShop({ CreateProductReview: lost, CustomerReviews: reviews({ ...texts, summary: 'Cold' }, texts) })
  await sendReview(review)
  expect(operations()).toEqual(['CreateProductReview', 'CustomerReviews'])
})

test('[REV-02] during a longer outage, the next attempt looks it up first', async () => {
  const { operations } = fakeShop({ CreateProductReview: lost, CustomerReviews: (call) => (call === 0 ? lost : reviews(texts)) })
  await expect(sendReview(review)).rejects.toBeInstanceOf(ServerError)
  await sendReview(review)
  expect(operations()).toEqual(['CreateProductReview', 'CustomerReviews', 'CustomerReviews'])
})

test('[REV-02] one that never arrived is sent again', async () => {
  const { operations } = fakeShop({ CreateProductReview: (call) => (call === 0 ? lost : sent), CustomerReviews: reviews({ ...texts, text: 'Another.' }) })
  await expect(sendReview(review)).rejects.toBeInstanceOf(ServerError)
  await sendReview(review)
  expect(operations()).toEqual(['CreateProductReview', 'CustomerReviews', 'CustomerReviews', 'CreateProductReview'])
})

test('[REV-02] a refused review is not looked up', async () => {
  const refused = { errors: [{ message: 'Nein.', path: ['createProductReview'], extensions: { category: 'graphql-input' } }] }
  const { operations } = fakeShop({ CreateProductReview: refused })
  await expect(sendReview(review)).rejects.toBeInstanceOf(StoreError)
  expect(operations()).toEqual(['CreateProductReview'])
})
