import { hasOwnOrigin } from './own-origin.ts'
import { readRequest } from './read-limited.ts'
import { parseJson } from '../lib/parse-json.ts'

const MAX_BODY_BYTES = 32 * 1024
const NO_STORE = { 'cache-control': 'no-store' }

interface RouteOptions<Input> {
  readonly read: (body: unknown) => Input | undefined
  readonly answer: (input: Input, headers: Headers) => Promise<object>
}

/** A JSON route for the shop's own pages only. The data is personal, so nothing is logged or cached. */
export function sameOriginRoute<Input>({ read, answer }: RouteOptions<Input>): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!hasOwnOrigin(request)) return refuse(403)
    if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) return refuse(415)
    const text = await readRequest(request, MAX_BODY_BYTES)
    if (text === undefined) return refuse(413)
    const input = read(parseJson(text))
    if (!input) return refuse(400)
    return Response.json(await answer(input, request.headers), { headers: NO_STORE })
  }
}

const refuse = (status: number): Response => new Response(null, { status, headers: NO_STORE })
