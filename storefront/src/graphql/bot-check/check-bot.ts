import type { BotCheckSettings } from '../../settings/service.ts'
import { GUARDED_FIELDS } from './guarded-fields.ts'
import { type TokenToVerify, type Verdict, verifyToken } from './verify-token.ts'

/** `notVerified`: the token is forwarded for the backend to verify, since a token can be verified only once. */
export type BotCheckOutcome = 'passed' | 'notVerified' | 'botCheckFailed' | 'botCheckDown'

const MAX_TOKEN = 8192
const MINUTE_MS = 60_000

/** The gateway's part of the bot check. Without a secret it verifies nothing. */
export function createBotCheck(settings: BotCheckSettings | undefined, now: () => number = () => performance.now()) {
  let probe: Promise<Verdict> | undefined
  let lastLogAt = -Infinity
  const { secret } = settings ?? {}
  if (!settings || secret === undefined) return async (): Promise<BotCheckOutcome> => 'notVerified'
  const own = { ...settings, secret }

  return async (visit: TokenToVerify): Promise<BotCheckOutcome> => {
    if (!GUARDED_FIELDS.has(visit.action)) return 'notVerified'
    const hasToken = visit.token !== '' && visit.token.length <= MAX_TOKEN
    const verdict = await (hasToken ? verifyToken(own, visit) : probeService())
    if (verdict.kind === 'failed') return 'botCheckFailed'
    if (verdict.kind === 'passed') return hasToken ? 'passed' : 'botCheckFailed'
    log(verdict.why)
    return own.isOpenWhenDown ? 'passed' : 'botCheckDown'
  }

  /** Simultaneous requests without a token share one request to the service, so that bots cost the shop little. */
  function probeService(): Promise<Verdict> {
    probe ??= verifyToken(own, { token: '', action: '', address: '' }).finally(() => (probe = undefined))
    return probe
  }

  function log(why: string): void {
    if (now() - lastLogAt < MINUTE_MS) return
    lastLogAt = now()
    console.error(`The bot check is unavailable, and forms are ${own.isOpenWhenDown ? 'accepted unchecked' : 'refused'} (BOT_CHECK_WHEN_DOWN): ${why}`)
  }
}
