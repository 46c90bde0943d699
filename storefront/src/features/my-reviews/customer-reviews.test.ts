import { afterEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { findReviews, productId } from './customer-reviews.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['MTI=', 'MTI'],
  ['a+/b==', 'a-_b'],
])('[ROUTE-21] the uid %s is %s in a path', (uid, id) => {
  expect(productId(uid)).toBe(id)
})

/** A customer's list of two pages, each with a review of the tee and one of the hat. */
function twoPages() {
  const pageOf = (page: number) => ({
    reviews: { items: [{ summary: `tee ${page}` }, { summary: `hat ${page}` }], page_info: { current_page: page, page_size: 2, total_pages: 2 } },
    reviewed: { items: [{ product: { uid: 'MTI=' } }, { product: { uid: 'MTM=' } }] },
  })
  return fakeShop({ CustomerReviews: (call) => ({ data: { customer: pageOf(call + 1) } }) })
}

test('[REV-06] finds a product’s reviews on all pages of the customer’s list', async () => {
  const { calls } = twoPages()
  expect((await findReviews('MTI')).map(({ review }) => review.summary)).toEqual(['tee 1', 'tee 2'])
  expect(calls.map(({ variables }) => variables.page)).toEqual([1, 2])
})
