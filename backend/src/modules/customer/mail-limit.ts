import type { Context } from '../../context.ts'
import { countAttempt, isThrottled, type Limit } from './throttle.ts'

/**
 * Whether one more mail of a kind may go to an address: five until there was none for an hour. Anybody may ask for them, so they
 * must not fill a stranger's mailbox; the last one that was sent stays good.
 */
export function mayMail({ database, now }: Context, kind: string, email: string): boolean {
  const limit: Limit = { of: [`mail ${kind}`, email], attempts: 5, seconds: 3600 }
  if (isThrottled(database, limit, now)) return false
  countAttempt(database, limit, now)
  return true
}
