import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { PUBLIC_URL } from '../../ask.fixture.ts'
import { openShop } from '../../shop.fixture.ts'
import { eventCounts } from '../events/tracked-event.repository.ts'
import type { ContentEntry } from './content-entry.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const get = (path: string) => shop.fetch(new Request(`${PUBLIC_URL}/api/v3/content/${path}`))

async function results(model: string, query: Record<string, string> = {}): Promise<ContentEntry[]> {
  const response = await get(`${model}?${new URLSearchParams({ apiKey: 'key', ...query })}`)
  expect(response.status).toBe(200)
  return ((await response.json()) as { results: ContentEntry[] }).results
}

const ids = async (model: string, query: Record<string, string> = {}) => (await results(model, query)).map(({ id }) => id)

const HOME = { userAttributes: '{"urlPath":"/"}' }
const WHATS_NEW = { userAttributes: '{"urlPath":"/whats-new"}' }

test('the home page is found by its URL and has the format of Builder’s API', async () => {
  const [home] = await results('page', HOME)
  expect(home).toMatchObject({
    id: 'halny-home', name: 'Home', modelId: 'model-page', published: 'published', testRatio: 0.5,
    query: [{ '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: ['/', '/pl'] }],
    variations: { 'halny-home-layers': { id: 'halny-home-layers', testRatio: 0.5, data: { blocks: expect.any(Array) } } },
  })
  expect(home!.data.blocks.map(({ component }) => component.name)).toEqual(['Hero', 'Promises', 'Products', 'Tiles', 'Banner', 'ReviewQuote', 'Story', 'Partners'])
  expect(home!.data.blocks[0]).toMatchObject({ '@type': '@builder.io/sdk:Element', '@version': 2, id: 'builder-home-hero' })
})

test.each([
  { userAttributes: '{"urlPath":"/about-us"}' },
  { 'userAttributes.urlPath': '/about-us' },
  { url: 'https://shop.test/about-us?from=foot' },
  { url: '/about-us' },
])('%j selects the same page', async (query) => {
  expect(await ids('page', query)).toEqual(['halny-about'])
})

test('entries targeted at a URL are only returned for it, or with noTargeting', async () => {
  expect(await ids('page', { url: '/nowhere' })).toEqual([])
  expect(await ids('page')).toEqual([])
  expect(await ids('page', { userAttributes: '{' })).toEqual([])
  expect(await ids('page', { noTargeting: 'true' })).toEqual(['halny-home', 'halny-about', 'halny-how-we-test', 'halny-season'])
})

test('a locale selects the language; without one, every language is returned', async () => {
  const title = async (query: Record<string, string>) => (await results('page', { ...HOME, ...query }))[0]!.data.blocks[0]!.component.options.title
  expect(await title({ locale: 'pl' })).toBe('Zanim zmieni się\u00a0wiatr')
  expect(await title({ locale: 'en' })).toBe('Before the\u00a0wind turns')
  expect(await title({})).toEqual({
    '@type': '@builder.io/core:LocalizedValue', Default: 'Before the\u00a0wind turns', pl: 'Zanim zmieni się\u00a0wiatr',
  })
  const [home] = await results('page', { ...HOME, locale: 'pl' })
  expect(home!.variations['halny-home-layers']!.data.blocks[0]!.component.options.title).toBe('Na obie strony przełęczy')
})

test('drafts are returned with includeUnpublished', async () => {
  expect(await ids('banner', WHATS_NEW)).toEqual(['halny-sale'])
  expect(await ids('banner', { ...WHATS_NEW, includeUnpublished: 'true' })).toEqual(['halny-sale', 'halny-winter'])
})

test('limit and offset page through the entries', async () => {
  const all = { noTargeting: 'true' }
  expect(await ids('category-banner', { ...all, limit: '2' })).toEqual(['halny-women', 'halny-men'])
  expect(await ids('category-banner', { ...all, limit: '2', offset: '2' })).toEqual(['halny-gear'])
  expect(await ids('category-banner', { ...all, limit: 'x', offset: '-1' })).toHaveLength(3)
  expect(await ids('category-banner', { ...all, limit: '0' })).toEqual([])
})

test('a query filters entries by their fields', async () => {
  const all = { noTargeting: 'true', locale: 'en' }
  expect(await ids('page', { ...all, 'query.data.url': '/about-us' })).toEqual(['halny-about'])
  expect(await ids('page', { ...all, 'query.data.url.$ne': '/about-us' })).toEqual(['halny-home', 'halny-how-we-test', 'halny-season'])
  expect(await ids('page', { ...all, 'query.id.$in': 'halny-about,other' })).toEqual(['halny-about'])
  expect(await ids('page', { ...all, 'query.testRatio': '0.5' })).toEqual(['halny-home'])
  expect(await ids('page', { ...all, 'query.data.title.length': '8' })).toEqual([])
  expect(await ids('page', { ...all, 'query.id.$where': '1' })).toEqual([])
})

test('`fields` returns only those fields', async () => {
  expect(await results('page', { ...HOME, locale: 'en', fields: 'id, data.title,data.nope' })).toEqual([
    { id: 'halny-home', data: { title: 'Clothing and gear for mountain weather' } },
  ])
})

test('one entry is found by its id', async () => {
  expect(await (await get('page/halny-about?apiKey=key&fields=name')).json()).toEqual({ name: 'About' })
  expect((await get('page/nope?apiKey=key')).status).toBe(404)
  expect((await get('banner/halny-winter?apiKey=key')).status).toBe(404)
})

test('a request without a key is refused, and an unknown model is empty', async () => {
  expect((await get('page')).status).toBe(401)
  expect(await ids('nothing')).toEqual([])
})

test('responses may be cached for a minute, except with cachebust', async () => {
  expect((await get('page?apiKey=key')).headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=86400')
  expect((await get('page?apiKey=key&cachebust=true')).headers.get('cache-control')).toBe('no-store')
})

const track = (body: unknown) =>
  shop.fetch(new Request(`${PUBLIC_URL}/api/v1/track`, {
    method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers: { 'content-type': 'application/json' },
  }))

test('events are counted by entry and variation, without their senders', async () => {
  const visit = { ownerId: 'key', sessionId: 's', visitorId: 'v' }
  const impression = { type: 'impression', data: { contentId: 'halny-home', variationId: 'halny-home-layers', ...visit } }
  const plain = { type: 'impression', data: { contentId: 'halny-home', variationId: 'halny-home', ...visit } }
  expect((await track({ events: [impression, plain, impression] })).status).toBe(204)
  expect((await track({ events: [{ type: 'click', data: { contentId: 'halny-home', ...visit } }, { type: 'conversion' }] })).status).toBe(204)
  expect(eventCounts(shop.database).map(({ name, subject, count }) => [name, subject, count])).toEqual([
    ['click', 'halny-home', 1],
    ['conversion', '', 1],
    ['impression', 'halny-home', 1],
    ['impression', 'halny-home/halny-home-layers', 2],
  ])
})

test.each(['', '[]', '{"events":{}}', '{"events":[{"data":{}}]}'])('%s is not a batch of events', async (body) => {
  expect((await track(body)).status).toBe(400)
})
