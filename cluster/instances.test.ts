import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSecurely } from '../storefront/server/edge/nginx.fixture.ts'
import { underLoad } from './load.ts'
import { type Cluster, openCluster, rollOver } from './open-cluster.ts'

const PATHS = ['/', '/women', '/pl', '/women?p=2', '/giewont-grid-fleece', '/women/tops/jackets', '/pl/kurtka-3l-krywan']
let cluster: Cluster

beforeAll(async () => void (cluster = await openCluster()))
afterAll(() => cluster?.close())

const get = (path: string, headers: Record<string, string> = {}) => getSecurely(cluster.port, path, { headers: { host: `localhost:${cluster.port}`, ...headers } })
const scriptsOf = (html: string) => [...new Set(html.match(/\/_next\/static\/[^"'\\)\s]+/g))]

test('pages, scripts, pictures and calls reach visitors through nginx', async () => {
  for (const path of PATHS) expect([path, (await get(path)).status]).toEqual([path, 200])
  const product = await get('/giewont-grid-fleece')
  expect(product.headers['x-proxy-cache']).toMatch(/HIT|REVALIDATED/)
  const html = product.body.toString()
  const scripts = scriptsOf(html)
  expect(scripts.length).toBeGreaterThan(5)
  for (const script of scripts) expect([script, (await get(script)).status]).toEqual([script, 200])
  const [picture = ''] = /\/_next\/image\?[^"\s]+/.exec(html) ?? []
  expect((await get(picture.replaceAll('&amp;', '&'), { accept: 'image/webp' })).headers['content-type']).toBe('image/webp')
  const body = JSON.stringify({ operationName: 'CreateGuestCart', variables: {}, query: 'CreateGuestCart' })
  const call = await getSecurely(cluster.port, '/api/graphql', { method: 'POST', body, headers: { host: `localhost:${cluster.port}`, origin: cluster.url, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' } })
  expect(call.status).toBeLessThan(500)
  expect(call.headers['x-proxy-cache']).toBeUndefined()
})

test('a picture that one instance has resized is sent by the other without the backend', async () => {
  const [picture = ''] = /\/_next\/image\?[^"\s]+/.exec((await get('/giewont-grid-fleece')).body.toString()) ?? []
  const states: (string | null)[] = []
  for (const { port } of cluster.instances) {
    const answer = await fetch(`http://localhost:${port}${picture.replaceAll('&amp;', '&').replace(/w=\d+/, 'w=384')}`, { headers: { accept: 'image/avif' } })
    states.push(answer.headers.get('x-nextjs-cache'))
    await answer.arrayBuffer()
  }
  expect(states).toEqual(['MISS', 'HIT'])
})

test('an instance that is killed under load costs no page', async () => {
  const [first] = cluster.instances
  const { requests, failed } = await underLoad(cluster.port, PATHS, async () => {
    await first.process.end('SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await cluster.restart(first)
  })
  expect(failed).toEqual([])
  expect(requests).toBeGreaterThan(100)
})

test('a restart of all instances under load costs no page', async () => {
  const { requests, failed } = await underLoad(cluster.port, PATHS, () => rollOver(cluster))
  expect(failed).toEqual([])
  expect(requests).toBeGreaterThan(100)
})
