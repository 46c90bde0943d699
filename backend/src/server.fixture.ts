import { createServer, request, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Backend } from './create-backend.ts'

/** The backend behind a real socket. */
export interface TestServer {
  readonly url: string
  readonly close: () => Promise<void>
}

export async function listen(backend: Backend): Promise<TestServer> {
  const server: Server = createServer(backend.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A GET with headers that `fetch` does not allow, such as `Host`. */
export function getWith(url: string, headers: Record<string, string>): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    }).on('error', reject).end()
  })
}
