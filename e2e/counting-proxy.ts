import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

type Fault = 'fails' | 'is empty' | 'has an error'

export interface CountingProxy {
  readonly url: string
  /** The names of forwarded operations. */
  readonly operations: string[]
  /** Decides by the request how an operation fails: without a response, with an empty one, or with an error. */
  fault: (request: string) => Fault | undefined
  /** Holds the backend's response until this resolves; if it rejects, the connection ends without a response. */
  hold: (request: string) => Promise<void>
  /** Rewrites the backend's JSON. */
  rewrite: (answer: string) => string
  close(): void
}

/** A proxy between a shop and its backend that records operations and can fail or change them. */
export async function countingProxy(port: number, backendUrl: string): Promise<CountingProxy> {
  const proxy: CountingProxy = { url: `http://localhost:${port}`, operations: [], fault: () => undefined, hold: async () => {}, rewrite: (answer) => answer, close: () => void server.close() }
  const server: Server = createServer(async (request, response) => {
    const body = await text(request)
    if (body) proxy.operations.push((JSON.parse(body) as { operationName: string }).operationName)
    const fault = proxy.fault(body)
    if (fault === 'fails') return void response.writeHead(503).end()
    const { host: _host, 'content-length': _length, connection: _connection, ...headers } = request.headers
    async function forward(): Promise<Response> {
      const upstream = await fetch(`${backendUrl}${request.url}`, {
        method: request.method!,
        headers: headers as Record<string, string>,
        ...(body && { body }),
      })
      await proxy.hold(body)
      return upstream
    }
    const answer = await forward().catch(() => undefined)
    // The backend may be stopped; then the connection ends.
    if (!answer) return void response.destroy()
    const type = answer.headers.get('content-type') ?? 'text/plain'
    const bytes = fault ? withoutData(await answer.text(), fault) : type.includes('json') ? proxy.rewrite(await answer.text()) : Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return proxy
}

function withoutData(answer: string, fault: Fault): string {
  const { data } = JSON.parse(answer) as { data: Record<string, unknown> }
  const fields = Object.keys(data)
  return JSON.stringify({
    data: Object.fromEntries(fields.map((field) => [field, null])),
    ...(fault === 'has an error' && { errors: fields.map((field) => ({ message: 'Internal server error', path: [field] })) }),
  })
}
