import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Context } from '../../graphql/context.ts'
import { attemptsOf, deleteAttempts, deletePastAttempts, saveAttempts } from './throttle.repository.ts'

/** Counts attempts on one target until none was made for a number of seconds. */
export interface Limit {
  /** The limited action and its target, such as an e-mail address. */
  readonly of: readonly [what: string, target: string]
  readonly attempts: number
  readonly seconds: number
}

export function isThrottled(database: DatabaseSync, { of, attempts }: Limit, now: Date): boolean {
  return attemptsOf(database, keyOf(of), now) >= attempts
}

export function countAttempt(database: DatabaseSync, { of, seconds }: Limit, now: Date): void {
  deletePastAttempts(database, now)
  const attempts = attemptsOf(database, keyOf(of), now) + 1
  saveAttempts(database, keyOf(of), attempts, new Date(now.getTime() + seconds * 1000))
}

export function forgetAttempts(database: DatabaseSync, { of }: Limit): void {
  deleteAttempts(database, keyOf(of))
}

/** Hashed, so that mistyped addresses and those without an account are not stored. */
const keyOf = ([what, target]: Limit['of']): string =>
  createHash('sha256').update(`${what}:${target.toLowerCase()}`).digest('hex')

/**
 * Whether another mail of a kind may go to an address: at most five until an hour passes without one. Every visitor can request
 * them, so they must not fill a stranger's mailbox. The last link sent stays valid.
 */
export function mayMail({ database, now }: Pick<Context, 'database' | 'now'>, kind: string, email: string): boolean {
  const limit: Limit = { of: [`mail ${kind}`, email], attempts: 5, seconds: 3600 }
  if (isThrottled(database, limit, now)) return false
  countAttempt(database, limit, now)
  return true
}
