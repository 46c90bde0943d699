import { readLimited } from '../../src/graphql/read-limited.ts'

/** Milliseconds. The sender of a webhook waits for a few seconds. */
const TIMEOUT = 1500
const MAX_WAIT = 60_000
const MAX_ANSWER = 64 * 1024

/** A request that the cache in front has refused or not answered; the message holds no secret. */
export class PurgeFailed extends Error {
  /** Whether the same request may succeed at once. */
  readonly isTemporary: boolean
  /** Milliseconds, if the cache has said when to try again. */
  readonly retryAfter: number | undefined

  constructor(message: string, isTemporary: boolean, retryAfter?: number) {
    super(message)
    this.isTemporary = isTemporary
    this.retryAfter = retryAfter
  }
}

/** @throws PurgeFailed unless the response has status 2xx. @returns the response's text */
export async function sendPurge(url: string, { method, headers, body }: { method: string; headers: Record<string, string>; body?: string }): Promise<string> {
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    // The token must not follow a redirect to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: unknown) => {
    throw new PurgeFailed(reasonOf(error), true)
  })
  const text = (await readLimited(response, MAX_ANSWER).catch(() => '')) ?? ''
  if (response.ok) return text
  const seconds = Number(response.headers.get('retry-after') ?? NaN)
  throw new PurgeFailed(`status ${response.status}`, response.status >= 500, Number.isFinite(seconds) ? Math.min(MAX_WAIT, seconds * 1000) : undefined)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no response'
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException
  return error.name === 'TimeoutError' ? `no response within ${TIMEOUT} ms` : (code ?? 'no response')
}
