import type { IncomingMessage, ServerResponse } from 'node:http'
import { endOfRedirects } from './follow-redirects.ts'
import { internalPath, type PathSettings } from './internal-path.ts'
import type { AddressRedirect, PageAddresses } from './page-addresses.ts'
import type { PageCache } from './page-cache.ts'
import type { Requested } from './page-request.ts'
import { answerRedirect, redirect } from './plain-answers.ts'
import { RenderQueueFull } from './render-queue.ts'

interface Sources {
  readonly pages: PageCache
  readonly addresses: PageAddresses
  readonly paths: PathSettings
}

type Respelled = Extract<Requested, { kind: 'respelled' }>

/** Redirects to the canonical spelling of an address, or, if that redirects as well, to the end: a visitor is redirected once. */
export async function answerRespelled(request: IncomingMessage, response: ServerResponse, requested: Respelled, sources: Sources): Promise<void> {
  const { url = '/' } = request
  const isPayload = request.headers.rsc === '1'
  const end = await endOf(requested, sources)
  if (isPayload || end.location !== requested.location) return answerRedirect(response, end, { url, isPayload })
  return redirect(response, requested, url.includes('?'))
}

async function endOf({ location, isTemporary }: Respelled, { pages, addresses, paths }: Sources): Promise<AddressRedirect> {
  const first = { status: isTemporary ? 307 : 308, location }
  const decision = internalPath(location, paths)
  // A page that is stored does not redirect, and needs no backend.
  if (decision.kind === 'page' && (await pages.has(`html ${decision.path}`))) return first
  try {
    return (await endOfRedirects(undefined, first, addresses, paths)) ?? first
  } catch (error) {
    if (error instanceof RenderQueueFull) return first
    throw error
  }
}
