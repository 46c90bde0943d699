import 'server-only'
import * as v from 'valibot'
import { readServerSettings } from '../../env.ts'
import { hasOwnOrigin } from '../../graphql/own-origin.ts'
import { readRequest } from '../../graphql/read-limited.ts'
import { createThrottle } from '../../graphql/throttle.ts'
import { parseJson } from '../../lib/parse-json.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'

const { services } = readServerSettings()
const MAX_BODY_BYTES = 16 * 1024
const TIME_LIMIT_MS = 1500
const NO_STORE = { 'cache-control': 'no-store' }

const ID = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))

const BATCH = v.object({
  sessionId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  events: v.pipe(
    v.array(
      v.object({
        type: v.picklist(['impression', 'click']),
        contentId: ID,
        variationId: v.optional(ID),
        path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(500)),
      }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
})

type Batch = v.InferOutput<typeof BATCH>

const throttle = createThrottle()
const breaker = createCircuitBreaker('The tracking of the content service')

/** `POST /api/content-events`: validates events from the shop's pages and forwards them, so that browsers never contact the content service. */
export async function forwardEvents(request: Request): Promise<Response> {
  const { content } = services
  if (!content) return reply(404)
  if (!hasOwnOrigin(request)) return reply(403)
  if (await isOverLimit(request)) return reply(429)
  const text = await readRequest(request, MAX_BODY_BYTES)
  if (text === undefined) return reply(413)
  const { success, output } = v.safeParse(BATCH, parseJson(text))
  if (!success) return reply(400)
  // The browser does not wait for the service; the circuit breaker logs failures.
  breaker(() => track(content, output)).catch(() => {})
  return reply(202)
}

/** Sends events in the format of Builder's SDK, with the session as the only identifier. */
async function track({ url, apiKey }: NonNullable<typeof services.content>, { sessionId, events }: Batch): Promise<void> {
  const sent = events.map(({ type, contentId, variationId, path }) => ({
    type,
    data: { contentId, ...(variationId && variationId !== contentId && { variationId }), ownerId: apiKey, sessionId, userAttributes: { urlPath: path } },
  }))
  const response = await fetch(`${url}/api/v1/track?${new URLSearchParams({ apiKey })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events: sent }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    redirect: 'error',
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
}

/** The page server sets the header to the one address that it trusts. */
const isOverLimit = async ({ headers }: Request): Promise<boolean> =>
  (await throttle({ field: 'contentEvents', variables: {}, address: headers.get('x-forwarded-for') ?? '' })).secondsToWait > 0

const reply = (status: number): Response => new Response(null, { status, headers: NO_STORE })
