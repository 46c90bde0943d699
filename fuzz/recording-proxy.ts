import { Agent, createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { refusedHeader, refusedOperation, refusedTarget } from './backend-contract.ts'

export interface RecordingProxy {
  /** How many requests the storefront has sent to its backend. */
  count(): number
  /** The forbidden requests since the last call. */
  takeRefusals(): string[]
  close(): void
}

/**
 * A proxy between storefront and backend that checks every request of the storefront. A forbidden one never
 * reaches the backend.
 */
export async function startRecordingProxy(port: number, backendPort: number): Promise<RecordingProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let refusals: string[] = []
  let count = 0

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    count += 1
    const body = await buffer(request)
    const refusal = refusedTarget(request) ?? refusedHeader(request) ?? refusedOperation(request, body.toString())
    if (refusal !== undefined) {
      refusals.push(refusal)
      return void response.writeHead(418).end()
    }
    forward({ request, body, response, port: backendPort, agent })
  }
  const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => void server.once('error', reject).listen(port, resolve))
  return {
    count: () => count,
    takeRefusals() {
      const taken = refusals
      refusals = []
      return taken
    },
    close() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

interface Forwarding {
  readonly request: IncomingMessage
  readonly body: Buffer
  readonly response: ServerResponse
  readonly port: number
  readonly agent: Agent
}

function forward(forwarding: Forwarding): void {
  const { request, body, response, port, agent } = forwarding
  const headers = { ...request.headers, host: `localhost:${port}` }
  const sent = httpRequest({ port, agent, method: request.method, path: request.url, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.rawHeaders)
    answer.pipe(response)
  })
  sent.on('error', (error: NodeJS.ErrnoException) => {
    // The backend closed a keep-alive connection while the request was being sent.
    if (sent.reusedSocket && error.code === 'ECONNRESET') forward(forwarding)
    else response.destroy()
  })
  sent.end(body)
}
