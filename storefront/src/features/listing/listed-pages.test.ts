import { expect, test } from 'vitest'
import { answeredPages, requestedPages } from './listed-pages.ts'

test.each([
  ['load-more', 1, { pageSize: 12, currentPage: 1 }],
  ['load-more', 3, { pageSize: 36, currentPage: 1 }],
  ['load-more', 9, { pageSize: 12, currentPage: 9 }],
  ['prev-next', 3, { pageSize: 12, currentPage: 3 }],
] as const)('[LIST-10] [LIST-11] %s, page %d', (mode, page, requested) => {
  expect(requestedPages(mode, page)).toEqual(requested)
})

const answer = (total_count: number, current_page: number, page_size: number) => ({ total_count, page_info: { current_page, page_size } })

test.each([
  ['one page', answer(40, 1, 12), { first: 1, current: 1, total: 4 }],
  ['the first three', answer(40, 1, 36), { first: 1, current: 3, total: 4 }],
  ['more than there are', answer(40, 1, 96), { first: 1, current: 4, total: 4 }],
  ['the ninth alone', answer(200, 9, 12), { first: 9, current: 9, total: 17 }],
  ['the end of what a search engine returns', answer(24_000, 833, 12), { first: 833, current: 833, total: 833 }],
  ['nothing', answer(0, 1, 12), { first: 1, current: 1, total: 1 }],
])('[LIST-10] [LIST-11] an answer has %s', (_, given, pages) => {
  expect(answeredPages(given)).toEqual(pages)
})
