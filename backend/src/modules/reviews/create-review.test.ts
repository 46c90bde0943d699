import { afterEach, beforeEach, expect, test } from 'vitest'
import { ask } from '../../ask.fixture.ts'
import { openShop, type TestShop } from '../cart/cart.fixture.ts'
import { addCustomer, bearer } from '../customer/customer.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { acceptReview, pendingReviews, refuseReview } from './moderation.repository.ts'
import { addRatings, QUALITY, RATING, stars } from './reviews.fixture.ts'

let shop: TestShop
beforeEach(() => {
  shop = openShop()
  addRatings(shop.backend.database)
})
afterEach(() => shop.close())

const SHOWN = 'nickname summary text average_rating created_at ratings_breakdown { name value } product { sku }'
const REVIEW = { sku: 'tee', nickname: 'Ewa', summary: 'Warm', text: 'Even when wet.', ratings: [stars(RATING, 5), stars(QUALITY, 4)] }

const write = (review: object = {}, headers: Record<string, string> = {}) =>
  ask(
    shop.backend,
    `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { ${SHOWN} } } }`,
    { input: { ...REVIEW, ...review } },
    headers,
  )

const tee = async (store = 'en') => {
  const query = '{ products(filter: { sku: { eq: "tee" } }) { items { rating_summary review_count reviews { items { summary } } } } }'
  return (await ask(shop.backend, query, {}, { store })).data.products.items[0]
}

const UNSEEN = { rating_summary: 0, review_count: 0, reviews: { items: [] } }

test('a new review is returned in full, in the language of the store view', async () => {
  const { data } = await write({}, { store: 'pl' })
  expect(data.createProductReview.review).toEqual({
    nickname: 'Ewa',
    summary: 'Warm',
    text: 'Even when wet.',
    average_rating: 90,
    created_at: '2026-11-21 12:00:00',
    ratings_breakdown: [{ name: 'Ocena', value: '5' }, { name: 'Jakość', value: '4' }],
    product: { sku: 'tee' },
  })
})

test('[REV-04] a review is pending until approved, then shown in every store view, at first in its own', async () => {
  await write()
  expect(await tee()).toEqual(UNSEEN)
  const [waiting] = pendingReviews(shop.backend.database)
  expect(waiting).toMatchObject({ sku: 'tee', storeCode: 'en', nickname: 'Ewa', stars: 4.5, createdAt: '2026-11-21 12:00:00' })
  expect(acceptReview(shop.backend.database, waiting!.id)).toBe(true)
  expect(await tee()).toEqual({ rating_summary: 90, review_count: 1, reviews: { items: [{ summary: 'Warm' }] } })
  await write({ summary: 'Ciepła', ratings: [stars(RATING, 3), stars(QUALITY, 2)] }, { store: 'pl' })
  acceptReview(shop.backend.database, pendingReviews(shop.backend.database)[0]!.id)
  expect(await tee('pl')).toEqual({ rating_summary: 70, review_count: 2, reviews: { items: [{ summary: 'Ciepła' }, { summary: 'Warm' }] } })
  expect(await tee()).toEqual({ rating_summary: 70, review_count: 2, reviews: { items: [{ summary: 'Warm' }, { summary: 'Ciepła' }] } })
  expect(pendingReviews(shop.backend.database)).toEqual([])
})

test('[REV-04] a rejected review stays hidden, and a decision is final', async () => {
  await write()
  const { id } = pendingReviews(shop.backend.database)[0]!
  expect(refuseReview(shop.backend.database, id)).toBe(true)
  expect(acceptReview(shop.backend.database, id)).toBe(false)
  expect(await tee()).toEqual(UNSEEN)
  await write({ summary: 'Dry', ratings: [] })
  acceptReview(shop.backend.database, pendingReviews(shop.backend.database)[0]!.id)
  expect(await tee()).toMatchObject({ review_count: 1, reviews: { items: [{ summary: 'Dry' }] } })
})

test('ratings, nickname and text may be left empty', async () => {
  const { data } = await write({ nickname: '', text: '', ratings: [] })
  expect(data.createProductReview.review).toMatchObject({ nickname: '', text: '', average_rating: 0, ratings_breakdown: [] })
})

test('the average rating has two decimal places', async () => {
  shop.backend.database.exec('UPDATE rating SET is_active = 1')
  const { data } = await write({ ratings: [stars(RATING, 5), stars(QUALITY, 4), stars(6, 4)] })
  expect(data.createProductReview.review.average_rating).toBe(86.67)
})

test.each([
  [{ sku: 'nope' }, 'Could not find a product with SKU "nope"', 'graphql-no-such-entity'],
  [{ ratings: [{ id: '***', value_id: 'NDU=' }] }, 'Value of uid "***" is incorrect.', 'graphql-input'],
  [{ ratings: [stars(9, 5)] }, 'Value of uid "OQ==" is incorrect.', 'graphql-input'],
  [{ ratings: [stars(6, 5)] }, 'Value of uid "Ng==" is incorrect.', 'graphql-input'],
  [{ ratings: [{ id: 'NA==', value_id: 'NTE=' }] }, 'Value of uid "NTE=" is incorrect.', 'graphql-input'],
])('%j is refused and not stored', async (review, message, category) => {
  const { data, errors } = await write(review)
  expect(data).toBeNull()
  expect(errors).toMatchObject([{ message, extensions: { category } }])
  expect(pendingReviews(shop.backend.database)).toEqual([])
})

test('a disabled product is not found', async () => {
  shop.backend.database.exec("UPDATE product SET is_enabled = 0 WHERE sku = 'tee'")
  expect((await write()).errors).toMatchObject([{ message: 'Could not find a product with SKU "tee"' }])
})

test('if guest reviews are disabled, customers can still write one', async () => {
  changeSetting(shop.backend.database, 'catalog/review/allow_guest', false)
  expect((await write()).errors).toMatchObject([
    { message: "Guest customers aren't allowed to add product reviews.", extensions: { category: 'graphql-authorization' } },
  ])
  expect((await write({}, bearer(addCustomer(shop.backend.database)))).errors).toBeUndefined()
})

test('if reviews are disabled, nobody can write one', async () => {
  changeSetting(shop.backend.database, 'catalog/review/active', false)
  expect((await write({}, bearer(addCustomer(shop.backend.database)))).errors).toMatchObject([
    { message: 'Creating product reviews are not currently available.', extensions: { category: 'graphql-authorization' } },
  ])
})

test("the ratings and their values have names in the store view's language, unless reviews are disabled", async () => {
  const query = '{ productReviewRatingsMetadata { items { id name values { value_id value } } } }'
  const { items } = (await ask(shop.backend, query, {}, { store: 'pl' })).data.productReviewRatingsMetadata
  expect(items).toMatchObject([{ id: 'NA==', name: 'Ocena' }, { id: 'NQ==', name: 'Jakość' }])
  expect(items[0].values).toEqual([1, 2, 3, 4, 5].map((value) => ({ value_id: stars(RATING, value).value_id, value: String(value) })))
  changeSetting(shop.backend.database, 'catalog/review/active', false)
  expect((await ask(shop.backend, query)).data.productReviewRatingsMetadata).toEqual({ items: [] })
})

test.each([['nickname', 128], ['summary', 255]])('its %s has %i characters at most', async (field, most) => {
  expect((await write({ [field]: 'x'.repeat(most) })).errors).toBeUndefined()
  expect((await write({ [field]: 'x'.repeat(most + 1) })).errors).toMatchObject([{ message: 'The text is too long. Shorten the text and try again.' }])
})
