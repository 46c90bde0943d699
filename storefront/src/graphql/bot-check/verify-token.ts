import type { BotCheckSettings } from '../../settings/service.ts'
import { failureLine } from '../failure-line.ts'
import { readLimited } from '../read-limited.ts'

/** Down is a service that cannot say: it does not answer, or does not know the shop. */
export type Verdict = { readonly kind: 'passed' } | { readonly kind: 'failed' } | { readonly kind: 'down'; readonly why: string }

export interface TokenToVerify {
  /** Without one the service is asked all the same: only where it is there, the visitor could have had one. */
  readonly token: string
  readonly action: string
  /** Of the visitor; empty where nobody knows it. */
  readonly address: string
}

/** What siteverify answers. */
interface SiteVerdict {
  readonly success?: boolean
  readonly score?: number
  readonly action?: string
  readonly 'error-codes'?: readonly string[]
}

const PATIENCE_MS = 3000
const LONGEST_ANSWER = 16 * 1024
/** About the shop's secret, and not about the visitor's token. */
const OF_SHOP = /secret|keys|bad-request/

/** Asks the service what it thinks of the bearer of this token, which is good for one such question. */
export async function verifyToken(settings: BotCheckSettings & { readonly secret: string }, { token, action, address }: TokenToVerify): Promise<Verdict> {
  try {
    const response = await fetch(`${settings.url}/recaptcha/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret: settings.secret, response: token, ...(address && { remoteip: address }) }),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const text = await readLimited(response, LONGEST_ANSWER)
    if (text === undefined) throw new Error(`the answer exceeds ${LONGEST_ANSWER} bytes`)
    return judge(JSON.parse(text) as SiteVerdict, action, settings.minimumScore)
  } catch (error) {
    return { kind: 'down', why: isTimeout(error) ? `nothing came within ${PATIENCE_MS / 1000} seconds` : failureLine(error) }
  }
}

function judge(verdict: SiteVerdict, action: string, minimumScore: number): Verdict {
  const codes = verdict['error-codes'] ?? []
  const ofShop = codes.find((code) => OF_SHOP.test(code))
  if (ofShop) return { kind: 'down', why: `${ofShop}: see BOT_CHECK_SECRET` }
  const isPerson = verdict.success === true && verdict.action === action && (verdict.score ?? 0) >= minimumScore
  return { kind: isPerson ? 'passed' : 'failed' }
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'
