import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { nameRequest } from './begin-request.ts'
import { isSameSecret } from '../src/lib/same-secret.ts'
import { readCookie } from '../src/lib/read-cookie.ts'
import { capture, type RequestHandler } from './capture.ts'
import type { FinishPage } from './content-security/finish-page.ts'
import type { PageRequest } from './page-request.ts'
import { respond } from './respond.ts'
import { storedPage, uncached } from './stored-page.ts'

/** Set by Next when draft mode is enabled. */
const COOKIE = '__prerender_bypass'

/** The cookie's value, which Next generates for each build. */
export function readPreviewId(buildFolder: string): string {
  const { preview } = JSON.parse(readFileSync(join(buildFolder, 'prerender-manifest.json'), 'utf8')) as { preview: { previewModeId: string } }
  return preview.previewModeId
}

/** Without a look at the cookie's value. */
export const mayBeEditor = ({ cookie }: IncomingHttpHeaders): boolean => cookie?.includes(COOKIE) ?? false

/** Whether the request comes from an editor who has used `GET /api/preview`. */
export const seesDrafts = ({ headers }: IncomingMessage, previewId: string): boolean =>
  mayBeEditor(headers) && isSameSecret(readCookie(headers.cookie ?? '', COOKIE) ?? '', previewId)

interface DraftOptions {
  /** Next's own request handler. */
  readonly next: RequestHandler
  readonly previewId: string
  readonly finish: FinishPage
}

/** Renders a page for an editor, bypassing the page cache for reading and writing. */
export async function answerDraft(request: IncomingMessage, response: ServerResponse, { url, headers }: PageRequest, { next, previewId, finish }: DraftOptions): Promise<void> {
  const draft = finish(await capture(next, url, { ...headers, cookie: `${COOKIE}=${previewId}` }), [])
  nameRequest(response)
  response.setHeader('x-robots-tag', 'noindex')
  respond(request, response, uncached(storedPage(url, {}, draft, new Set(), performance.now())), { state: 'MISS', now: performance.now() })
}
