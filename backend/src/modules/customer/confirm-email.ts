import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { required } from '../../lib/required.ts'
import { customerLetters } from '../../services/mail/customer-letters.ts'
import { sendMail } from '../../services/mail/send-mail.ts'
import { type CustomerRow, findCustomer } from '../identity/customer.repository.ts'
import { isEmailAddress } from '../identity/email-address.ts'
import { isSecret, makeSecret, secretHash } from '../identity/secret.ts'
import { mayMail } from '../identity/throttle.ts'
import { confirmSubscriptionOf } from '../newsletter/newsletter.repository.ts'
import { adoptGuestOrders } from '../order/guest-order.ts'
import { shopLink } from '../store/shop-link.ts'
import { type Credentials, findCredentialsByEmail, markConfirmed, saveConfirmationKey } from './credentials.repository.ts'

const KEY_LIFETIME_MS = 3600_000

/** Activates the account: the key proves that the customer receives mail at the address. */
export function confirmEmail(context: Context, email: string, key: string): CustomerRow {
  const { database, now } = context
  if (!isEmailAddress(email)) throw refused('confirmation.emailInvalid')
  return transaction(database, () => {
    const account = findCredentialsByEmail(database, email)
    if (!account) throw refused('confirmation.failed')
    if (account.confirmationKeyHash === null) throw refused('confirmation.alreadyActive')
    if (!isSecret(key, account.confirmationKeyHash)) {
      throw refused('confirmation.tokenInvalid')
    }
    if (isExpired(account, now)) throw refused('confirmation.keyExpired')
    markConfirmed(database, account.id)
    adoptGuestOrders(database, account.id)
    confirmSubscriptionOf(database, account.id, now)
    sendWelcome(context, account)
    return required(findCustomer(database, account.id), 'customer')
  })
}

export function resendConfirmation(context: Context, email: string): boolean {
  const { database } = context
  if (!isEmailAddress(email)) throw refused('confirmation.resendEmailInvalid')
  return transaction(database, () => {
    const account = findCredentialsByEmail(database, email)
    if (!account) throw refused('confirmation.accountUnknown')
    if (account.confirmationKeyHash === null) throw refused('confirmation.notNeeded')
    if (mayMail(context, 'confirmation', email)) sendConfirmationLink(context, account)
    return true
  })
}

/** A new key, which invalidates the previous one. */
export function sendConfirmationLink(context: Context, { id, email }: Pick<Credentials, 'id' | 'email'>): void {
  const key = makeSecret()
  saveConfirmationKey(context.database, id, secretHash(key), context.now)
  const link = shopLink(context, '/customer/account/confirm', { email, key })
  // Without the name: a stranger may have registered the address.
  sendMail(context, { email }, customerLetters(context.store).confirmAddress(link))
}

const isExpired = ({ confirmationSentAt }: Credentials, now: Date): boolean =>
  confirmationSentAt === null || now.getTime() - Date.parse(confirmationSentAt) >= KEY_LIFETIME_MS

export function sendWelcome(context: Context, account: Pick<Credentials, 'email' | 'firstname'>): void {
  sendMail(context, account, customerLetters(context.store).welcome(shopLink(context, '/login')))
}
