import { afterEach, expect, test, vi } from 'vitest'
import { currentRequest } from '../src/monitoring/request-context.ts'
import { page, PREVIEW_ID, shop } from './shop-server.fixture.ts'
import { jsonLine, textLine } from './start-log.ts'

afterEach(() => void vi.restoreAllMocks())

const OWN_ID = /^[a-hj-km-np-tv-z2-9]{4}(?:-[a-hj-km-np-tv-z2-9]{4}){2}$/
const PROXY_ID = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736'
const from = (id: string | string[], options = {}) => ({ headers: { 'x-request-id': id }, ...options })

/** A shop whose API route answers with the id that it sees. */
const echo = (trustedProxies: number) =>
  shop((request, response) => void response.end(`${String(request.headers['x-request-id'])} ${currentRequest()?.id}`), { trustedProxies })

test('[OPS-03] a call has an id of its own, which its answer names', async () => {
  const send = await echo(0)
  const [one, two] = await Promise.all([send('/api/graphql', { method: 'POST' }), send('/api/graphql', { method: 'POST' })])
  const id = String(one.headers['x-request-id'])
  expect(id).toMatch(OWN_ID)
  expect(one.body.toString()).toBe(`${id} ${id}`)
  expect(two.headers['x-request-id']).not.toBe(id)
})

test('[OPS-03] it is that of the shop’s own proxy, if that is well-formed', async () => {
  const send = await echo(1)
  expect((await send('/api/graphql', from(PROXY_ID, { method: 'POST' }))).headers['x-request-id']).toBe(PROXY_ID)
  for (const forged of ['short', 'x'.repeat(65), 'two words here', '<b>bold</b>', 'line%0Abreak']) {
    expect((await send('/api/graphql', from(forged, { method: 'POST' }))).headers['x-request-id']).toMatch(OWN_ID)
  }
})

test('[OPS-03] a visitor without a proxy in between cannot choose it', async () => {
  expect((await (await echo(0))('/api/graphql', from(PROXY_ID, { method: 'POST' }))).headers['x-request-id']).toMatch(OWN_ID)
})

test('[OPS-03] answers that caches may store have none, others do', async () => {
  const send = await shop(page)
  for (const path of ['/books', '/books', '/logo.svg', '/en/books']) expect({ path, id: (await send(path)).headers['x-request-id'] }).toEqual({ path, id: undefined })
  const draft = { headers: { cookie: `__prerender_bypass=${PREVIEW_ID}` } }
  for (const [path, options] of [['/books', draft], ['/api/none', {}], ['/books', { method: 'PUT' }], ['/en/books?key=secret', {}], ['/api/revalidate', { method: 'POST' }], ['/other', { setHost: false }]] as const) {
    expect({ path, id: (await send(path, options)).headers['x-request-id'] }).toEqual({ path, id: expect.stringMatching(OWN_ID) })
  }
})

test('[OPS-03] a page that cannot be rendered is answered with the id that its line in the log has', async () => {
  const lines: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...parts) => void lines.push(JSON.parse(jsonLine('error', parts, { request: currentRequest() }))))
  const send = await shop((request, response) => (request.url?.includes('~unavailable') ? page(request, response, 'stand-in') : Promise.reject(new Error('down'))))
  const answers = [await send('/books'), await send('/books')]
  for (const [index, { status, headers }] of answers.entries()) {
    expect([status, headers['server-timing']]).toEqual([503, `request;desc="${headers['x-request-id']}"`])
    expect(lines[index]).toMatchObject({ level: 'error', requestId: headers['x-request-id'], message: expect.stringContaining('/en/books') })
  }
  expect(answers[0]!.headers['x-request-id']).not.toBe(answers[1]!.headers['x-request-id'])
})

test('[OPS-03] so is one whose stand-in cannot be rendered either', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { headers, body } = await (await shop(() => Promise.reject(new Error('down'))))('/books')
  expect(body.toString()).toBe(`Service Unavailable\nReference: ${headers['x-request-id']}\n`)
})

test('[OPS-03] a line of text begins with the id, and one without a request stays as it is', async () => {
  expect(textLine(['The shop answers'])).toEqual(['The shop answers'])
  const parts: (readonly unknown[])[] = []
  vi.spyOn(console, 'error').mockImplementation((...given) => void parts.push(textLine(given, currentRequest())))
  const { headers } = await (await shop(() => { throw new Error('down') }))('/api/graphql', { method: 'POST' })
  expect(parts).toEqual([[`[${headers['x-request-id']}] /api/graphql:`, expect.any(Error)]])
})
