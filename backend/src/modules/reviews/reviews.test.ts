import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from '../../ask.fixture.ts'
import { openShop, type TestShop } from '../cart/cart.fixture.ts'
import { addCustomer, bearer } from '../customer/customer.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { addRatings, addReview } from './reviews.fixture.ts'

let shop: TestShop
beforeEach(() => {
  shop = openShop()
  addRatings(shop.backend.database)
})
afterEach(() => shop.close())

const PAGE = 'page_info { current_page page_size total_pages } items { summary created_at average_rating }'
const reviews = (currentPage = 1, pageSize = 20) =>
  ask(
    shop.backend,
    `query ($page: Int, $size: Int) {
      products(filter: { sku: { in: ["tee", "beanie"] } }) {
        items { sku rating_summary review_count reviews(currentPage: $page, pageSize: $size) { ${PAGE} } }
      }
    }`,
    { page: currentPage, size: pageSize },
  )
const bySku = (answer: Awaited<ReturnType<typeof ask>>, sku: string) =>
  answer.data.products.items.find((product: { sku: string } | null) => product?.sku === sku)

const summaries = ({ items }: { items: { summary: string }[] }) => items.map(({ summary }) => summary)

test('[REV-01] approved reviews come newest first, page by page', async () => {
  for (const day of [2, 1, 3]) addReview(shop.backend.database, { day, rating: day })
  addReview(shop.backend.database, { product: 2, day: 4, rating: 5 })
  const first = await reviews(1, 2)
  expect(bySku(first, 'tee').reviews).toEqual({
    page_info: { current_page: 1, page_size: 2, total_pages: 2 },
    items: [
      { summary: 'Day 3', created_at: '2026-05-03 10:00:00', average_rating: 60 },
      { summary: 'Day 2', created_at: '2026-05-02 10:00:00', average_rating: 40 },
    ],
  })
  expect(summaries(bySku(first, 'beanie').reviews)).toEqual(['Day 4'])
  expect(summaries(bySku(await reviews(2, 2), 'tee').reviews)).toEqual(['Day 1'])
})

test('the summary is the average of all votes in whole percent', async () => {
  for (const rating of [5, 5, 4, undefined]) addReview(shop.backend.database, { day: 1, ...(rating !== undefined && { rating }) })
  const answer = await reviews()
  expect(bySku(answer, 'tee')).toMatchObject({ rating_summary: 93, review_count: 4 })
  expect(bySku(answer, 'beanie')).toMatchObject({ rating_summary: 0, review_count: 0 })
})

test('a removed review no longer counts', async () => {
  addReview(shop.backend.database, { day: 1, rating: 1 })
  addReview(shop.backend.database, { day: 2, rating: 5 })
  shop.backend.database.exec("DELETE FROM review WHERE summary = 'Day 1'")
  expect(bySku(await reviews(), 'tee')).toMatchObject({ rating_summary: 100, review_count: 1 })
  shop.backend.database.exec('DELETE FROM review')
  expect(bySku(await reviews(), 'tee')).toMatchObject({ rating_summary: 0, review_count: 0 })
})

test('a page past the end makes current_page an error that names the last page', async () => {
  addReview(shop.backend.database, { day: 1 })
  const answer = await reviews(3)
  expect(answer.errors).toMatchObject([
    {
      message: 'currentPage value 1 specified is greater than the number of pages available.',
      extensions: { category: 'graphql-input' },
    },
  ])
  expect(bySku(answer, 'tee').reviews).toEqual({ page_info: { current_page: null, page_size: 20, total_pages: 1 }, items: [] })
})

test('without reviews any page is empty, and none is past the end', async () => {
  const { errors, ...answer } = await reviews(3)
  expect(errors).toBeUndefined()
  expect(bySku(answer, 'tee').reviews).toEqual({ page_info: { current_page: 3, page_size: 20, total_pages: 0 }, items: [] })
})

test.each([
  [0, 20, 'currentPage value must be greater than 0.'],
  [1, 0, 'pageSize value must be greater than 0.'],
])('page %i of size %i makes the product null', async (currentPage, pageSize, message) => {
  const { data, errors } = await reviews(currentPage, pageSize)
  expect(data.products.items).toEqual([null, null])
  expect(errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }, { message }])
})

test('if reviews are disabled, none are shown or counted', async () => {
  addReview(shop.backend.database, { day: 1, rating: 5 })
  changeSetting(shop.backend.database, 'catalog/review/active', false)
  expect(bySku(await reviews(), 'tee')).toMatchObject({ rating_summary: 0, review_count: 0, reviews: { items: [] } })
})

test('a listing reads the review summaries of all its products with one statement', async () => {
  const { database } = shop.backend
  const reads: string[] = []
  const prepare = database.prepare.bind(database)
  vi.spyOn(database, 'prepare').mockImplementation((sql) => {
    const statement = prepare(sql)
    const all = statement.all.bind(statement)
    return Object.assign(statement, { all: (...bound: Parameters<typeof all>) => (reads.push(sql), all(...bound)) })
  })
  const query = '{ products(filter: {}) { items { rating_summary review_count } } }'
  expect((await ask(shop.backend, query)).data.products.items.length).toBeGreaterThan(4)
  expect(reads.filter((sql) => sql.includes('product_review_summary'))).toHaveLength(1)
})

const own = (headers: Record<string, string>, page = 1) =>
  ask(shop.backend, `{ customer { reviews(currentPage: ${page}, pageSize: 1) { ${PAGE} } } }`, {}, headers)

test('[REV-05] customers see their own reviews of every store view, including pending ones; others do not', async () => {
  const [anna, ewa] = [addCustomer(shop.backend.database), addCustomer(shop.backend.database, 'ewa@example.com')]
  const mutation = `mutation ($sku: String!) {
    createProductReview(input: { sku: $sku, nickname: "A", summary: $sku, text: "", ratings: [] }) { review { summary } }
  }`
  await ask(shop.backend, mutation, { sku: 'tee' }, { ...bearer(anna), store: 'pl' })
  await ask(shop.backend, mutation, { sku: 'beanie' }, bearer(anna))
  expect((await own(bearer(anna))).data.customer.reviews).toMatchObject({
    page_info: { current_page: 1, page_size: 1, total_pages: 2 },
    items: [{ summary: 'beanie' }],
  })
  expect(summaries((await own(bearer(anna), 2)).data.customer.reviews)).toEqual(['tee'])
  expect((await own(bearer(anna), 3)).errors).toMatchObject([
    { message: 'currentPage value 2 specified is greater than the number of pages available.' },
  ])
  expect((await own(bearer(anna), 0)).errors).toMatchObject([{ message: 'currentPage value must be greater than 0.' }])
  expect((await own(bearer(ewa))).data.customer.reviews).toMatchObject({ page_info: { total_pages: 0 }, items: [] })
})
