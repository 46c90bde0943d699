import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { required } from '../../lib/required.ts'
import { customerLetters } from '../../services/mail/customer-letters.ts'
import { sendMail } from '../../services/mail/send-mail.ts'
import { isEmailAddress } from '../identity/email-address.ts'
import { isLocked } from '../identity/lockout.ts'
import { isSecret, makeSecret, secretHash } from '../identity/secret.ts'
import { forgetAttempts, mayMail } from '../identity/throttle.ts'
import { setting } from '../store/settings.ts'
import { shopLink } from '../store/shop-link.ts'
import { replacePassword } from './change-password.ts'
import { type Credentials, findCredentialsByEmail, saveResetToken } from './credentials.repository.ts'
import { hashPassword } from './password-hash.ts'
import { checkPassword } from './password-rules.ts'
import { signInLimits } from './sign-in-limits.ts'

const HOUR = 3600_000

/** Mails a link, which invalidates the previous one. */
export function requestReset(context: Context, email: string): boolean {
  checkEmailGiven(email)
  return transaction(context.database, () => {
    const account = requireAccount(context, email, 'reset.impossible')
    if (mayMail(context, 'reset', email)) sendResetLink(context, account)
    return true
  })
}

function sendResetLink(context: Context, account: Credentials): void {
  const { database, store, now } = context
  const token = makeSecret()
  const { id, email } = account
  saveResetToken(database, id, secretHash(token), now)
  const link = shopLink(context, '/customer/account/createPassword', { token, email })
  const hours = setting(database, 'customer/password/reset_link_expiration_period')
  sendMail(context, account, customerLetters(store).resetPassword(link, hours))
}

/** Sets the password. The mailed token proves who the customer is, so earlier failed attempts are forgotten. */
export async function resetPassword(context: Context, email: string, token: string, password: string): Promise<boolean> {
  const { database } = context
  checkEmailGiven(email)
  if (!token) throw refused('reset.tokenMissing')
  if (!password) throw refused('reset.passwordMissing')
  requireTokenHolder(context, email, token)
  checkPassword(database, password, email)
  const passwordHash = await hashPassword(password, context.passwordCost)
  transaction(database, () => {
    // The link works once, even for two simultaneous requests.
    const account = requireTokenHolder(context, email, token)
    replacePassword(context, account, passwordHash)
    forgetAttempts(database, signInLimits(context, email).account)
  })
  return true
}

function requireTokenHolder(context: Context, email: string, token: string): Credentials {
  const account = requireAccount(context, email, 'reset.notSet')
  if (!isSecret(token, account.resetTokenHash)) throw refused('reset.tokenMismatched')
  const life = setting(context.database, 'customer/password/reset_link_expiration_period') * HOUR
  const age = context.now.getTime() - Date.parse(required(account.resetRequestedAt, 'reset requested at'))
  if (age >= life) throw refused('reset.tokenExpired')
  return account
}

function checkEmailGiven(email: string): void {
  if (!email) throw refused('reset.emailMissing')
  if (!isEmailAddress(email)) throw refused('reset.emailInvalid')
}

function requireAccount({ database, now }: Context, email: string, whenUnknown: 'reset.impossible' | 'reset.notSet'): Credentials {
  const account = findCredentialsByEmail(database, email)
  if (!account) throw refused(whenUnknown)
  if (isLocked(account, now)) throw refused('customer.lockedForReset')
  return account
}
