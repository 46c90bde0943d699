import { type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'
import { nameRequest } from './begin-request.ts'
import { WORKER_CONTENT } from './content-security/policy.ts'
import { isInShop } from './follow-redirects.ts'
import type { AddressRedirect } from './page-addresses.ts'
import { withoutRsc } from './page-request.ts'
import { withRequestQuery } from './redirect-query.ts'

export function redirect(response: ServerResponse, { location, isTemporary = false }: { location: string; isTemporary?: boolean }, hasQuery: boolean): void {
  // A visitor's query may hold a secret, such as the token of a mailed link. An added query is for Next's router.
  const isPublic = !hasQuery && !location.includes('?') && !isTemporary
  if (!isPublic) nameRequest(response)
  response.writeHead(isTemporary ? 307 : 308, { location, 'cache-control': isPublic ? 'public, max-age=3600' : 'no-store' }).end()
}

/** Answers with a redirect of the backend, which can change at any time. A payload of another site does not exist, so the router loads the document. */
export function answerRedirect(response: ServerResponse, redirect: AddressRedirect, { url, isPayload }: { readonly url: string; readonly isPayload: boolean }): void {
  nameRequest(response)
  const [, search = ''] = withoutRsc(url).split(/\?(.*)/s)
  const isAway = !isInShop(redirect)
  if (isAway && isPayload) return void response.writeHead(204, { 'cache-control': 'no-store' }).end()
  const location = isAway ? redirect.location : withRequestQuery(redirect.location, isPayload ? `${search}&_rsc=1` : search)
  response.writeHead(redirect.status, { location, 'cache-control': 'no-store' }).end()
}

/** Revalidated at each visit, so that an installed worker detects a new build, or that it must unregister. */
export function answerWorker(response: ServerResponse, script: string): void {
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache', 'content-security-policy': WORKER_CONTENT }).end(script)
}

/** Not cached: a file that is missing here may belong to the next build, which another process of the shop already serves. */
export function refuse(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void {
  nameRequest(response)
  response.writeHead(status, { ...headers, 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(STATUS_CODES[status])
}
