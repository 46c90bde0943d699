import { describe, expect, test } from 'vitest'
import { ask } from '../backend/src/ask.fixture.ts'
import type { Backend } from '../backend/src/create-backend.ts'
import { addCustomer, bearer, type TestCustomer } from '../backend/src/modules/customer/customer.fixture.ts'
import { acceptReview, pendingReviews, refuseReview } from '../backend/src/modules/reviews/moderation.repository.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

const open = openFreshShops()

async function visitAs(backend: Backend, { token }: TestCustomer) {
  const { connect, enter } = await import('./browser.fixture.ts')
  connect(backend)
  enter({ cookies: new Map([['magento_customerToken', token]]) }, 'en')
  const { findReviews, loadCustomerReviews } = await import('../storefront/src/features/my-reviews/customer-reviews.ts')
  const { loadReviewStates } = await import('../storefront/src/features/my-reviews/review-states.ts')
  return { loadCustomerReviews, loadReviewStates, findReviews }
}

const write = (backend: Backend, customer: TestCustomer, sku: string, summary: string, store = 'en') =>
  ask(
    backend,
    'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { summary } } }',
    { input: { sku, summary, nickname: 'Anna', text: 'All day.', ratings: [] } },
    { ...bearer(customer), store },
  )

const idOf = ({ database }: Backend, summary: string) => pendingReviews(database).find((review) => review.summary === summary)!.id

describe.each(['2.4.6', '2.4.7', '2.4.9'] as const)('on Magento %s', (release) => {
  test('[REV-05] a customer’s reviews have the status that follows from the product’s reviews', async () => {
    const backend = open({ release })
    const anna = addCustomer(backend.database)
    for (const summary of ['waits', 'accepted', 'refused']) await write(backend, anna, 'tee', summary)
    await write(backend, anna, 'tee', 'accepted in Polish', 'pl')
    await write(backend, anna, 'beanie', 'of a product that has gone')
    await write(backend, addCustomer(backend.database, 'ewa@example.com'), 'tee', 'of another customer')
    for (const summary of ['accepted', 'accepted in Polish', 'of a product that has gone']) acceptReview(backend.database, idOf(backend, summary))
    refuseReview(backend.database, idOf(backend, 'refused'))
    backend.database.exec("DELETE FROM product_text WHERE product_id = (SELECT id FROM product WHERE sku = 'beanie')")

    const { loadCustomerReviews, loadReviewStates, findReviews } = await visitAs(backend, anna)
    const { reviews, page, pages } = await loadCustomerReviews(10, 1)
    expect([page, pages]).toEqual([1, 1])
    const states = await loadReviewStates(reviews, 'en')
    expect(reviews.map(({ review, product }, index) => [review.summary, product?.sku, states[index]])).toEqual([
      ['of a product that has gone', undefined, 'unknown'],
      ['accepted in Polish', 'tee', 'published'],
      ['refused', 'tee', 'waiting'],
      ['accepted', 'tee', 'published'],
      ['waits', 'tee', 'waiting'],
    ])
    expect((await findReviews(reviews[1]!.product!.uid.replaceAll('=', ''))).map(({ review }) => review.summary)).toEqual(['accepted in Polish', 'refused', 'accepted', 'waits'])
    expect(await findReviews('42')).toEqual([])
  })

  test('[REV-05] a page number past the end shows the last page', async () => {
    const backend = open({ release })
    const anna = addCustomer(backend.database)
    for (const summary of ['first', 'second', 'third']) await write(backend, anna, 'tee', summary)
    const { loadCustomerReviews } = await visitAs(backend, anna)
    const last = await loadCustomerReviews(2, 9)
    expect([last.page, last.pages, last.reviews.map(({ review }) => review.summary)]).toEqual([2, 2, ['first']])
  })
})
