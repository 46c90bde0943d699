import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { RequestHandler } from '../capture.ts'
import { addTags } from '../page-tags.ts'
import { PREVIEW_ID, startShop } from '../shop-server.fixture.ts'
import { createEdge } from './create-edge.ts'
import { edgeTag } from './tag-headers.ts'
import { freePort } from '../free-port.fixture.ts'

const VCL = join(import.meta.dirname, '../../../deploy/varnish/kram.vcl')
const VARNISH = ['varnishd', '/usr/sbin/varnishd'].find((place) => spawnSync(place, ['-V']).status === 0)

let ports: { visitors: number; purges: number; instances: readonly number[] }
let stop: () => Promise<void> = async () => {}
let text: string
let rendered: string[]

const render: RequestHandler = (request, response) => {
  rendered.push(request.url ?? '')
  if (request.url?.startsWith('/api/')) return void response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end('{}')
  addTags([request.url?.includes('fleece') ? 'product:MQ==' : 'product:Mg==', 'menu'])
  response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=300, stale-while-revalidate=86400', vary: 'rsc' })
  response.end(`${text} ${request.headers.rsc === '1' ? 'payload' : 'document'}`)
}

const edge = () => createEdge({ kind: 'varnish', urls: [`http://127.0.0.1:${ports.purges}`] })

beforeAll(async () => {
  if (!VARNISH) return
  const folder = mkdtempSync(join(tmpdir(), 'kram-varnish-'))
  ports = { visitors: await freePort(), purges: await freePort(), instances: [await freePort(), await freePort()] }
  const vcl = readFileSync(VCL, 'utf8').replace('"3001"', `"${ports.instances[0]}"`).replace('"3002"', `"${ports.instances[1]}"`)
  writeFileSync(join(folder, 'kram.vcl'), vcl.replace('.interval = 2s', '.interval = 100ms'))
  const child = spawn(VARNISH, ['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', join(folder, 'kram.vcl'), '-s', 'malloc,64m', '-a', `127.0.0.1:${ports.visitors}`, '-a', `purge=127.0.0.1:${ports.purges}`], { stdio: 'ignore' })
  stop = async () => {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
    rmSync(folder, { recursive: true, force: true })
  }
})
afterAll(() => stop())
beforeEach(async () => {
  if (!VARNISH) return
  text = 'first'
  rendered = []
  for (const port of ports.instances) await startShop(render, { edge: edge(), trustedProxies: 1 }, port)
  await vi.waitFor(async () => {
    const { status } = await get(newPage('ready'))
    if (status !== 200) throw new Error(`Varnish answers ${status}`)
  }, { timeout: 10_000, interval: 50 })
})
afterEach(() => void vi.restoreAllMocks())

let number = 0
const newPage = (name: string): string => `/${name}-${(number += 1)}`
const get = (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${ports.visitors}${path}`, { headers, redirect: 'manual' })
const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await get(path, headers)
  return `${response.headers.get('x-proxy-cache')} ${await response.text()}`
}
const webhook = async (tag: string) => {
  const body = JSON.stringify({ tags: [tag] })
  // As the shared invalidation of several instances does.
  const answers = await Promise.all(ports.instances.map((port) => fetch(`http://127.0.0.1:${port}/api/revalidate`, { method: 'POST', headers: { authorization: 'Bearer hut-key' }, body })))
  return answers.map(({ status }) => status)
}

describe.skipIf(!VARNISH)('[EDGE-05] behind Varnish', () => {
  test('a page is kept until the webhook of its product, and another page stays', async () => {
    const [fleece, bottle] = [newPage('fleece'), newPage('bottle')]
    for (const path of [fleece, bottle]) expect(await read(path)).toBe('MISS first document')
    for (const path of [fleece, bottle]) expect(await read(path)).toBe('HIT first document')
    text = 'second'
    expect(await webhook('product:MQ==')).toEqual([200, 200])
    expect(await read(fleece)).toBe('MISS second document')
    expect(await read(bottle)).toBe('HIT first document')
    await webhook('menu')
    expect(await read(bottle)).toBe('MISS second document')
  })

  test('a document and its payload are kept apart, with any parameter of the router, and visitors see no tags', async () => {
    const path = newPage('fleece')
    expect(await read(path)).toBe('MISS first document')
    expect(await read(`${path}?_rsc=abc`, { rsc: '1' })).toBe('MISS first payload')
    expect(await read(`${path}?_rsc=abd`, { rsc: '1', 'next-router-state-tree': 'tree' })).toBe('HIT first payload')
    expect(await read(path, { cookie: 'token=secret' })).toBe('HIT first document')
    expect((await get(path)).headers.get('surrogate-key')).toBeNull()
    expect((await get(path, { rsc: '1' })).status).toBe(308)
  })

  test('calls are passed on and never kept', async () => {
    const path = '/api/graphql'
    expect([await read(path), await read(path)]).toEqual(['MISS {}', 'MISS {}'])
    expect(rendered.filter((url) => url === path)).toHaveLength(2)
  })

  test('an editor passes the cache by, and nobody with an invented cookie', async () => {
    const path = newPage('fleece')
    await read(path)
    text = 'draft'
    expect(await read(path, { cookie: `__prerender_bypass=${PREVIEW_ID}` })).toBe('MISS draft document')
    for (const value of ['1', PREVIEW_ID.toUpperCase(), `${PREVIEW_ID}0`]) expect(await read(path, { cookie: `__prerender_bypass=${value}` })).toBe('HIT first document')
  })

  test('visitors cannot purge, revalidate or see internal addresses, and nobody purges with an invented expression', async () => {
    const path = newPage('fleece')
    await read(path)
    const purge = (port: number, tags: string) => fetch(`http://127.0.0.1:${port}/`, { method: 'PURGE', headers: { 'kram-tags': tags, 'x-forwarded-for': '127.0.0.1' } })
    expect((await purge(ports.visitors, edgeTag('product:MQ=='))).status).toBe(405)
    expect((await purge(ports.purges, '.*')).status).toBe(400)
    expect(await Promise.all(['/metrics', '/health/ready', '/api/revalidate'].map(async (internal) => (await get(internal)).status))).toEqual([404, 404, 404])
    expect(await read(path)).toBe('HIT first document')
  })

  test('an instance that dies costs no page, and no call is repeated', async () => {
    const received: string[] = []
    const dying = createServer((request) => {
      received.push(`${request.method}`)
      request.socket.destroy()
    })
    await once(dying.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void dying.close())
    // Both backends are this one: a retry would be seen.
    const at = String((dying.address() as AddressInfo).port)
    const folder = mkdtempSync(join(tmpdir(), 'kram-varnish-'))
    const port = await freePort()
    writeFileSync(join(folder, 'kram.vcl'), readFileSync(VCL, 'utf8').replace('"3001"', `"${at}"`).replace('"3002"', `"${at}"`).replaceAll('  .probe = ready;\n', '').replace(/probe ready \{[^}]*\}/, ''))
    const child = spawn(VARNISH!, ['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', join(folder, 'kram.vcl'), '-s', 'malloc,64m', '-a', `127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${await freePort()}`], { stdio: 'ignore' })
    onTestFinished(async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    })
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/metrics`), { timeout: 10_000, interval: 50 })
    await fetch(`http://127.0.0.1:${port}/women`)
    await fetch(`http://127.0.0.1:${port}/api/graphql`, { method: 'POST' })
    expect(received).toEqual(['GET', 'GET', 'POST'])
  })
})
