import { describe, expect, test } from 'vitest'
import { isListed, paged, pageAhead, startPaging } from './paging.ts'

const start = startPaging<{ currentPage: number }>({ mode: 'load-more', current: 2, max: 4 })
const defer = (page: number) => ({ type: 'defer', page, variables: { currentPage: page } }) as const

describe('[LIST-12] paging has bounds', () => {
  test('both bounds are 1 by default', () => {
    expect(startPaging({})).toEqual({ mode: 'load-more', current: 1, min: 1, max: 1 })
    expect(paged(startPaging({}), { ...defer(2) })).toEqual(startPaging({}))
  })

  test.each([[0], [-1], [5], [2.5], [Number.NaN], [start.current]])('a jump to %d is ignored', (page) => {
    expect(paged(start, defer(page))).toBe(start)
  })

  test.each([[1], [3], [4]])('a jump to %d is accepted', (page) => {
    expect(paged(start, defer(page)).deferred?.page).toBe(page)
  })
})

describe('[LIST-13] a deferred page', () => {
  test('becomes current once it has loaded, and its variables are cleared', () => {
    const waiting = paged(start, defer(3))
    expect(waiting).toMatchObject({ current: 2, deferred: { page: 3, variables: { currentPage: 3 } } })
    expect(paged(waiting, { type: 'ready', page: 3 })).toEqual({ ...start, current: 3, deferred: undefined })
  })

  test('that fails to load leaves the list as it was, and may be tried again', () => {
    const failed = paged(paged(start, defer(3)), { type: 'fail', page: 3 })
    expect(failed).toEqual({ ...start, deferred: undefined, failed: 3 })
    expect(paged(failed, defer(3))).toMatchObject({ current: 2, deferred: { page: 3 }, failed: undefined })
    expect(paged(start, { type: 'fail', page: 3 })).toBe(start)
  })

  test('that was replaced by another one changes nothing when it arrives', () => {
    const waiting = paged(paged(start, defer(3)), defer(4))
    expect(paged(waiting, { type: 'ready', page: 3 })).toBe(waiting)
  })
})

test('[LIST-10] LoadMore lists all pages up to the current one and prefetches none', () => {
  expect([1, 2, 3].map((page) => isListed(start, page))).toEqual([true, true, false])
  expect(pageAhead(start)).toBeUndefined()
})

test('[LIST-11] PrevNextPage lists only the current page and prefetches the next one', () => {
  const single = startPaging({ mode: 'prev-next', current: 2, max: 3 })
  expect([1, 2, 3].map((page) => isListed(single, page))).toEqual([false, true, false])
  expect(pageAhead(single)).toBe(3)
  expect(pageAhead({ ...single, current: 3 })).toBeUndefined()
})
