import 'server-only'
import { draftMode } from 'next/headers'
import { readServerSettings } from '../../env.ts'
import { hasOwnOrigin } from '../../graphql/own-origin.ts'
import { readRequest } from '../../graphql/read-limited.ts'
import { createThrottle } from '../../graphql/throttle.ts'
import { isSameSecret } from '../../lib/same-secret.ts'

const MAX_FORM = 4096
const throttle = createThrottle()
const previewSecret = readServerSettings().services.content?.previewSecret

/** Keeps the secret in the address out of caches, referrers and search results. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** `GET /api/preview?secret=…&path=/pl/about`: enables draft mode for this browser. */
export async function startPreview({ url, headers }: Request): Promise<Response> {
  if (!previewSecret) return new Response(null, { status: 404, headers: PRIVATE })
  const { searchParams } = new URL(url)
  const attempt = await throttle({ field: 'previewSecret', variables: {}, address: headers.get('x-forwarded-for') ?? '' })
  if (attempt.secondsToWait > 0) return new Response(null, { status: 429, headers: { ...PRIVATE, 'retry-after': String(attempt.secondsToWait) } })
  const isRight = isSameSecret(searchParams.get('secret') ?? '', previewSecret)
  await attempt.end(isRight ? 'success' : 'failure')
  if (!isRight) return new Response(null, { status: 401, headers: PRIVATE })
  const draft = await draftMode()
  draft.enable()
  return redirect(searchParams.get('path'))
}

/** `POST /api/preview/end`: disables draft mode. */
export async function endPreview(request: Request): Promise<Response> {
  if (!hasOwnOrigin(request)) return new Response(null, { status: 403, headers: PRIVATE })
  const form = new URLSearchParams(await readRequest(request, MAX_FORM))
  const draft = await draftMode()
  draft.disable()
  return redirect(form.get('path'))
}

const redirect = (path: string | null): Response => new Response(null, { status: 303, headers: { ...PRIVATE, location: ownPath(path) } })

/** Reduces any address to a path of the shop, so that links cannot redirect elsewhere. */
function ownPath(path: string | null): string {
  const url = URL.parse(path ?? '/', 'http://shop.internal')
  return url?.origin === 'http://shop.internal' ? url.pathname.replace(/^\/+/, '/') + url.search : '/'
}
