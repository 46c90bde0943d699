import type { IncomingMessage, ServerResponse } from 'node:http'

type RequestTrace = (request: IncomingMessage, response: ServerResponse, isProxied: boolean) => void

let requestTrace: RequestTrace | undefined

/** Begins the trace of a request, in the event that it came with. Apart from the code that does it, which is loaded only for traces. */
export const traceRequest: RequestTrace = (...request) => requestTrace?.(...request)

export const setRequestTrace = (trace: RequestTrace | undefined): void => void (requestTrace = trace)
