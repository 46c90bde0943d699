import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

export interface CountingProxy {
  readonly url: string
  /** The operations that have passed, by name. */
  readonly operations: string[]
  close(): void
}

/** Stands between a shop and its backend, and notes what is asked. */
export async function countingProxy(port: number, backendUrl: string): Promise<CountingProxy> {
  const operations: string[] = []
  const server: Server = createServer(async (request, response) => {
    const body = await text(request)
    if (body) operations.push((JSON.parse(body) as { operationName: string }).operationName)
    const { host: _host, 'content-length': _length, connection: _connection, ...headers } = request.headers
    const answer = await fetch(`${backendUrl}${request.url}`, {
      method: request.method!,
      headers: headers as Record<string, string>,
      ...(body && { body }),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return { url: `http://localhost:${port}`, operations, close: () => void server.close() }
}
