import type { Context } from '../../context.ts'
import { transaction } from '../../database/transaction.ts'
import { refused } from '../../refusals/refusal.ts'
import { customerLetters } from '../../services/mail/customer-letters.ts'
import { sendMail } from '../../services/mail/send-mail.ts'
import { shopLink } from '../../services/mail/shop-link.ts'
import { isEmailAddress } from '../checkout/email-address.ts'
import { confirmSubscriptionOf } from '../newsletter/newsletter.repository.ts'
import { adoptGuestOrders } from '../order/adopt-guest-orders.ts'
import { findCredentialsByEmail, markConfirmed, saveConfirmationKey, type Credentials } from './credentials.repository.ts'
import { findCustomer, type CustomerRow } from './customer.repository.ts'
import { mayMail } from './mail-limit.ts'
import { isSecret, makeSecret, secretHash } from './secret.ts'
import { sendWelcome } from './welcome.ts'

const LIFE_OF_A_KEY = 3600_000

/** The account opens for whoever reads the mail of its address. */
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
    sendWelcome(context, account.email)
    return findCustomer(database, account.id)!
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

/** A new key; the one before it is void. */
export function sendConfirmationLink(context: Context, { id, email }: Pick<Credentials, 'id' | 'email'>): void {
  const key = makeSecret()
  saveConfirmationKey(context.database, id, secretHash(key), context.now)
  const link = shopLink(context, '/customer/account/confirm', { email, key })
  sendMail(context, email, customerLetters(context.store).confirmAddress(link))
}

const isExpired = ({ confirmationSentAt }: Credentials, now: Date): boolean =>
  confirmationSentAt === null || now.getTime() - Date.parse(confirmationSentAt) >= LIFE_OF_A_KEY
