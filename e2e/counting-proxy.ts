import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

type Fault = 'fails' | 'is empty' | 'has an error'

export interface CountingProxy {
  readonly url: string
  /** The operations that have passed, by name. */
  readonly operations: string[]
  /** What becomes of an operation: no answer to it at all, one that knows of nothing, or one that says that something in it failed. Told its whole request. */
  fault: (request: string) => Fault | undefined
  /** What the backend has answered already is kept back until this is done; the connection ends without it if it fails. */
  hold: (request: string) => Promise<void>
  /** Changes what the backend says as JSON. */
  rewrite: (answer: string) => string
  close(): void
}

/** Stands between a shop and its backend, notes what is asked, and spoils what it is told to. */
export async function countingProxy(port: number, backendUrl: string): Promise<CountingProxy> {
  const proxy: CountingProxy = { url: `http://localhost:${port}`, operations: [], fault: () => undefined, hold: async () => {}, rewrite: (answer) => answer, close: () => void server.close() }
  const server: Server = createServer(async (request, response) => {
    const body = await text(request)
    if (body) proxy.operations.push((JSON.parse(body) as { operationName: string }).operationName)
    const fault = proxy.fault(body)
    if (fault === 'fails') return void response.writeHead(503).end()
    const { host: _host, 'content-length': _length, connection: _connection, ...headers } = request.headers
    async function ask(): Promise<Response> {
      const asked = await fetch(`${backendUrl}${request.url}`, {
        method: request.method!,
        headers: headers as Record<string, string>,
        ...(body && { body }),
      })
      await proxy.hold(body)
      return asked
    }
    const answer = await ask().catch(() => undefined)
    // A backend that is gone has no answer for anybody.
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
