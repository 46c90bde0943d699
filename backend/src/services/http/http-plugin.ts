import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Plugin } from 'graphql-yoga'

export interface Call {
  readonly request: Request
  readonly url: URL
  /** Undefined if the request did not come through node:http. */
  readonly socket: Socket | undefined
  /** Does something when the response has gone, so that its time tells nothing. A server that stops waits for it. */
  readonly afterwards: (work: () => void) => void
}

/** Undefined for other paths, synchronously, so that GraphQL requests do not wait. */
export type Answer = (call: Call) => Response | undefined | Promise<Response | undefined>

/** Plain HTTP under some paths of the backend's origin, beside GraphQL. */
export function httpPlugin(answer: Answer): Plugin {
  return {
    onRequest(hook) {
      const end = (response: Response | undefined): void => {
        if (response) hook.endResponse(response)
      }
      // Otherwise the server responds with the error's stack trace.
      const fail = (error: unknown): void => {
        console.error('A service failed:', error)
        end(new Response('Internal Server Error', { status: 500 }))
      }
      try {
        const answered = answer({ request: hook.request, url: hook.url, socket: socketOf(hook.serverContext), afterwards: afterwardsOf(hook.serverContext) })
        return answered instanceof Promise ? answered.then(end).catch(fail) : end(answered)
      } catch (error) {
        return fail(error)
      }
    },
  }
}

/** The server adds `waitUntil` itself, and the response if the request came through node:http. */
const afterwardsOf = (serverContext: object): Call['afterwards'] => (work) => {
  const { res, waitUntil } = serverContext as { readonly res?: ServerResponse; readonly waitUntil: (work: Promise<void>) => void }
  const isGone = new Promise<void>((resolve) => {
    // Emitted also if the connection breaks.
    if (res && !res.closed) res.once('close', resolve)
    else setImmediate(resolve)
  })
  waitUntil(isGone.then(work).catch((error: unknown) => console.error('A service failed after its response:', error)))
}

/** @param serverContext the server's context of a request: its connection, if it came through node:http */
export const socketOf = (serverContext: object | undefined): Socket | undefined =>
  (serverContext as { req?: IncomingMessage } | undefined)?.req?.socket

export const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
