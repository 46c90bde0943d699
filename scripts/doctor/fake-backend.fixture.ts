import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

export interface FakeBackend {
  /** Starts a local server, which runs until the end of the test. */
  readonly serve: (listener: RequestListener) => Promise<string>
  /** The same with a self-signed certificate. */
  readonly serveTls: (listener: RequestListener) => Promise<string>
  /** The address of a server that has stopped. */
  readonly gone: () => Promise<string>
}

export function fakeBackends(): FakeBackend {
  const servers: Server[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(servers.splice(0).map(async (server) => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    }))
  }
  afterEach(stop)
  const start = async (server: Server, scheme: string): Promise<string> => {
    servers.push(server.listen(0, '127.0.0.1'))
    await once(server, 'listening')
    return `${scheme}://localhost:${(server.address() as AddressInfo).port}`
  }
  return {
    serve: (listener) => start(createServer(listener), 'http'),
    serveTls: (listener) => start(createTlsServer({ key: KEY, cert: CERTIFICATE }, listener), 'https'),
    gone: async () => {
      const address = await start(createServer(), 'http')
      await stop()
      return address
    },
  }
}

export const answerJson = (body: unknown, status = 200): RequestListener => (request, response) => {
  request.resume()
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

// For localhost, valid until 2126, used only by these tests.
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgWGS4MHOvjXBH+wX5
hD4cIe1kRtGMhm8M4YZRtifSOquhRANCAARxehmRQjvfwunT+WhkTIV9DKhvuKuq
ZN2LuxFv1aKmoN2llIwDwNqfS+GO9S4i5ULxApZ33ovOy4RSrGYn+FxT
-----END PRIVATE KEY-----`

const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUMCgAx28YtzKNSCGDn6bqUGN2JfswCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzAwMzMyOVoYDzIxMjYxMDMw
MDAzMzI5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARxehmRQjvfwunT+WhkTIV9DKhvuKuqZN2LuxFv1aKmoN2llIwDwNqf
S+GO9S4i5ULxApZ33ovOy4RSrGYn+FxTo2kwZzAdBgNVHQ4EFgQURVgNDfx/KL2f
QDfJkq88elnVNWcwHwYDVR0jBBgwFoAURVgNDfx/KL2fQDfJkq88elnVNWcwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhAJRbyzs28zUVRRZRwLhuY6xp2tF3O/SlR08KDW+35RBrAiEA8cm66KPx
KUdSuS4AOzYPWtIsc3uBxLRnTJcEpvPisUs=
-----END CERTIFICATE-----`
