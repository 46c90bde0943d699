import { connect as connectHttp2 } from 'node:http2'
import { once } from 'node:events'
import { createServer, get as getPlainly, type IncomingHttpHeaders } from 'node:http'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { connect as connectSecurely } from 'node:tls'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { RequestHandler } from '../capture.ts'
import { addTags } from '../page-tags.ts'
import { LONG_TEXT, PREVIEW_ID, startShop } from '../shop-server.fixture.ts'
import { createEdge } from './create-edge.ts'
import { getSecurely, instanceLine, type Nginx, NGINX, startNginx } from './nginx.fixture.ts'
import { freePort } from '../free-port.fixture.ts'

let nginx: Nginx
let instances: number[]
/** What the fake Next of both instances has been asked, and its text. */
let rendered: { url: string; cookie: string | undefined; accept: string | undefined; address: string | undefined; requestId: string | undefined }[]
let text: string

const render: RequestHandler = (request, response) => {
  const url = request.url ?? ''
  const { cookie, accept, 'x-forwarded-for': address, 'x-request-id': requestId } = request.headers
  rendered.push({ url, cookie, accept, address: String(address), requestId: String(requestId) })
  if (url.startsWith('/api/')) return void response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'token=secret', 'cache-control': 'no-store' }).end(JSON.stringify({ text: LONG_TEXT }))
  if (url.startsWith('/_next/image')) return void response.writeHead(200, { 'content-type': String(accept), 'cache-control': 'public, max-age=31536000', vary: 'Accept' }).end(`picture in ${accept}`)
  if (url.startsWith('/en/cookie')) response.setHeader('set-cookie', `visitor=${rendered.length}`)
  addTags(['product:MQ=='])
  response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=300, stale-while-revalidate=86400', vary: 'rsc' })
  response.end(`${text} ${request.headers.rsc === '1' ? `payload ${request.headers['next-router-segment-prefetch'] ?? ''}` : 'document'} ${LONG_TEXT}`)
}

const startInstance = (port: number) => startShop(render, { edge: createEdge({ kind: 'nginx' }), trustedProxies: 1, pictureFolders: ['http://127.0.0.1:9/media/'] }, port)

beforeAll(async () => {
  instances = [await freePort(), await freePort()]
  if (NGINX) nginx = await startNginx({ instances })
})
afterAll(() => nginx?.stop())
beforeEach(async () => {
  if (!NGINX) return
  rendered = []
  text = 'first'
  for (const port of instances) await startInstance(port)
})
afterEach(() => void vi.restoreAllMocks())

/** Until the end of the test. */
async function switchTo(...lines: string[]): Promise<void> {
  await nginx.setInstances(lines)
  onTestFinished(() => nginx.setInstances(instances.map(instanceLine)))
}

/** What a connection receives until it is closed. */
const closedAfter = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let all = ''
    socket.on('data', (part) => (all += String(part))).on('close', () => resolve(all))
  })

let number = 0
/** A page that no other test has requested. */
const newPage = (): string => `/page-${(number += 1)}`
const get = (path: string, headers: Record<string, string | string[]> = {}) => getSecurely(nginx.port, path, { headers })
const read = async (path: string, headers: Record<string, string | string[]> = {}) => {
  const { status, body, headers: answered } = await get(path, headers)
  const plain = answered['content-encoding'] === 'gzip' ? gunzipSync(body) : body
  return `${status} ${plain.toString().replace(LONG_TEXT, '').trim()}`
}

