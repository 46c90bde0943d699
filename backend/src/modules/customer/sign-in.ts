import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { isOpen } from '../identity/customer-access.ts'
import { isLocked, NO_FAILURES } from '../identity/lockout.ts'
import { makeSecret, secretHash } from '../identity/secret.ts'
import { countAttempt, forgetAttempts, isThrottled } from '../identity/throttle.ts'
import { setting } from '../store/settings.ts'
import { type Credentials, findCredentialsByEmail, saveFailures } from './credentials.repository.ts'
import { countFailure } from './failures.ts'
import { isPassword } from './password-hash.ts'
import { signInLimits } from './sign-in-limits.ts'
import { deleteExpiredTokens, insertToken } from './token.repository.ts'

/**
 * @returns a token if the password is right
 * @throws graphql-authentication, with the same message for every cause, so as not to reveal which addresses have accounts
 */
export async function signIn(context: Context, email: string, password: string): Promise<string> {
  if (!email) throw refused('customer.valueMissing', { name: 'email' })
  if (!password) throw refused('customer.valueMissing', { name: 'password' })
  if (isRefused(context, email)) throw refusal()
  const account = findCredentialsByEmail(context.database, email)
  const isRight = await isPassword(password, account?.passwordHash ?? null, context.passwordCost)
  const token = transaction(context.database, () => completeSignIn(context, email, isRight ? account : undefined))
  if (token === undefined) throw refusal()
  return token
}

/** While the password was being hashed, other attempts may have failed, or the password may have changed. */
function completeSignIn(context: Context, email: string, proven: Credentials | undefined): string | undefined {
  const { database, now } = context
  if (isRefused(context, email)) return undefined
  const account = findCredentialsByEmail(database, email)
  const isProven = account !== undefined && account.id === proven?.id && account.passwordHash === proven.passwordHash
  if (isProven && !isLocked(account, now) && isOpen(context, { isConfirmed: account.confirmationKeyHash === null })) {
    saveFailures(database, account.id, NO_FAILURES)
    forgetAttempts(database, signInLimits(context, email).account)
    return issueToken(context, account.id)
  }
  for (const limit of Object.values(signInLimits(context, email))) countAttempt(database, limit, now)
  if (account && !isProven) countFailure(context, account)
  return undefined
}

const isRefused = (context: Context, email: string): boolean =>
  Object.values(signInLimits(context, email)).some((limit) => isThrottled(context.database, limit, context.now))

const refusal = () =>
  refused('customer.signInFailed')

const HOUR = 3600_000

/** A new bearer token; the customer's other tokens stay valid. */
function issueToken({ database, now }: Context, customerId: number): string {
  const token = makeSecret()
  const expiresAt = new Date(now.getTime() + setting(database, 'oauth/access_token_lifetime/customer') * HOUR)
  deleteExpiredTokens(database, customerId, now)
  insertToken(database, secretHash(token), customerId, now, expiresAt)
  return token
}
