import { connect } from 'node:net'
import type { Answer } from './fuzz-request.ts'

/** Milliseconds until the client ends its side, so that a server that waits for more data stops waiting. */
const END_AFTER = 150

/** Sends bytes that may not be HTTP, ends its side, and reads until the server ends the connection. */
export function sendBytes(bytes: Buffer, port: number, timeout: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const chunks: Buffer[] = []
    const socket = connect(port)
    let isConnected = false
    const done = (): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ ...parse(Buffer.concat(chunks)), milliseconds: performance.now() - started })
    }
    const timer = setTimeout(done, timeout)
    socket.on('connect', () => {
      isConnected = true
      socket.write(bytes)
      setTimeout(() => socket.end(), END_AFTER)
    })
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('end', done)
    // A server may close such a connection at any time; only one that accepts none is down.
    socket.on('error', (error) => (isConnected ? done() : (clearTimeout(timer), reject(error))))
  })
}

/** The first response other than `100 Continue`; anything after it, such as the response to a smuggled request, counts as its body. */
export function parse(bytes: Buffer): Omit<Answer, 'milliseconds'> {
  const end = bytes.indexOf('\r\n\r\n')
  const [first = '', ...lines] = bytes.subarray(0, end < 0 ? bytes.length : end).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0)
  if (status === 100) return parse(bytes.subarray(end + 4))
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const)
  return { status, headers, body: end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 4) }
}
