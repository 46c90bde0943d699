import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { addTags } from './page-tags.ts'
import { LONG_TEXT, page, PREVIEW_ID, shop } from './shop-server.fixture.ts'

afterEach(() => void vi.useRealTimers())

/** A shop whose page has been requested several times, so that its reply is ready. */
async function visited(text: () => string = () => LONG_TEXT, tags: readonly string[] = []) {
  const get = await shop((request, response) => {
    addTags(tags)
    page(request, response, request.headers.rsc ? 'the payload' : text())
  })
  for (let visit = 0; visit < 3; visit += 1) await get('/women')
  return get
}

test('a ready reply is the same as any other', async () => {
  const get = await visited()
  const [once, again] = [await get('/women?utm_source=mail'), await get('/women')]
  expect([again.status, again.headers['x-cache'], again.body.toString()]).toEqual([200, 'HIT', LONG_TEXT])
  expect({ ...again.headers, date: '', age: '' }).toEqual({ ...once.headers, date: '', age: '' })
})

test('each encoding has its own', async () => {
  const get = await visited()
  const visit = async (accepted: string) => {
    const answers = []
    for (let count = 0; count < 3; count += 1) answers.push(await get('/women', { headers: { 'accept-encoding': accepted } }))
    return answers.at(-1)!
  }
  const gzip = await visit('gzip')
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', LONG_TEXT])
  await expect.poll(async () => (await visit('gzip, br')).headers['content-encoding'], { timeout: 5000 }).toBe('br')
  expect(brotliDecompressSync((await visit('gzip, br')).body).toString()).toBe(LONG_TEXT)
  expect((await visit('identity')).body.toString()).toBe(LONG_TEXT)
})

test('a visitor who has the page gets 304', async () => {
  const get = await visited()
  const { headers } = await get('/women')
  expect((await get('/women', { headers: { 'if-none-match': headers.etag! } })).status).toBe(304)
})

test('the router gets its payload, and HEAD no body', async () => {
  const get = await visited()
  expect((await get('/women?_rsc=1', { headers: { rsc: '1' } })).body.toString()).toBe('the payload')
  expect((await get('/women', { headers: { rsc: '1' } })).status).toBe(308)
  expect((await get('/women', { method: 'HEAD' })).body.length).toBe(0)
})

test('an editor gets the draft', async () => {
  let text = 'published'
  const get = await visited(() => text)
  text = 'draft'
  expect((await get('/women', { headers: { cookie: `__prerender_bypass=${PREVIEW_ID}` } })).body.toString()).toBe('draft')
  expect((await get('/women')).body.toString()).toBe('published')
})

test('an evicted page is not sent any more', async () => {
  let text = 'costs 100'
  const get = await visited(() => text, ['product:MQ=='])
  text = 'costs 80'
  await get('/api/revalidate', { method: 'POST', headers: { authorization: 'Bearer hut-key' }, body: '{"tags":["product:MQ=="]}' })
  expect((await get('/women')).body.toString()).toBe('costs 80')
})

test('its age grows, and an expired page is rendered again', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  let text = 'old'
  const get = await visited(() => text)
  vi.advanceTimersByTime(5_000)
  expect((await get('/women')).headers.age).toBe('5')
  expect((await get('/women')).headers.age).toBe('5')
  vi.advanceTimersByTime(54_500)
  expect((await get('/women')).headers['x-cache']).toBe('HIT')
  text = 'new'
  vi.advanceTimersByTime(600)
  expect((await get('/women')).headers['x-cache']).not.toBe('HIT')
  await expect.poll(async () => (await get('/women')).body.toString()).toBe('new')
})

test('a flood of invented targets takes no more than its place', async () => {
  const get = await visited()
  for (let index = 0; index < 30; index += 1) await get('/women', { headers: { 'accept-encoding': `made-up-${index}` } })
  expect((await get('/women', { headers: { 'accept-encoding': 'made-up-29' } })).body.toString()).toBe(LONG_TEXT)
})
