import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { observedCalls } from '../../src/monitoring/backend-calls.ts'
import { type BackendCall, measures } from '../../src/monitoring/measures.ts'

interface Message {
  readonly request: object
  readonly response?: { readonly statusCode: number }
}

/**
 * Measures the requests of `fetch` where they are sent. Further up, Next answers many calls of pages from its cache, and renews what it
 * has cached after the response.
 * @returns a function that stops
 */
export function watchBackendCalls(): () => void {
  const calls = observedCalls()
  const pending = new WeakMap<object, { readonly call: BackendCall; readonly startedAt: number; isFailed: boolean }>()
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
    measures()?.backendCall(started.call, (performance.now() - started.startedAt) / 1000, hasBroken || started.isFailed)
  }

  listen('create', ({ request }) => {
    const call = calls.getStore()
    if (call) pending.set(request, { call, startedAt: performance.now(), isFailed: false })
  })
  listen('headers', ({ request, response }) => {
    const started = pending.get(request)
    if (started) started.isFailed = (response?.statusCode ?? 0) >= 500
  })
  listen('trailers', (message) => end(message, false))
  listen('error', (message) => end(message, true))
  return () => stops.forEach((stop) => stop())
}
