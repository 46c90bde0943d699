import type { IncomingMessage, ServerResponse } from 'node:http'
import { VITALS_PATH } from '../src/lib/web-vitals.ts'
import { nameRequest } from './begin-request.ts'
import type { RequestHandler } from './capture.ts'
import { createPolicyReports, REPORTS_PATH } from './content-security/policy-reports.ts'
import { refuse } from './plain-answers.ts'
import { isCall, isKnownMethod, limitHeaders } from './visitor-request.ts'
import { createVitals } from './vitals/web-vitals.ts'

/** Answers calls of browsers under `/api/`: reports here, all others by Next's routes. */
export function createAnswerCall(next: RequestHandler, trustedProxies: number) {
  const own = new Map<string, RequestHandler>([[REPORTS_PATH, createPolicyReports()], [VITALS_PATH, createVitals()]])

  return (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> | void => {
    const handle = own.get(pathname) ?? (isCall(pathname) ? next : undefined)
    if (!handle) return refuse(response, 404)
    if (!isKnownMethod(request.method)) return refuse(response, 405)
    limitHeaders(request, trustedProxies)
    nameRequest(response)
    // Responses of Next itself, such as for a failed API route, have no cache-control header.
    response.setHeader('cache-control', 'no-store')
    return handle(request, response)
  }
}
