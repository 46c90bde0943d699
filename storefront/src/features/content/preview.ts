import 'server-only'
import { draftMode } from 'next/headers'
import { readServerSettings } from '../../env.ts'
import { readLimited } from '../../graphql/read-limited.ts'
import { isSame } from '../../lib/is-same.ts'

const LONGEST_FORM = 4096
const previewSecret = readServerSettings().services.content?.previewSecret

/** The secret stands in the address, and drafts are for the editor alone. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** `GET /api/preview?secret=…&path=/pl/about`: from here on an editor sees what is not published yet. */
export async function startPreview({ url }: Request): Promise<Response> {
  if (!previewSecret) return new Response(null, { status: 404, headers: PRIVATE })
  const { searchParams } = new URL(url)
  if (!isSame(searchParams.get('secret') ?? '', previewSecret)) return new Response(null, { status: 401, headers: PRIVATE })
  const draft = await draftMode()
  draft.enable()
  return redirect(searchParams.get('path'))
}

/** `POST /api/preview/end`: from here on the editor is a visitor. */
export async function endPreview(request: Request): Promise<Response> {
  const form = new URLSearchParams(await readLimited(request, LONGEST_FORM))
  const draft = await draftMode()
  draft.disable()
  return redirect(form.get('path'))
}

const redirect = (path: string | null): Response => new Response(null, { status: 303, headers: { ...PRIVATE, location: ownPath(path) } })

/** Of an address that somebody else may have written, what lies in the shop. */
function ownPath(path: string | null): string {
  const url = URL.parse(path ?? '/', 'http://shop.internal')
  return url?.origin === 'http://shop.internal' ? url.pathname.replace(/^\/+/, '/') + url.search : '/'
}
