import { AsyncLocalStorage } from 'node:async_hooks'

/** The request of a visitor that the current work is for. The log adds it to each line. */
export interface RequestContext {
  readonly id: string
  /** By `performance.now`. */
  readonly startedAt: number
  /** The visitor's network, by which visitors take turns, worked out only for those who wait. Personal data, so it is never logged. */
  readonly networkOf?: () => string
  /** Of a browser's call: the operation, and the status of its answer once it has failed. */
  operation?: string
  status?: number
}

/** Next bundles this module several times, and the page server, which enters the context, loads it unbundled. */
const shared = globalThis as typeof globalThis & { requestStore?: AsyncLocalStorage<RequestContext> }
const store = (): AsyncLocalStorage<RequestContext> => (shared.requestStore ??= new AsyncLocalStorage())

export const currentRequest = (): RequestContext | undefined => store().getStore()

/** For the rest of this event and all that it starts. Each request is an event of its own, so no function has to wrap its answer. */
export const enterRequest = (context: RequestContext): void => store().enterWith(context)

/** Adds what is known by now. */
export function describeRequest(known: Pick<RequestContext, 'operation' | 'status'>): void {
  Object.assign(currentRequest() ?? {}, known)
}