describe.skipIf(!NGINX)('[EDGE-04] behind nginx', () => {
  test('a page is kept for a second and then revalidated, and a change is shown once the webhook is answered', async () => {
    const path = newPage()
    expect(await read(path)).toBe('200 first document')
    const { headers } = await get(path)
    expect([headers['x-proxy-cache'], headers['cache-control'], headers['x-accel-expires']]).toEqual(['HIT', 'public, max-age=0, s-maxage=300', undefined])
    await vi.waitFor(async () => expect((await get(path)).headers['x-proxy-cache']).toBe('REVALIDATED'), { timeout: 5000, interval: 100 })
    // Each instance has rendered it once, and their pages have the same ETag.
    expect(rendered.length).toBeLessThanOrEqual(instances.length)

    text = 'second'
    await Promise.all(instances.map(async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/revalidate`, { method: 'POST', headers: { authorization: 'Bearer hut-key' }, body: '{"tags":["product:MQ=="]}' })
      expect(await answer.json()).toMatchObject({ purged: true })
    }))
    expect(await read(path)).toBe('200 second document')
  })

  test('fifty visitors of a new page cause one render', async () => {
    const path = newPage()
    expect(new Set(await Promise.all(Array.from({ length: 50 }, () => read(path))))).toEqual(new Set(['200 first document']))
    expect(rendered).toHaveLength(1)
  })

  test('a document, a payload and its segments are kept apart, with any parameter of the router', async () => {
    const path = newPage()
    const ahead = (segment: string) => ({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment })
    for (const again of ['', 'again']) {
      expect(await read(path)).toBe('200 first document')
      expect(await read(`${path}?_rsc=abc${again}`, { rsc: '1', 'next-router-state-tree': `tree${again}` })).toBe('200 first payload')
      expect(await read(`${path}?_rsc=abd${again}`, ahead('/_tree'))).toBe('200 first payload /_tree')
      expect(await read(`${path}?_rsc=abe${again}`, ahead('/_head'))).toBe('200 first payload /_head')
      expect((await get(`${path}?_rsc=abf`, ahead('/made-up'))).status).toBe(404)
    }
    expect(rendered).toHaveLength(4)
  })

  test('nobody can put a payload, or a redirect to one, in the place of a page', async () => {
    const path = newPage()
    const attempts: [string, Record<string, string | string[]>][] = [
      [path, { rsc: '1' }], [path, { rsc: ['1', '0'] }], [path, { rsc: '1:1' }], [`${path}?_rsc=1`, { rsc: '0' }], [`${path}?_rsc=1`, { rsc: ['0', '1'] }],
      [path, { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
    ]
    for (const [address, headers] of attempts) await get(address, headers)
    expect(await read(path)).toBe('200 first document')
    expect(await read(`${path}?_rsc=1`, { rsc: '1' })).toBe('200 first payload')
    // As without nginx: a page has one address, and its payload another one.
    expect((await get(`${path}?_rsc=1`)).headers.location).toBe(path)
    expect((await get(path, { rsc: '1' })).headers.location).toBe(`${path}?_rsc=1`)
  })

  test('queries are told apart, with and without the router', async () => {
    const path = newPage()
    for (const query of ['color=49', 'color=50', 'color=49&size=1']) {
      await read(`${path}?${query}`)
      await read(`${path}?${query}&_rsc=1`, { rsc: '1' })
      await read(`${path}?_rsc=2&${query}`, { rsc: '1' })
    }
    expect(rendered.length).toBeGreaterThanOrEqual(4)
    expect((await get(`${path}?color=50`)).headers['x-proxy-cache']).toMatch(/HIT|REVALIDATED/)
  })

  test.each([['', undefined], ['gzip', 'gzip'], ['gzip, deflate, br', 'gzip'], ['br;q=0, gzip', 'gzip'], ['gzip;q=0', undefined], ['zstd', undefined]])('a browser that accepts "%s" gets its encoding', async (accepted, encoding) => {
    const path = newPage()
    for (const other of ['gzip', accepted]) await get(path, { 'accept-encoding': other })
    expect((await get(path, { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding)
  })

  /** @returns the headers that reach an instance */
  const startRecordingInstance = async (): Promise<IncomingHttpHeaders[]> => {
    const received: IncomingHttpHeaders[] = []
    const recording = createServer((request, response) => {
      received.push(request.headers)
      response.end()
    })
    await once(recording.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void recording.close())
    await switchTo(instanceLine((recording.address() as AddressInfo).port))
    return received
  }

  test('pages are requested without cookies', async () => {
    const received = await startRecordingInstance()
    await get(newPage(), { cookie: 'token=secret; visitor=1' })
    expect(received).toEqual([expect.not.objectContaining({ cookie: expect.anything() })])
  })

  test('a page that sets a cookie is not kept', async () => {
    const answers = [await get('/cookie'), await get('/cookie')]
    expect(answers.map(({ headers }) => headers['x-proxy-cache'])).toEqual(['MISS', 'MISS'])
    expect(new Set(answers.map(({ headers }) => String(headers['set-cookie']))).size).toBe(2)
  })

  test('an editor sees the draft, and nobody else does', async () => {
    const path = newPage()
    await read(path)
    text = 'draft'
    expect(await read(path, { cookie: `__prerender_bypass=${PREVIEW_ID}` })).toBe('200 draft document')
    expect(await read(path)).toBe('200 first document')
  })

  test.each(['1', '', 'x'.repeat(32), PREVIEW_ID.toUpperCase(), `${PREVIEW_ID}0`])('nobody passes the cache by with the cookie "%s"', async (value) => {
    const path = newPage()
    await read(path)
    const { headers } = await get(path, { cookie: `token=secret; __prerender_bypass=${value}` })
    expect(headers['x-proxy-cache']).toMatch(/HIT|REVALIDATED/)
  })

  test('an invented value of the right form passes it by for a while only, and never for scripts and pictures', async () => {
    const cookie = `__prerender_bypass=${'a'.repeat(32)}`
    const path = newPage()
    const statuses = await Promise.all(Array.from({ length: 300 }, async () => (await get(path, { cookie })).status))
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    const picture = '/_next/image?url=http%3A%2F%2F127.0.0.1%3A9%2Fmedia%2Fb.jpg&w=640&q=75'
    const states = [await get(picture), await get(picture, { cookie })].map(({ headers }) => headers['x-proxy-cache'])
    expect(states).toEqual(['MISS', 'HIT'])
  })

  test('a call gets its cookie, its visitor and an id, and its answer is compressed and never kept', async () => {
    const call = () => get('/api/graphql', { cookie: 'token=secret', 'accept-encoding': 'gzip', 'x-forwarded-for': '198.51.100.7' })
    const [first, second] = [await call(), await call()]
    expect(rendered.map(({ cookie, address }) => [cookie, address])).toEqual([['token=secret', '127.0.0.1'], ['token=secret', '127.0.0.1']])
    expect(rendered.map(({ requestId }) => requestId)).toEqual([first.headers['x-request-id'], second.headers['x-request-id']])
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
    expect([first.headers['content-encoding'], first.headers['x-proxy-cache']]).toEqual(['gzip', undefined])
    expect(first.headers['set-cookie']).toEqual(['token=secret'])
  })

  test('an oversized call is refused without reaching an instance', async () => {
    const answer = await getSecurely(nginx.port, '/api/graphql', { method: 'POST', body: 'x'.repeat(200_000) })
    expect(answer.status).toBe(413)
    expect(rendered).toEqual([])
  })

  test.each(['/metrics', '/health/live', '/health/ready', '/%6Detrics', '//metrics'])('%s is not for visitors', async (path) => {
    expect((await get(path)).status).toBe(404)
    expect(rendered).toEqual([])
  })

  test('webhooks are accepted from inside only', async () => {
    const inside = await getSecurely(nginx.port, '/api/revalidate', { method: 'POST', body: '{}' })
    expect(inside.status).toBe(401)
    const outside = await startNginx({ instances, replace: { 'allow 127.0.0.1;': '' } })
    try {
      for (const path of ['/api/revalidate', '/api/revalidate/content', '/api/revalid%61te', '//api/revalidate']) {
        expect((await getSecurely(outside.port, path, { method: 'POST', headers: { authorization: 'Bearer hut-key' }, body: '{"tags":["a"]}' })).status).toBe(403)
      }
    } finally {
      await outside.stop()
    }
  })

  test('an instance that has died costs no page', async () => {
    await switchTo(instanceLine(instances[0]!), instanceLine(await freePort()))
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(newPage())))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  /** @returns what an instance has received that dies at each request, before another one is chosen */
  const startDyingInstance = async (): Promise<string[]> => {
    const received: string[] = []
    const dying = createServer((request) => {
      received.push(`${request.method} ${request.url}`)
      request.socket.destroy()
    })
    await once(dying.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void dying.close())
    await switchTo(instanceLine((dying.address() as AddressInfo).port), instanceLine(instances[0]!).replace('max_fails', 'backup max_fails'))
    return received
  }

  test('an instance that dies while it renders costs no page', async () => {
    const received = await startDyingInstance()
    expect(await read(newPage())).toBe('200 first document')
    expect(received).toHaveLength(1)
  })

  test('a call that an instance may have executed is never repeated: an order would be placed twice', async () => {
    const received = await startDyingInstance()
    const { status } = await getSecurely(nginx.port, '/api/graphql', { method: 'POST', body: '{}' })
    expect([status, received, rendered]).toEqual([502, ['POST /api/graphql'], []])
  })

  test('pages are shown when no instance answers', async () => {
    const path = newPage()
    await read(path)
    await switchTo(instanceLine(await freePort()))
    await vi.waitFor(async () => expect((await get(path)).headers['x-proxy-cache']).toBe('STALE'), { timeout: 5000, interval: 100 })
    expect(await read(path)).toBe('200 first document')
    expect((await get(newPage())).status).toBe(502)
  })

  test('pictures are kept by format, and an instance is asked in the form that it knows', async () => {
    const path = '/_next/image?url=http%3A%2F%2F127.0.0.1%3A9%2Fmedia%2Fa.jpg&w=640&q=75'
    const accepted = ['image/avif,image/webp,*/*;q=0.8', 'image/webp,*/*', 'image/png', 'text/html,image/avif,image/webp;q=0.9']
    const read = await Promise.all(accepted.map(async (accept) => (await get(path, { accept })).body.toString()))
    expect(read).toEqual(['picture in image/avif', 'picture in image/webp', 'picture in ', 'picture in image/avif'].map((shown) => expect.stringContaining(shown)))
    expect(rendered.filter(({ url }) => url.startsWith('/_next/image')).length).toBeLessThanOrEqual(3)
  })

  test('the shop is reached by HTTPS with HTTP/2, by its own name only', async () => {
    const session = connectHttp2(`https://localhost:${nginx.port}`, { rejectUnauthorized: false, host: '127.0.0.1' } as Parameters<typeof connectHttp2>[1])
    const stream = session.request({ ':path': newPage() })
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>]
    session.destroy()
    expect(headers[':status']).toBe(200)
    const plain = await new Promise<string>((resolve, reject) => {
      getPlainly({ host: '127.0.0.1', port: nginx.httpPort, path: '/women', headers: { host: 'localhost' } }, ({ statusCode, headers: { location } }) => resolve(`${statusCode} ${location}`)).on('error', reject)
    })
    expect(plain).toBe('301 https://localhost/women')
    expect(await closedAfter(connect(nginx.httpPort, '127.0.0.1').end('GET / HTTP/1.1\r\nHost: other.example\r\n\r\n'))).toBe('')
    const named = connectSecurely({ port: nginx.port, servername: 'localhost', rejectUnauthorized: false })
    named.write('GET / HTTP/1.1\r\nHost: other.example\r\n\r\n')
    expect(await closedAfter(named)).toBe('')
    await expect(once(connectSecurely({ port: nginx.port, servername: 'other.example', rejectUnauthorized: false }), 'secureConnect')).rejects.toThrow('unrecognized name')
  })
})

test('[EDGE-04] the documented command turns HTTP/2 on for later releases of nginx, without a warning', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../deploy/nginx/kram.conf'), 'utf8')
  const [, script = ''] = /^# +sed -i '(.+)' kram\.conf$/m.exec(text) ?? []
  const changed = execFileSync('sed', [script], { input: text, encoding: 'utf8' }).replaceAll(/^#.*\n/gm, '')
  expect(changed).not.toContain('http2;')
  expect(changed).not.toContain('http2 default_server')
  expect(changed.match(/listen .*443 ssl( default_server)?;/g)).toHaveLength(4)
  expect(changed.match(/^ {2}http2 on;\n {2}ssl_certificate /gm)).toHaveLength(1)
})
