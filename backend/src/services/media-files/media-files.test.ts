import { afterAll, expect, test } from 'vitest'
import { PUBLIC_URL } from '../../ask.fixture.ts'
import { createBackend } from '../../create-backend.ts'
import { saveMediaFile } from './media-file.repository.ts'

const shop = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL })
afterAll(() => shop.close())

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"/>'
saveMediaFile(shop.database, 'logo/stores/1/logo.svg', { type: 'image/svg+xml', content: Buffer.from(LOGO) })

const get = (path: string, init?: RequestInit) => shop.fetch(new Request(`${PUBLIC_URL}/media/${path}`, init))

test('a file of the shop is served with its type, and cannot run scripts', async () => {
  const response = await get('logo/stores/1/logo.svg')
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(LOGO)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml', 'content-length': String(LOGO.length), 'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})

test('a browser with the file in its cache gets 304 until the file is replaced', async () => {
  saveMediaFile(shop.database, 'favicon.svg', { type: 'image/svg+xml', content: Buffer.from(LOGO) })
  const etag = (await get('favicon.svg')).headers.get('etag')!
  const again = () => get('favicon.svg', { headers: { 'if-none-match': etag } })
  expect((await again()).status).toBe(304)
  saveMediaFile(shop.database, 'favicon.svg', { type: 'image/png', content: Buffer.from('other') })
  expect((await again()).status).toBe(200)
})

test.each(['logo/stores/1/other.svg', '', 'logo/../logo/stores/2/logo.svg'])('there is no file at %j', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test.each([
  ['bytes=0-3', 206, '<svg', 'bytes 0-3/41'],
  ['bytes=5-', 206, LOGO.slice(5), 'bytes 5-40/41'],
  ['bytes=-2', 206, '/>', 'bytes 39-40/41'],
  ['bytes=90-', 200, LOGO, null],
  ['bytes=0-1,4-5', 200, LOGO, null],
])('a player gets the part %s of a file', async (range, status, text, contentRange) => {
  saveMediaFile(shop.database, 'film', { type: 'video/webm', content: Buffer.from(LOGO) })
  const response = await get('film', { headers: { range } })
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([status, text, contentRange])
})
