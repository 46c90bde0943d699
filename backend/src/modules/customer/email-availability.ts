import type { Context } from '../../context.ts'
import { refused } from '../../refusals/refusal.ts'
import { isEmailAddress } from '../checkout/email-address.ts'
import { setting } from '../store/settings.ts'
import { findCustomerByEmail } from './customer.repository.ts'

/** Magento says yes to every address unless the checkout is set to ask its guests to sign in: accounts are not to be found out. */
export function isEmailAvailable({ database }: Context, email: string): boolean {
  if (!email) throw refused('availability.emailMissing')
  if (!isEmailAddress(email)) throw refused('availability.emailInvalid')
  return !setting(database, 'checkout/options/enable_guest_checkout_login') || !findCustomerByEmail(database, email)
}
