import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { backendCalls } from '../src/monitoring/backend-calls.ts'
import type { BackendCall } from '../src/monitoring/measures.ts'

export interface CallResult {
  readonly seconds: number
  /** A broken connection, a timeout, or a status from 500. */
  readonly isFailed: boolean
  /** Undefined without a response. */
  readonly status: number | undefined
}

/** A request of `fetch`, as undici is about to send it. */
export interface SentRequest {
  readonly addHeader: (name: string, value: string) => void
}

/** Called when a call begins. @returns a function to call with its result */
export type BeginCall = (call: BackendCall, request: SentRequest) => (result: CallResult) => void

interface Message {
  readonly request: SentRequest
  readonly response?: { readonly statusCode: number }
}

interface Pending {
  readonly end: ReturnType<BeginCall>
  readonly startedAt: number
  status?: number | undefined
}

/**
 * Observes calls of the backend where `fetch` sends them. Further up, Next answers many calls of pages from its cache, renews what it has
 * cached after the response, and a header would be a part of the cache's key.
 * @returns a function that stops
 */
export function watchBackendCalls(begin: BeginCall): () => void {
  const calls = backendCalls()
  const pending = new WeakMap<object, Pending>()
  const stops: (() => void)[] = []
  const listen = (event: string, listener: (message: Message) => void): void => {
    const onMessage = (message: unknown): void => listener(message as Message)
    subscribe(`undici:request:${event}`, onMessage)
    stops.push(() => unsubscribe(`undici:request:${event}`, onMessage))
  }
  const end = ({ request }: Message, hasBroken: boolean): void => {
    const started = pending.get(request)
    if (!started) return
    pending.delete(request)
    const { status, startedAt } = started
    started.end({ seconds: (performance.now() - startedAt) / 1000, isFailed: hasBroken || (status ?? 0) >= 500, status })
  }

  listen('create', ({ request }) => {
    const call = calls.getStore()
    if (call) pending.set(request, { end: begin(call, request), startedAt: performance.now() })
  })
  listen('headers', ({ request, response }) => {
    const started = pending.get(request)
    if (started) started.status = response?.statusCode
  })
  listen('trailers', (message) => end(message, false))
  listen('error', (message) => end(message, true))
  return () => stops.forEach((stop) => stop())
}
