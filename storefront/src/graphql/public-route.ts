import 'server-only'
import { isCrossSite } from './own-origin.ts'
import { createThrottle } from './throttle.ts'

const throttle = createThrottle()

/**
 * A GET route for the shop's own pages, whose answers are public but cost the backend something: it refuses other sites, which could let
 * their visitors send requests, and addresses that send too many.
 * @param field the name of its limit
 */
export function publicRoute(field: string, answer: (request: Request, address: string) => Promise<Response>): (request: Request) => Promise<Response> {
  return async (request) => {
    if (isCrossSite(request)) return refuse(403)
    const address = request.headers.get('x-forwarded-for') ?? ''
    const { secondsToWait } = await throttle({ field, variables: {}, address })
    return secondsToWait > 0 ? refuse(429, { 'retry-after': String(secondsToWait) }) : answer(request, address)
  }
}

const refuse = (status: number, headers: Readonly<Record<string, string>> = {}): Response => new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })
