import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const PROXY = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const TRACEPARENT = `00-${PROXY.traceId}-${PROXY.spanId}-01`
const SECRETS = ['ola@example.com', 'jwt.of.ola', 'secret-cart', 'token-of-a-mail']

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string; readonly intValue?: number } }[]
}

const servers: Server[] = []
let backendCalls: IncomingHttpHeaders[] = []
let exported: string[] = []

async function listen(server: Server): Promise<string> {
  servers.push(server)
  await once(server.listen(0), 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** A shop with a backend and a collector, each of which listens. */
async function tracedShop(trustedProxies = 0) {
  const backend = await listen(createServer(async (request, response) => {
    backendCalls.push(request.headers)
    await text(request)
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: { cart: { total_quantity: 1 } } }))
  }))
  const collector = await listen(createServer(async (request, response) => {
    exported.push(`${request.url} ${JSON.stringify(await json(request))}`)
    response.setHeader('content-type', 'application/json').end('{}')
  }))
  vi.stubEnv('BACKEND_URL', backend)
  vi.stubEnv('SITE_URL', 'https://shop.example')
  vi.resetModules()
  const { startTraces } = await import('./start-traces.ts')
  const { gateway } = await import('../../src/graphql/gateway.ts')
  const { askBackend } = await import('../../src/graphql/backend.ts')
  const { shop, page } = await import('../shop-server.fixture.ts')
  const { CartCountOperation: { name, query } } = await import('../../src/graphql/generated/cart-id.ts')
  const traces = startTraces(collector, '1.2.3')
  const read = { operationName: 'Product', query: 'query Product{products}', variables: { key: 'secret-cart' }, store: 'en' }
  const send = await shop(async (request, response) => {
    if (request.url !== '/api/graphql') {
      await askBackend({ ...read, init: { cache: 'force-cache' } })
      return page(request, response)
    }
    const headers = { origin: 'https://shop.example', 'content-type': 'application/json', cookie: 'magento_customerToken=jwt.of.ola' }
    const answer = await gateway(new Request('https://shop.example/api/graphql', { method: 'POST', headers, body: JSON.stringify({ operationName: name, query, variables: { cartId: 'secret-cart' } }) }))
    response.writeHead(answer.status).end(await answer.text())
  }, { trustedProxies })
  const spans = async (): Promise<readonly Span[]> => {
    await traces.stop()
    return exported.flatMap((line) => (JSON.parse(line.replace(/^\S+ /, '')) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
  }
  return { send, spans }
}

beforeEach(() => {
  backendCalls = []
  exported = []
})
afterEach(() => {
  vi.unstubAllEnvs()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const attributeOf = ({ attributes }: Span, name: string) => {
  const { value } = attributes.find(({ key }) => key === name) ?? {}
  return value?.stringValue ?? value?.intValue
}
/** The names of a span and of those above it, from the bottom. */
function lineage(spans: readonly Span[], name: string): string[] {
  const span = spans.find((one) => one.name === name)
  const parent = spans.find(({ spanId }) => spanId === span?.parentSpanId)
  return [name, ...(parent ? lineage(spans, parent.name) : [])]
}

test('[OPS-06] an operation is one trace, from the browser’s request to the backend, which gets its id', async () => {
  const { send, spans } = await tracedShop()
  const { headers } = await send('/api/graphql', { method: 'POST' })
  const all = await spans()
  expect(lineage(all, 'backend CartCount')).toEqual(['backend CartCount', 'gateway CartCount', 'POST /api/graphql'])
  expect(new Set(all.map(({ traceId }) => traceId)).size).toBe(1)
  const [call] = all.filter(({ name }) => name.startsWith('backend'))
  expect(backendCalls.map(({ traceparent }) => traceparent)).toEqual([`00-${call?.traceId}-${call?.spanId}-01`])
  const [request] = all.filter(({ name }) => name.startsWith('POST'))
  expect(attributeOf(request!, 'kram.request_id')).toBe(headers['x-request-id'])
  expect(attributeOf(request!, 'http.response.status_code')).toBe(200)
  expect(attributeOf(all.find(({ name }) => name === 'gateway CartCount')!, 'kram.outcome')).toBe('success')
  expect(exported[0]).toMatch(/^\/v1\/traces .*"kram-storefront"/)
})

test('[OPS-06] so is a page that is rendered, and one from memory is none', async () => {
  const { send, spans } = await tracedShop()
  await send('/books?p=2')
  await send('/books?p=2')
  const all = await spans()
  expect(lineage(all, 'backend Product')).toEqual(['backend Product', 'render', 'GET page'])
  expect(all.filter(({ name }) => name === 'GET page')).toHaveLength(1)
})

test('[OPS-06] it continues the trace of the shop’s own proxy, and not that of a visitor', async () => {
  const proxied = await tracedShop(1)
  await proxied.send('/books', { headers: { traceparent: TRACEPARENT } })
  const continued = await proxied.spans()
  expect(continued.find(({ name }) => name === 'GET page')).toMatchObject({ traceId: PROXY.traceId, parentSpanId: PROXY.spanId })
  exported = []
  const open = await tracedShop()
  await open.send('/books', { headers: { traceparent: TRACEPARENT } })
  expect((await open.spans()).map(({ traceId }) => traceId)).not.toContain(PROXY.traceId)
})

test('[OPS-06] no span holds a token, an e-mail address, a query or a variable', async () => {
  const { send, spans } = await tracedShop()
  await send('/api/graphql', { method: 'POST' })
  await send('/books?token=token-of-a-mail&email=ola@example.com')
  expect((await spans()).length).toBeGreaterThan(3)
  for (const secret of SECRETS) expect(exported.join()).not.toContain(secret)
})

test('[OPS-06] a page’s calls are the same to Next’s cache in every render, so that the second finds the first', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { send, spans } = await tracedShop()
  await send('/books?color=1')
  await send('/books?color=2')
  const calls = fetched.mock.calls.filter(([, init]) => init?.cache === 'force-cache').map(([url, init]) => [url, [...new Headers(init?.headers)], init?.body])
  expect(calls.length).toBeGreaterThanOrEqual(2)
  expect(new Set(calls.map((call) => JSON.stringify(call))).size).toBe(1)
  expect(new Set(backendCalls.map(({ traceparent }) => traceparent)).size).toBe(backendCalls.length)
  await spans()
  fetched.mockRestore()
})
