import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shop } from './shop-server.fixture.ts'

const fetched = vi.fn<typeof fetch>()
const PICTURE = 'http://localhost:9/media/jacket.webp'
const address = (picture: string) => `/_share.jpg?url=${encodeURIComponent(picture)}`
const open = () => shop(() => expect.unreachable())

const picture = (width: number, height: number, alpha: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 20, b: 20, alpha } } })

beforeEach(async () => {
  const bottle = await picture(100, 500, 1).png().toBuffer()
  const cutOut = await picture(400, 500, 0).composite([{ input: bottle }]).webp().toBuffer()
  fetched.mockReset().mockImplementation(async () => new Response(new Uint8Array(cutOut)))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

const pixelOf = async (body: Buffer, left: number, top: number) => [...(await sharp(body).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]

test('[HOME-04] a cut-out product stands on the ground of the shop’s pictures, in an opaque JPEG of 1200 × 630', async () => {
  const { status, headers, body } = await (await open())(address(PICTURE))
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', 'public, max-age=604800'])
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630, hasAlpha: false })
  const [red, green, blue] = await pixelOf(body, 8, 620)
  expect([red, green, blue].map((channel, index) => Math.abs(channel! - [0xec, 0xed, 0xe7][index]!) < 8)).toEqual([true, true, true])
  expect((await pixelOf(body, 600, 315))[0]).toBeGreaterThan(180)
})

test.each([
  ['a wide photograph fills the preview', 1600, 900, 'red'],
  ['a product on a white ground of its own stands on white', 400, 500, 'white'],
])('[HOME-04] %s', async (_what, width, height, corner) => {
  const jpeg = await picture(width, height, 1).jpeg().toBuffer()
  fetched.mockResolvedValue(new Response(new Uint8Array(jpeg)))
  const { body } = await (await open())(address(PICTURE))
  const [, green] = await pixelOf(body, 4, 4)
  expect(green! > 240).toBe(corner === 'white')
})

test('[HOME-04] another spelling of a picture draws no other preview', async () => {
  const get = await open()
  for (const spelled of [PICTURE, PICTURE.replace('jacket', 'j%61cket'), PICTURE.replace('/jacket', '//jacket'), `${PICTURE}?size=2`]) expect((await get(address(spelled))).status).toBe(200)
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([PICTURE])
})

test('[HOME-04] each preview is drawn once, also for simultaneous requests', async () => {
  const get = await open()
  const [first, second] = await Promise.all([get(address(PICTURE)), get(address(PICTURE))])
  expect((await get(address(PICTURE))).body.equals(first!.body)).toBe(true)
  expect(second!.body.equals(first!.body)).toBe(true)
  expect(fetched.mock.calls.map(([url, init]) => [url, init?.redirect])).toEqual([[PICTURE, 'manual']])
})

test.each([
  'http://elsewhere.example/media/jacket.webp', 'http://localhost:9/graphql', 'http://localhost:9/media/../graphql', 'http://localhost:9/media/%2e%2e/graphql', 'jacket.webp',
])('[HOME-04] %s, which is in none of the shop’s folders, is refused without a fetch', async (url) => {
  expect((await (await open())(address(url))).status).toBe(400)
  expect(fetched).not.toHaveBeenCalled()
})

test('[HOME-04] an invented query is refused, so that visitors cannot have a picture drawn again', async () => {
  const get = await open()
  for (const query of ['&w=1', '&url=a', '']) expect((await get(query === '' ? '/_share.jpg' : address(PICTURE) + query)).status).toBe(400)
  await get(address(`${PICTURE}?a=1`))
  await get(address(`${PICTURE}?a=2`))
  expect(fetched).toHaveBeenCalledOnce()
})

test.each([
  ['is missing', () => new Response(null, { status: 404 }), 404],
  ['cannot be fetched', () => new Response(null, { status: 500 }), 502],
  ['is too large', () => new Response(new Uint8Array(10_000_001)), 502],
  ['is no picture', () => new Response('<html>'), 502],
])('a picture that %s is a failure that is not stored', async (_what, answer, status) => {
  fetched.mockImplementation(async () => answer())
  const { headers, ...response } = await (await open())(address(PICTURE))
  expect([response.status, headers['cache-control']]).toEqual([status, 'no-store'])
})
