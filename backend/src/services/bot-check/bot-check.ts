import { randomBytes } from 'node:crypto'

/** The answer of siteverify in reCAPTCHA's format. */
export interface Verdict {
  readonly success: boolean
  readonly score?: number
  readonly action?: string
  readonly challenge_ts?: string
  readonly hostname?: string
  readonly 'error-codes'?: readonly string[]
}

export type BotCheck = ReturnType<typeof createBotCheck>

interface IssuedToken {
  readonly action: string
  readonly hostname: string
  readonly score: number
  readonly time: Date
}

const TOKEN_LIFETIME_MS = 2 * 60 * 1000
const MAX_TOKENS = 10_000

/** Issues tokens that are valid once and for two minutes. The desk sets their score, a person's by default. */
export function createBotCheck(now: () => Date) {
  const tokens = new Map<string, IssuedToken>()
  let score = 0.9
  return {
    score: (): number => score,
    setScore: (newScore: number): void => {
      score = newScore
    },
    issue(action: string, hostname: string): string {
      const [oldest] = tokens.keys()
      if (tokens.size >= MAX_TOKENS && oldest !== undefined) tokens.delete(oldest)
      const token = randomBytes(48).toString('base64url')
      tokens.set(token, { action, hostname, score, time: now() })
      return token
    },
    verify(token: string): Verdict {
      const issued = tokens.get(token)
      tokens.delete(token)
      if (!issued || now().getTime() - issued.time.getTime() > TOKEN_LIFETIME_MS) return refused('timeout-or-duplicate')
      const { action, hostname, time } = issued
      return { success: true, score: issued.score, action, challenge_ts: time.toISOString().replace(/\.\d+Z$/, 'Z'), hostname }
    },
  }
}

export const refused = (...codes: string[]): Verdict => ({ success: false, 'error-codes': codes })
