import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Plugin } from 'graphql-yoga'

export interface Call {
  readonly request: Request
  readonly url: URL
  /** Undefined if the request did not come through node:http. */
  readonly socket: Socket | undefined
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
        const answered = answer({ request: hook.request, url: hook.url, socket: socketOf(hook.serverContext) })
        return answered instanceof Promise ? answered.then(end).catch(fail) : end(answered)
      } catch (error) {
        return fail(error)
      }
    },
  }
}

/** @param serverContext the server's context of a request: its connection, if it came through node:http */
export const socketOf = (serverContext: object | undefined): Socket | undefined =>
  (serverContext as { req?: IncomingMessage } | undefined)?.req?.socket

export const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
