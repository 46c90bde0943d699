import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasOwnOrigin } from '../../src/graphql/own-origin.ts'
import { createThrottle } from '../../src/graphql/throttle.ts'
import { parseJson } from '../../src/lib/parse-json.ts'
import { MAX_VITALS, PAGE_KINDS, type VitalName, type VitalsReport } from '../../src/lib/web-vitals.ts'
import { type Measures, measures } from '../../src/monitoring/measures.ts'
import { readBody } from '../read-body.ts'

const MAX_REPORT = 512
const MILLISECONDS = 1000

/** `POST /api/vitals`: how fast a page was for a visitor who has agreed to be counted. Nothing is stored but the sums of all visits. */
export function createVitals(): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const throttle = createThrottle()

  return async (request, response) => {
    const reply = (status: number) => void response.writeHead(status, { 'cache-control': 'no-store' }).end()
    const measured = measures()
    if (!measured) return reply(404)
    if (request.method !== 'POST') return reply(405)
    if (!hasOwnOrigin({ headers: new Headers({ origin: request.headers.origin ?? '', host: request.headers.host ?? '' }) })) return reply(403)
    const { secondsToWait } = await throttle({ field: 'webVitals', variables: {}, address: String(request.headers['x-forwarded-for'] ?? '') })
    if (secondsToWait > 0) return reply(429)
    const report = readReport(await readBody(request, MAX_REPORT))
    if (!report) return reply(400)
    observe(report, measured)
    return reply(204)
  }
}

/** @returns undefined for text that no page of the shop sends */
export function readReport(text: string): VitalsReport | undefined {
  const { page, values } = (parseJson(text) ?? {}) as { page?: unknown; values?: unknown }
  if (!(PAGE_KINDS as readonly unknown[]).includes(page) || typeof values !== 'object' || values === null) return undefined
  const isPlausible = ([name, value]: [string, unknown]): boolean =>
    Object.hasOwn(MAX_VITALS, name) && typeof value === 'number' && value >= 0 && value <= MAX_VITALS[name as VitalName]
  const entries = Object.entries(values)
  return entries.length > 0 && entries.every(isPlausible) ? ({ page, values } as VitalsReport) : undefined
}

function observe({ page, values }: VitalsReport, { webVital }: Measures): void {
  for (const [name, value] of Object.entries(values)) webVital(name, page, name === 'CLS' ? value : value / MILLISECONDS)
}
