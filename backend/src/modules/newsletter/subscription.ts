import type { SubscriptionStatusesEnum } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { customerLetters } from '../../services/mail/customer-letters.ts'
import { sendMail } from '../../services/mail/send-mail.ts'
import { isOpen } from '../identity/customer-access.ts'
import { type CustomerRow, findCustomerByEmail } from '../identity/customer.repository.ts'
import { isEmailAddress } from '../identity/email-address.ts'
import { currentCustomer } from '../identity/identity.ts'
import { makeSecret, secretHash } from '../identity/secret.ts'
import { mayMail } from '../identity/throttle.ts'
import { setting } from '../store/settings.ts'
import { shopLink } from '../store/shop-link.ts'
import { confirmationPath } from './confirm-subscription.ts'
import { findSubscriber, isSubscribed, markUnsubscribed, saveSubscriber } from './newsletter.repository.ts'

/** @throws graphql-input, or graphql-already-exists for a subscribed address */
export function subscribeEmail(context: Context, input: string): SubscriptionStatusesEnum {
  const { database } = context
  const customer = currentCustomer(context)
  const email = input.trim()
  if (!email) throw refused('newsletter.emailMissing')
  if (!isEmailAddress(email)) throw refused('newsletter.emailInvalid')
  if (!customer && !setting(database, 'newsletter/subscription/allow_guest_subscribe')) {
    throw refused('newsletter.customersOnly')
  }
  const holder = findCustomerByEmail(database, email)
  const isForeign = customer !== undefined && holder !== undefined && holder.id !== customer.id
  if (!setting(database, 'newsletter/general/active') || (isForeign && revealsAccounts(context))) {
    throw refused('newsletter.impossible')
  }
  if (findSubscriber(database, email)?.status === 'SUBSCRIBED') throw refused('newsletter.alreadySubscribed')
  return subscribe(context, email, holder)
}

/** The customer's choice in the account. Unsubscribing always works. */
export function changeSubscription(context: Context, customer: CustomerRow, isRequested: boolean): void {
  const { database, now } = context
  if (!isRequested) return markUnsubscribed(database, customer.id, now)
  if (setting(database, 'newsletter/general/active') && !isSubscribed(database, customer.id)) subscribe(context, customer.email, customer)
}

/** Magento uses the rule of isEmailAvailable, which returns true for nearly every address. */
const revealsAccounts = ({ database }: Context) => setting(database, 'checkout/options/enable_guest_checkout_login')

function subscribe(context: Context, email: string, holder: CustomerRow | undefined): SubscriptionStatusesEnum {
  const { database, store, now } = context
  const subscriber = { email, storeId: store.id, customerId: holder?.id ?? null, confirmationCodeHash: null }
  const mayRead = !holder || isOpen(context, holder)
  const status = !mayRead ? 'UNCONFIRMED' : setting(database, 'newsletter/subscription/confirm') ? 'NOT_ACTIVE' : 'SUBSCRIBED'
  if (status !== 'NOT_ACTIVE') saveSubscriber(database, { ...subscriber, status }, now)
  else if (mayMail(context, 'newsletter', email)) sendConfirmationLink(context, subscriber)
  return status
}

function sendConfirmationLink(context: Context, subscriber: { email: string; storeId: number; customerId: number | null }): void {
  const { database, store, now } = context
  const code = makeSecret()
  const id = saveSubscriber(database, { ...subscriber, status: 'NOT_ACTIVE', confirmationCodeHash: secretHash(code) }, now)
  const link = shopLink(context, confirmationPath(id, code))
  sendMail(context, { email: subscriber.email }, customerLetters(store).confirmNewsletter(link))
}
