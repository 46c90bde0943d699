import { expect, test } from 'vitest'
import { parseListingQuery } from './listing-query.ts'
import { shownQuery } from './shown-query.ts'

const facet = (attribute_code: string, ...values: string[]) => ({ attribute_code, options: values.map((value) => ({ value })) })
/** Four pages that can be filtered by colour and by price, and sorted by price. */
const LISTING = {
  total_count: 40,
  page_info: { current_page: 1, page_size: 12 },
  aggregations: [facet('color', '49', '50'), facet('price', '0_100', '100_200')],
  sort_fields: { options: [{ value: 'price' }] },
}

test.each([
  ['p=2', 'p=2'],
  ['p=99', ''],
  ['p=0', ''],
  ['color=49&color=50&p=4', 'color=49&color=50&p=4'],
  ['color=49&color=999&weight=3', 'color=49'],
  ['color=made-up', ''],
  ['price=100__200', 'price=100__200'],
  ['price=200__100', ''],
  ['sort=price__DESC', 'sort=price__DESC'],
  ['sort=made_up__ASC&slug=x', ''],
])('[LIST-02] [LIST-06] [LIST-12] %s shows what %j shows', (requested, shown) => {
  expect(shownQuery(parseListingQuery(requested), LISTING, 'prev-next')).toBe(shown)
})

test('[LIST-10] [LIST-12] with "load more", a page beyond the last shows all pages', () => {
  expect(shownQuery(parseListingQuery('p=6'), LISTING, 'load-more')).toBe('p=4')
  expect(shownQuery(parseListingQuery('p=99'), LISTING, 'load-more')).toBe('')
})

test('[LIST-12] a page that no search engine returns shows the last one that it does', () => {
  const long = { ...LISTING, total_count: 24_000 }
  for (const mode of ['prev-next', 'load-more'] as const) {
    expect(shownQuery(parseListingQuery('p=833'), long, mode)).toBe('p=833')
    expect(shownQuery(parseListingQuery('p=834&color=49'), long, mode)).toBe('color=49&p=833')
    expect(shownQuery(parseListingQuery('p=2001'), long, mode)).toBe('')
  }
})
