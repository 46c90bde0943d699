import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'
import type { Listing } from '../product-card/get-listing.ts'
import { parseListingQuery } from './listing-query.ts'
import { getListingPage, getSearch } from './listing.ts'

vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: async () => true }))
vi.mock('../store/attribute-names.ts', () => ({ hasCustomAttributes: async () => false, isListed: async () => false }))

const TOTAL = 24_000
const listing = (page: number, items: object[]): Listing =>
  ({ total_count: TOTAL, page_info: { current_page: page, page_size: 12, total_pages: 2000 }, items, aggregations: [], sort_fields: null }) as never

const backend = fakeBackend()
/** The backend's answer beyond page 416. */
let beyond: () => Response

beforeEach(() => {
  backend.answer = ({ body }) => {
    const { currentPage } = (body as { variables: { currentPage: number } }).variables
    return currentPage > 416 ? beyond() : Response.json({ data: { products: listing(currentPage, [{ uid: 'MQ==' }]) } })
  }
})

const pageOf = (query: string) => getListingPage({ locale: 'en', categoryUid: 'Mw==' }, listing(1, [{ uid: 'MQ==' }]), parseListingQuery(query))

describe.each([
  ['returns no products', () => Response.json({ data: { products: listing(417, []) } })],
  ['reports an internal error', () => Response.json({ errors: [{ message: 'Internal server error', path: ['products'] }], data: { products: null } })],
])('[LIST-12] if the backend %s beyond the window of its search engine', (_case, answer) => {
  beforeEach(() => {
    beyond = answer
  })

  test('such a page shows the first and says so', async () => {
    const { listing: shown, pages, missingPage } = await pageOf('p=417')
    expect([shown.items?.length, pages.current, missingPage]).toEqual([1, 1, 417])
  })

  test('the page before it is the last one', async () => {
    expect((await pageOf('p=416')).pages).toEqual({ first: 416, current: 416, total: 416 })
    expect((await pageOf('p=415')).pages).toEqual({ first: 415, current: 415, total: 833 })
  })
})

test('an outage is one', async () => {
  beyond = () => new Response('', { status: 503 })
  await expect(pageOf('p=417')).rejects.toThrow('503')
})

const REFUSED = () => Response.json({ errors: [{ message: 'Minimum search query length is 3', extensions: { category: 'graphql-input' }, path: ['products'] }], data: { products: null } })

test('a refused search has no results, and a refused filter shows the listing without it', async () => {
  backend.answer = REFUSED
  expect(await getSearch({ locale: 'en' }, 'ab')).toBeUndefined()
  const whole = { ...listing(1, [{ uid: 'MQ==' }]), aggregations: [{ attribute_code: 'color', options: [{ value: '49' }] }] } as never
  const page = await getListingPage({ locale: 'en' }, whole, parseListingQuery('q=tee&color=49'))
  expect([page.listing, page.query.filters, page.query.search]).toEqual([whole, {}, 'tee'])
})

test('a search within a category is sent with the category and the filters', async () => {
  backend.answer = () => Response.json({ data: { products: listing(1, []) } })
  const whole = { ...listing(1, [{ uid: 'MQ==' }]), aggregations: [{ attribute_code: 'color', options: [{ value: '49' }] }] } as never
  await getListingPage({ locale: 'en', categoryUid: 'Mw==' }, whole, parseListingQuery('q=tee&color=49'))
  expect(backend.calls[0]?.body).toMatchObject({ variables: { search: 'tee', filter: { category_uid: { eq: 'Mw==' }, color: { eq: '49' } } } })
})
