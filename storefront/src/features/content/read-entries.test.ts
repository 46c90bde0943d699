import { beforeEach, expect, test, vi } from 'vitest'

const { cached, keepBriefly, fetchEntries, fetchAllEntries } = vi.hoisted(() => ({
  cached: vi.fn<(load: unknown, keys: unknown, options: { revalidate: number }) => unknown>((load) => load),
  keepBriefly: vi.fn<() => Promise<true>>(async () => true),
  fetchEntries: vi.fn<() => Promise<readonly unknown[]>>(),
  fetchAllEntries: vi.fn<() => Promise<readonly unknown[]>>(),
}))

vi.mock('next/cache', () => ({ unstable_cache: cached }))
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))
vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly }))
vi.mock('./content-api.ts', () => ({ fetchEntries, fetchAllEntries, hasContentService: true }))
vi.stubEnv('REVALIDATE_SECONDS', '7')
const { getEntries, getListedPages, getPagesAt } = await import('./read-entries.ts')

const READS = {
  'the list of pages': getListedPages,
  'a page': () => getPagesAt('winter', '/winter', 'en'),
  'the banners': () => getEntries('banner', 'en'),
}
const winter = { id: 'winter', data: { title: { '@type': '@builder.io/core:LocalizedValue', Default: 'Snow', pl: 'Śnieg' }, url: '/winter', blocks: [] } }

function answer(results: readonly unknown[]): void {
  fetchEntries.mockResolvedValue(results)
  fetchAllEntries.mockResolvedValue(results)
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  answer([winter])
})

test.each(Object.entries(READS))('[CONTENT-03] %s: an invalid entry is left out, and the others are shown', async (_what, read) => {
  answer([null, 'winter', { id: 'no data' }, { ...winter, id: '../..' }, winter])
  expect((await read()).map(({ id }) => id)).toEqual(['winter'])
  expect(keepBriefly).not.toHaveBeenCalled()
})

test.each(Object.entries(READS))('[CONTENT-03] %s: without the service there is none, for a short time', async (_what, read) => {
  fetchEntries.mockRejectedValue(new Error('down'))
  fetchAllEntries.mockRejectedValue(new Error('down'))
  expect(await read()).toEqual([])
  expect(keepBriefly).toHaveBeenCalledOnce()
})

test.each(Object.entries(READS))('[ENV-04] %s: the answer is kept for the configured seconds', async (_what, read) => {
  await read()
  expect(cached.mock.calls.map(([, , { revalidate }]) => revalidate)).toEqual([7])
})

test('[CONTENT-01] an entry has the texts of its language', async () => {
  const [english, polish] = await Promise.all((['en', 'pl'] as const).map((locale) => getPagesAt('winter', '/winter', locale)))
  expect([english![0]!.data.title, polish![0]!.data.title]).toEqual(['Snow', 'Śnieg'])
})
