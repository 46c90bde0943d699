import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Answer, type FuzzRequest, headerOf } from './fuzz-request.ts'
import { findLeak } from './forbidden-text.ts'
import type { Violation } from './findings.ts'

/** Milliseconds; an uncached page takes a tenth of a second on an idle machine. */
const SLOWEST = 10_000
/** Built files, including GraphiQL, legitimately contain the names of errors and files. */
const isBuilt = ({ to, path }: FuzzRequest, answer: Answer): boolean =>
  to === 'shop' ? path.startsWith('/_next/static/') : path.startsWith('/graphql') && headerOf(answer, 'content-type') === 'text/html'
const MAX_KNOWN_LENGTH = 50_000

export type CheckAnswer = (request: FuzzRequest, answer: Answer) => Violation | undefined

/** @param secrets texts that no response may contain, with their names */
export function answerChecker(secrets: () => ReadonlyMap<string, string>): CheckAnswer {
  // The bytes of a stored page are read once, not at each visit.
  const known = new Set<string>()

  return (request, answer) => {
    const place = `${request.to} ${request.method} ${routeOf(request)}`
    const violation = (rule: string, detail: string): Violation => ({ key: `${rule}: ${place}`, detail })

    const status = failedStatus(answer)
    if (status !== undefined) return failure(request.to, status, textOf(answer)) ?? violation(`status ${status}`, textOf(answer).slice(0, 300))
    if (answer.milliseconds > SLOWEST) return violation('slow', `answered after ${Math.round(answer.milliseconds)} ms`)
    if (isGuarded(request) && !isRefused(answer)) return { key: 'unguarded', detail: `status ${answer.status} to another machine` }

    const head = answer.headers.map((pair) => pair.join(': ')).join('\n')
    const body = isBuilt(request, answer) || isKnown(answer) ? '' : textOf(answer)
    const leak = findLeak(`${head}\n${body}`, sentText(request), secrets())
    if (leak) return violation(`shows ${leak.kind}`, leak.excerpt)
    return cookieViolation(request, answer, violation)
  }

  function isKnown(answer: Answer): boolean {
    const etag = headerOf(answer, 'etag')
    if (etag === undefined || known.has(etag)) return etag !== undefined
    if (known.size < MAX_KNOWN_LENGTH) known.add(etag)
    return false
  }
}

/** A busy shop may answer with 503 and Retry-After. */
function failedStatus(answer: Answer): number | undefined {
  if (answer.status >= 500) return answer.status === 503 && headerOf(answer, 'retry-after') ? undefined : answer.status
  const hidden = answer.status !== 0 && /^HTTP\/1\.1 (5\d\d)/m.exec(answer.body.subarray(0, 100_000).toString('latin1'))
  return hidden ? Number(hidden[1]) : undefined
}

/** Routes that the backend serves only to its own machine; all fuzzed requests have the address of another one (target.ts). */
const isGuarded = ({ to, path }: FuzzRequest): boolean => to === 'backend' && /^\/+(?:desk|api\/v1\/write)(?![\w-])/.test(path)

/** An empty response to OPTIONS counts as refused if it allows no cross-origin request. */
const isRefused = (answer: Answer): boolean => answer.status === 0 || answer.status >= 400 || (answer.status === 204 && headerOf(answer, 'access-control-allow-origin') === undefined)

/** Identifies a failure by its body, if the body shows it, on any route. */
function failure(to: string, status: number, body: string): Violation | undefined {
  const leak = findLeak(body, '', new Map())
  return leak && { key: `status ${status}: ${to}: ${body.split('\n', 1)[0]?.slice(0, 80)}`, detail: body.slice(0, 500) }
}

/** Next removes the draft cookie of another build this way. */
const REMOVED_COOKIE = /^\w+=;.* Expires=Thu, 01 Jan 1970/

/** Only the gateway and the preview set cookies, and no cache may store such a response. */
function cookieViolation({ path }: FuzzRequest, answer: Answer, violation: (rule: string, detail: string) => Violation): Violation | undefined {
  const cookie = headerOf(answer, 'set-cookie')
  if (cookie === undefined || REMOVED_COOKIE.test(cookie)) return undefined
  if (!/^\/api\/(?:graphql|preview)/.test(path)) return violation('sets a cookie', cookie)
  return headerOf(answer, 'cache-control')?.includes('no-store') ? undefined : violation('sets a cookie that caches may store', cookie)
}

/** The part of a URL that identifies the route. */
function routeOf({ path, body = '' }: FuzzRequest): string {
  const [pathname = ''] = path.split('?', 1)
  if (/^\/(?:api\/)?graphql$/.test(pathname)) return `${pathname} ${/"operationName":"(\w{1,60})"/.exec(body)?.[1] ?? ''}`.trim()
  return pathname.split('/').slice(0, 2).join('/').slice(0, 40)
}

function textOf(answer: Answer): string {
  try {
    const encoding = headerOf(answer, 'content-encoding')
    if (encoding === 'br') return brotliDecompressSync(answer.body).toString()
    return (encoding === 'gzip' ? gunzipSync(answer.body) : answer.body).toString()
  } catch {
    return answer.body.toString('latin1')
  }
}

/** The visitor's input that a response may repeat: everything except credentials. */
function sentText({ path, headers, body = '', raw = '' }: FuzzRequest): string {
  const open = headers.filter(([name]) => !/^(?:authorization|cookie)$/i.test(name))
  const text = [path, ...open.flat(), body, raw].join('\n')
  try {
    return `${text}\n${decodeURIComponent(path.replaceAll('+', ' '))}`
  } catch {
    return text
  }
}
