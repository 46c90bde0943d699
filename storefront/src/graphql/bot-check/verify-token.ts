import type { BotCheckSettings } from '../../settings/service.ts'
import { failureLine } from '../failure-line.ts'
import { readLimited } from '../read-limited.ts'

/** `down`: no verdict, because the service did not respond or rejects the shop's secret. */
export type Verdict = { readonly kind: 'passed' } | { readonly kind: 'failed' } | { readonly kind: 'down'; readonly why: string }

export interface TokenToVerify {
  /** The service is called even if it is empty: only if the service is up could the visitor have got a token. */
  readonly token: string
  readonly action: string
  /** The visitor's IP address; empty if unknown. */
  readonly address: string
}

/** The response of siteverify. */
interface SiteVerdict {
  readonly success?: boolean
  readonly score?: number
  readonly action?: string
  readonly 'error-codes'?: readonly string[]
}

const TIMEOUT_MS = 3000
const MAX_ANSWER = 16 * 1024
/** Error codes about the shop's secret rather than the visitor's token. */
const SHOP_ERROR = /secret|keys|bad-request/

/** Verifies a token at the service, which accepts each token only once. */
export async function verifyToken(settings: BotCheckSettings & { readonly secret: string }, { token, action, address }: TokenToVerify): Promise<Verdict> {
  try {
    const response = await fetch(`${settings.url}/recaptcha/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret: settings.secret, response: token, ...(address && { remoteip: address }) }),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const text = await readLimited(response, MAX_ANSWER)
    if (text === undefined) throw new Error(`the answer exceeds ${MAX_ANSWER} bytes`)
    return judge(JSON.parse(text) as SiteVerdict, action, settings.minimumScore)
  } catch (error) {
    return { kind: 'down', why: isTimeout(error) ? `no response within ${TIMEOUT_MS / 1000} seconds` : failureLine(error) }
  }
}

function judge(verdict: SiteVerdict, action: string, minimumScore: number): Verdict {
  const codes = verdict['error-codes'] ?? []
  const shopError = codes.find((code) => SHOP_ERROR.test(code))
  if (shopError) return { kind: 'down', why: `${shopError}: see BOT_CHECK_SECRET` }
  const isHuman = verdict.success === true && verdict.action === action && (verdict.score ?? 0) >= minimumScore
  return { kind: isHuman ? 'passed' : 'failed' }
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'
