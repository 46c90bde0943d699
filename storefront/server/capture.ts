import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

export interface CapturedResponse {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/**
 * Lets `handler` answer a synthetic request: it carries only the given headers, so that the response
 * cannot depend on the visitor. Rejects when the handler does, or when it does not finish within `timeout` milliseconds.
 */
export async function capture(
  handler: RequestHandler,
  url: string,
  headers: Readonly<Record<string, string>>,
  timeout = 30_000,
): Promise<CapturedResponse> {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url, headers: { ...headers, host: 'shop.internal' }, httpVersion: '1.1' })
  request.push(null)
  const response = new CapturingResponse(request)
  const timer = setTimeout(() => response.destroy(new Error(`The page took longer than ${timeout} ms to render`)), timeout)
  try {
    const [captured] = await Promise.all([response.captured, handler(request, response)])
    return captured
  } finally {
    clearTimeout(timer)
  }
}

class CapturingResponse extends ServerResponse {
  readonly captured: Promise<CapturedResponse>
  readonly #chunks: Buffer[] = []
  #resolve: (response: CapturedResponse) => void = () => {}
  #reject: (error: Error) => void = () => {}

  constructor(request: IncomingMessage) {
    super(request)
    this.captured = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  override flushHeaders(): void {}

  /** Node omits headers that are passed here from `getHeaders`. */
  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.at(-1)
    if (Array.isArray(headers)) for (let index = 0; index < headers.length; index += 2) this.setHeader(headers[index], headers[index + 1])
    else if (typeof headers === 'object' && headers !== null) this.setHeaders(new Map(Object.entries(headers)))
    this.statusCode = status
    return this
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#chunks.push(toBuffer(chunk, rest[0]))
    callbackOf(rest)?.()
    return true
  }

  override end(...args: unknown[]): this {
    if (this.writableEnded) return this
    const [chunk] = args
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') this.#chunks.push(toBuffer(chunk, args[1]))
    this.finished = true
    this.#resolve({ status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#chunks) })
    process.nextTick(() => {
      this.emit('finish')
      this.emit('close')
      callbackOf(args)?.()
    })
    return this
  }

  override destroy(error?: Error): this {
    this.#reject(error ?? new Error('The response was aborted'))
    return super.destroy(error)
  }
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  return typeof chunk === 'string' ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8') : Buffer.from(chunk as Uint8Array)
}

const callbackOf = (args: unknown[]): (() => void) | undefined => args.find((arg): arg is () => void => typeof arg === 'function')
