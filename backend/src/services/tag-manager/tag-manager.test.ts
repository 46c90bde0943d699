import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Backend, createBackend } from '../../create-backend.ts'
import { eventCounts } from '../events/tracked-event.repository.ts'

let shop: Backend
beforeEach(() => (shop = createBackend({ database: ':memory:', publicUrl: 'http://shop.test' })))
afterEach(() => shop.close())

const get = (path: string) => shop.fetch(new Request(`http://shop.test${path}`))
const collect = (body: string) => shop.fetch(new Request('http://shop.test/tag-manager/collect', { method: 'POST', body }))
const counted = () => eventCounts(shop.database).map(({ name, count }) => `${name} ${count}`)

interface Page {
  readonly dataLayer: object[]
  readonly tagManagerEvents: { readonly name: string; readonly isSent: boolean }[]
  readonly tagManagerConsent: Record<string, string>
  /** Resolves once every request of the page has a response. */
  readonly arrived: () => Promise<unknown>
}

/** Loads the container into a page with this data layer. */
async function page(...dataLayer: object[]): Promise<Page> {
  const response = await get('/gtm.js?id=GTM-HALNY1')
  expect(response.headers.get('content-type')).toContain('text/javascript')
  const window = { dataLayer } as unknown as Page
  const sent: Promise<unknown>[] = []
  const fetchHere = (address: string, init: RequestInit) => {
    const { keepalive: _, credentials: __, ...rest } = init
    const answer = shop.fetch(new Request(address, rest))
    sent.push(answer)
    return answer
  }
  const document = { currentScript: { src: 'http://shop.test/gtm.js?id=GTM-HALNY1' } }
  runInContext(await response.text(), createContext({ window, document, URL, fetch: fetchHere }))
  return Object.assign(window, { arrived: () => Promise.all(sent) })
}

/** The arguments object that gtag() pushes. */
const gtag = (...given: unknown[]) => Object.assign({ length: given.length }, given)
const GRANTED = gtag('consent', 'update', { analytics_storage: 'granted' })

test('no event is sent before consent, but the page records them', async () => {
  const { dataLayer, tagManagerEvents, tagManagerConsent, arrived } = await page({ 'gtm.start': 1, event: 'gtm.js' })
  dataLayer.push(gtag('event', 'view_item', { value: 219 }), { ecommerce: null })
  expect(tagManagerEvents).toMatchObject([{ name: 'gtm.js', isSent: false }, { name: 'view_item', isSent: false, details: { value: 219 } }])
  expect(tagManagerConsent).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' })
  await arrived()
  expect(counted()).toEqual([])
})

test('events are sent between consent and its withdrawal', async () => {
  const { dataLayer, arrived } = await page(gtag('consent', 'default', { analytics_storage: 'denied', wait_for_update: 500 }))
  dataLayer.push({ event: 'too_early' })
  dataLayer.push(GRANTED)
  dataLayer.push({ event: 'add_to_cart', ecommerce: { value: 219 } }, gtag('event', 'add_to_cart'))
  dataLayer.push(gtag('consent', 'update', { analytics_storage: 'denied' }))
  dataLayer.push({ event: 'too_late' })
  await arrived()
  expect(counted()).toEqual(['add_to_cart 2'])
})

test('consent that is in the data layer before the container loads applies to later entries', async () => {
  const { arrived } = await page({ event: 'before' }, GRANTED, { event: 'after' })
  await arrived()
  expect(counted()).toEqual(['after 1'])
})

test('consent for advertisements is not consent for analytics', async () => {
  const { dataLayer, arrived } = await page(gtag('consent', 'default', { ad_storage: 'granted', analytics_storage: 'perhaps' }))
  dataLayer.push({ event: 'view_item' })
  await arrived()
  expect(counted()).toEqual([])
})

test('the data layer may have another name', async () => {
  const script = await (await get('/gtm.js?id=GTM-HALNY1&l=layer')).text()
  expect(script).toContain('window["layer"]')
})

test.each(['/gtm.js', '/gtm.js?id=UA-1', '/gtm.js?id=GTM-"alert', '/gtm.js?id=GTM-HALNY1&l=a;b', '/ns.html'])('%s is not a container', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('a page without scripts gets an empty frame', async () => {
  const response = await get('/ns.html?id=GTM-HALNY1')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/html')
})

test.each(['', '{', '{"events":1}', '{"events":[{}]}', 'null'])('%s is not a batch of events', async (body) => {
  expect((await collect(body)).status).toBe(400)
  expect(counted()).toEqual([])
})

test('a client cannot fill the disk with events', async () => {
  for (let batch = 0; batch < 41; batch++) {
    const events = Array.from({ length: 60 }, (_, index) => ({ name: `${batch}-${index}-${'x'.repeat(200)}` }))
    await collect(JSON.stringify({ events }))
  }
  expect(counted()).toHaveLength(2000)
  expect(Math.max(...eventCounts(shop.database).map(({ name }) => name.length))).toBe(100)
})
