import { Agent, request as httpRequest } from 'node:http'
import type { Answer, FuzzRequest } from './fuzz-request.ts'
import { sendBytes } from './send-bytes.ts'

/** Milliseconds, longer than any response may take. */
const TIMEOUT = 12_000
const keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Requests that Node's own client accepts; others are sent over a plain socket. */
const METHODS = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE', 'PROPFIND', 'PURGE', 'SEARCH', 'REPORT'])
const PATH = /^\/[\u0021-\u00ff]*$/
const NAME = /^[\w!#$%&'*+.^`|~-]+$/
const VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/
/** Bytes; a server may stop reading a longer body, and close the connection before its answer is read. */
const LONG_BODY = 16_384

/** Headers that decide where a message ends. */
const FRAMING = /^(?:connection|content-length|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/i

const NO_ANSWER: Answer = { status: 0, headers: [], body: Buffer.alloc(0), milliseconds: 0 }

/** @throws if the server cannot be reached or sends no response */
export function send(request: FuzzRequest, port: number): Promise<Answer> {
  return isPlain(request) ? sendPlainly(request, port) : sendBytes(bytesOf(request, port), port, TIMEOUT)
}

const isPlain = ({ raw, method, path, headers }: FuzzRequest): boolean =>
  raw === undefined && METHODS.has(method) && PATH.test(path) && headers.every(([name, value]) => NAME.test(name) && VALUE.test(value) && !FRAMING.test(name))

async function sendPlainly(request: FuzzRequest, port: number, agent = keepAliveAgent): Promise<Answer> {
  try {
    return await attempt(request, port, agent)
  } catch (error) {
    // The server closed a keep-alive connection while the request was being sent: not a fault of the request.
    const { code, isReused } = error as { code?: string; isReused?: boolean }
    if (isReused) return sendPlainly(request, port, new Agent())
    const isCutOff = code === 'EPIPE' || code === 'ECONNRESET'
    if (isCutOff && (request.body?.length ?? 0) > LONG_BODY) return NO_ANSWER
    throw error
  }
}

function attempt({ method, path, headers, body }: FuzzRequest, port: number, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const sent = httpRequest({ port, method, path, agent, headers: grouped(headers), insecureHTTPParser: true, timeout: TIMEOUT }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const pairs = response.rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), response.rawHeaders[index + 1]!] as const] : []))
        resolve({ status: response.statusCode!, headers: pairs, body: Buffer.concat(chunks), milliseconds: performance.now() - started })
      })
    })
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${TIMEOUT} ms`)))
    sent.on('error', (error: NodeJS.ErrnoException) => reject(Object.assign(error, { isReused: sent.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE') })))
    sent.end(body)
  })
}

/** Node expects several headers of one name as a list. */
function grouped(headers: FuzzRequest['headers']): Record<string, string[]> {
  const groups: Record<string, string[]> = {}
  for (const [name, value] of headers) (groups[name.toLowerCase()] ??= []).push(value)
  return groups
}

function bytesOf({ raw, method, path, headers, body = '' }: FuzzRequest, port: number): Buffer {
  if (raw !== undefined) return Buffer.from(raw, 'latin1')
  const hasLength = headers.some(([name]) => /^(?:content-length|transfer-encoding)$/i.test(name))
  const hasHost = headers.some(([name]) => /^host$/i.test(name))
  const bytes = Buffer.from(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...(hasHost ? [] : [`host: localhost:${port}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(hasLength ? [] : [`content-length: ${bytes.length}`]),
    'connection: close',
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes])
}
