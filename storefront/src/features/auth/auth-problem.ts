import { ServerError, StoreError } from '../../graphql/errors.ts'
import type { BotCheckReason } from '../../graphql/refusals/reason.ts'
import { referenceOf } from '../../lib/log-failure.ts'
import { isBotCheck } from '../bot-check/is-bot-check.ts'
import { IncompleteAnswer } from './incomplete-answer.ts'

const SECONDS_IN_A_MINUTE = 60
const TOO_MANY_REQUESTS = 429

/** Why an account form failed; every reason has a message. */
export type AuthProblem =
  /** One reason for all, so that nobody learns whether the account exists. */
  | { readonly reason: 'wrong-credentials' }
  | { readonly reason: 'too-many'; readonly minutes?: number }
  | { readonly reason: BotCheckReason }
  | { readonly reason: 'refused' }
  /** The shop answered, but without a token or a customer. */
  | { readonly reason: 'incomplete' }
  | { readonly reason: 'unreachable'; readonly reference?: string | undefined }

export function readAuthProblem(error: unknown): AuthProblem {
  if (error instanceof ServerError && error.status === TOO_MANY_REQUESTS) return tooMany(error.retryAfter)
  if (error instanceof IncompleteAnswer) return { reason: 'incomplete' }
  if (!(error instanceof StoreError)) return { reason: 'unreachable', reference: referenceOf(error) }
  const reason = error.refusal?.reason
  if (isBotCheck(reason)) return { reason }
  if (reason === 'accountLocked') return { reason: 'too-many' }
  return { reason: error.reason === 'not-signed-in' ? 'wrong-credentials' : 'refused' }
}

/** For a form without credentials: there, an authentication error means an expired session, which the form does not need. */
export function readGuestProblem(error: unknown): AuthProblem {
  const problem = readAuthProblem(error)
  return problem.reason === 'wrong-credentials' ? { reason: 'refused' } : problem
}

function tooMany(seconds: number | undefined): AuthProblem {
  if (seconds === undefined) return { reason: 'too-many' }
  return { reason: 'too-many', minutes: Math.max(1, Math.ceil(seconds / SECONDS_IN_A_MINUTE)) }
}
