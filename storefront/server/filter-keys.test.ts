import { afterEach, expect, test, vi } from 'vitest'
import { filterKeys } from './filter-keys.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const backendAnswers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)

test('until the backend has listed its filters, every possible attribute code counts as a filter', async () => {
  backendAnswers(() => Promise.reject(new TypeError('fetch failed')))
  const filters = filterKeys({ refreshSeconds: 300 })
  await filters.refresh()
  expect(['color', 'style_bags', 'utm_source', '_rsc', 'Color', 'a-b'].filter(filters.isFilter)).toEqual(['color', 'style_bags'])
  filters.stop()
})

test('afterwards only the listed filters count, also during an outage', async () => {
  backendAnswers(async () => Response.json({ data: { products: { aggregations: [{ attribute_code: 'color' }, null, { attribute_code: 'size' }] } } }))
  const filters = filterKeys({ refreshSeconds: 300 })
  await filters.refresh()
  backendAnswers(() => Promise.reject(new TypeError('fetch failed')))
  await filters.refresh()
  expect(['color', 'size', 'material'].filter(filters.isFilter)).toEqual(['color', 'size'])
  filters.stop()
})

test.each([1, 31_536_000])('an interval of %d seconds refreshes the filters neither constantly nor never', async (refreshSeconds) => {
  vi.useFakeTimers()
  let requests = 0
  backendAnswers(async () => {
    requests += 1
    return Response.json({ data: { products: null } })
  })
  const filters = filterKeys({ refreshSeconds })
  await vi.advanceTimersByTimeAsync(9_000)
  expect(requests).toBe(0)
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect(requests).toBeGreaterThan(0)
  filters.stop()
  vi.useRealTimers()
})
