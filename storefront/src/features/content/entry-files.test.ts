import { afterEach, expect, test, vi } from 'vitest'

vi.stubEnv('NEXT_PUBLIC_IMAGE_HOST', 'https://media.example')
vi.stubEnv('NEXT_PUBLIC_IMAGE_HOST_FALLBACK', 'https://media2.example')
vi.stubEnv('REVALIDATE_SECONDS', '7')
const { entryFile, getEntryPicture } = await import('./entry-files.ts')

afterEach(() => vi.unstubAllGlobals())

function answerWith(status: number) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test.each([
  ['/media/snow.webp', 'https://media.example/media/snow.webp'],
  ['https://media.example/media/snow.webp', 'https://media.example/media/snow.webp'],
  ['https://media2.example/media/snow.webp?width=200', 'https://media2.example/media/snow.webp'],
])('[ENV-03] an entry shows the picture %s of an image host', async (address, picture) => {
  answerWith(200)
  expect(await getEntryPicture(address)).toBe(picture)
  expect(entryFile(address)).toBe(address.startsWith('/') ? picture : address)
})

test('[ENV-04] whether a picture exists is known for the configured seconds', async () => {
  const fetched = answerWith(200)
  await getEntryPicture('/media/snow.webp')
  expect(fetched.mock.calls[0]![1]).toMatchObject({ cache: 'force-cache', next: { revalidate: 7 } })
})

test.each([
  ['that is gone is left out', 404, undefined],
  ['whose host fails is shown', 503, 'https://media.example/media/snow.webp'],
])('[CONTENT-01] a picture %s', async (_what, status, shown) => {
  vi.spyOn(console, 'error').mockReturnValue()
  answerWith(status)
  expect(await getEntryPicture('/media/snow.webp')).toBe(shown)
})
