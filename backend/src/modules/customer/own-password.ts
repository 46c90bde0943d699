import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { requireActiveCustomer } from '../identity/customer-access.ts'
import { NO_FAILURES } from '../identity/lockout.ts'
import { findCredentials, saveFailures } from './credentials.repository.ts'
import { countFailure } from './failures.ts'
import { isPassword } from './password-hash.ts'

/**
 * Changing the e-mail address or password requires the current password in addition to the token.
 * @throws graphql-authentication
 */
export async function requireOwnPassword(context: Context, customerId: number, password: string): Promise<void> {
  const { database } = context
  const passwordHash = findCredentials(database, customerId)?.passwordHash ?? null
  const isRight = await isPassword(password, passwordHash, context.passwordCost)
  const isProven = transaction(database, () => {
    // Other attempts may have locked the account while this password was being hashed.
    requireActiveCustomer(context)
    const account = findCredentials(database, customerId)
    const stillRight = isRight && account?.passwordHash === passwordHash
    if (account && stillRight) saveFailures(database, customerId, NO_FAILURES)
    if (account && !stillRight) countFailure(context, account)
    return stillRight
  })
  if (!isProven) throw refused('customer.passwordWrong')
}
