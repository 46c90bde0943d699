import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Backend, createBackend } from '../../create-backend.ts'
import { seedSampleShop } from '../../sample-shop/seed.ts'
import { openDesk, type TestDesk } from '../desk/desk.fixture.ts'

interface Notification {
  readonly path: string | undefined
  readonly authorization: string | undefined
  readonly body: { operation: string; modelName: string; newValue: { id: string } | null; previousValue: { id: string } | null }
}

let backend: Backend
let desk: TestDesk
const notifications: Notification[] = []
/** A fake storefront. */
const shop = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    notifications.push({ path: request.url, authorization: request.headers.authorization, body: JSON.parse(body) })
    response.end()
  })
})

beforeAll(async () => {
  await once(shop.listen(0, '127.0.0.1'), 'listening')
  const shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  backend = createBackend({ database: ':memory:', publicUrl: 'http://localhost:4000', shopUrl, revalidateSecret: 'hut-key' })
  seedSampleShop(backend.database)
  desk = await openDesk(backend)
})
beforeEach(() => void (notifications.length = 0))
afterAll(async () => {
  await desk.close()
  await backend.close()
  shop.close()
})

const write = (method: string, path: string, body?: unknown) =>
  fetch(`${desk.url}/api/v1/write/${path}`, {
    method, ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })

const read = async (path: string) => (await fetch(`${desk.url}/api/v3/content/${path}?apiKey=key`)).json()

test('a change of public content notifies the storefront with the old and the new state', async () => {
  expect((await write('PATCH', 'page/halny-about', { data: { title: 'Who we are' } })).status).toBe(200)
  const entry = await read('page/halny-about')
  expect(entry.data).toMatchObject({ title: 'Who we are', blocks: [{}, {}, {}, {}] })
  expect(notifications).toEqual([{
    path: '/api/revalidate/content', authorization: 'Bearer hut-key',
    body: { operation: 'publish', modelName: 'page', newValue: entry, previousValue: { ...entry, data: expect.anything(), lastUpdated: expect.any(Number) } },
  }])
})

test('a draft sends no notification until it is published, and an unpublished page sends one, too', async () => {
  const { id } = await (await write('POST', 'page', { name: 'Spring', data: { title: 'Spring', blocks: [], state: {} } })).json()
  await write('PATCH', `page/${id}`, { name: 'Spring sale' })
  expect(notifications).toEqual([])
  await write('PATCH', `page/${id}`, { published: 'published' })
  await write('PATCH', `page/${id}`, { published: 'draft' })
  await write('DELETE', `page/${id}`)
  expect(notifications.map(({ body }) => [body.operation, body.newValue?.id, body.previousValue?.id])).toEqual([
    ['publish', id, id], ['unpublish', id, id], ['delete', undefined, id],
  ])
  expect((await write('PATCH', `page/${id}`, {})).status).toBe(404)
})

test('an entry can be published and unpublished at the desk', async () => {
  expect(await desk.get('/desk/content')).toContain('Publish<span class="hidden"> Winter, not ready yet</span>')
  const form = { model: 'banner', entry: 'halny-winter' }
  expect(await desk.submit('/desk/content', { ...form, do: 'publish' })).toContain('Winter, not ready yet is published now.')
  expect((await read('banner/halny-winter')).published).toBe('published')
  await desk.submit('/desk/content', { ...form, do: 'unpublish' })
  await vi.waitFor(() => expect(notifications.map(({ body }) => body.operation)).toEqual(['publish', 'unpublish']))
})

test.each([
  ['PUT', 'page/halny-about', {}, 405],
  ['PATCH', 'page', {}, 405],
  ['POST', 'page', [], 400],
  ['DELETE', 'page/nope', undefined, 404],
  ['PATCH', 'page/halny-about', undefined, 415],
])('%s %s with %j is answered with %s', async (method, path, body, status) => {
  expect((await write(method, path, body)).status).toBe(status)
})

test('another machine and another site’s page cannot write', async () => {
  for (const stranger of [{ 'x-forwarded-for': '192.0.2.1' }, { origin: 'https://elsewhere.example' }]) {
    const response = await fetch(`${desk.url}/api/v1/write/page/halny-about`, { method: 'DELETE', headers: stranger as Record<string, string> })
    expect(response.status).toBe(401)
  }
})
