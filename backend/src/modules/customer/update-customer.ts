import { transaction } from '../../database/transaction.ts'
import type { CustomerInput, CustomerUpdateInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { required } from '../../lib/required.ts'
import { customerLetters } from '../../services/mail/customer-letters.ts'
import { sendMail } from '../../services/mail/send-mail.ts'
import { requireActiveCustomer } from '../identity/customer-access.ts'
import { findCustomer, findCustomerByEmail, updateEmail, updateProfile, type CustomerRow } from '../identity/customer.repository.ts'
import { requireCustomer } from '../identity/identity.ts'
import { moveSubscription } from '../newsletter/newsletter.repository.ts'
import { changeSubscription } from '../newsletter/subscription.ts'
import { shopLink } from '../store/shop-link.ts'
import { readAttributes, saveAttributes } from './customer-attributes.ts'
import { requireOwnPassword } from './own-password.ts'
import { checkEmail, readProfile } from './profile.ts'

type UpdateInput = CustomerUpdateInput & Pick<CustomerInput, 'email' | 'password'>

/** The older mutation also changes the e-mail address, given the password. */
export async function updateCustomer(context: Context, input: UpdateInput): Promise<CustomerRow> {
  requireCustomer(context)
  if (Object.keys(input).length === 0) throw refused('customer.inputMissing')
  const { email, password } = input
  const before = requireActiveCustomer(context)
  readProfile(input, before, [], context.now)
  const changesEmail = email != null && email !== before.email
  if (changesEmail) await requirePassword(context, before.id, password)
  return transaction(context.database, () => {
    const customer = requireActiveCustomer(context)
    updateProfile(context.database, customer.id, readProfile(input, customer, [], context.now), context.now)
    saveAttributes(context, customer.id, readAttributes(context, input.custom_attributes))
    const updated = changesEmail ? changeEmail(context, customer, email) : required(findCustomer(context.database, customer.id), 'customer')
    if (input.is_subscribed != null) changeSubscription(context, updated, input.is_subscribed)
    return updated
  })
}

export async function updateCustomerEmail(context: Context, email: string, password: string): Promise<CustomerRow> {
  const before = requireActiveCustomer(context)
  checkEmail(email)
  if (email === before.email) return before
  await requirePassword(context, before.id, password)
  return transaction(context.database, () => changeEmail(context, requireActiveCustomer(context), email))
}

async function requirePassword(context: Context, customerId: number, password: string | null | undefined): Promise<void> {
  if (!password) throw refused('customer.passwordForEmailMissing')
  await requireOwnPassword(context, customerId, password)
}

/** Mails both addresses, so that the owner of a stolen account is notified at the former one. */
function changeEmail(context: Context, { id, email: former, firstname }: CustomerRow, email: string): CustomerRow {
  const { database, store, now } = context
  const holder = findCustomerByEmail(database, email)
  if (holder && holder.id !== id) throw refused('customer.newEmailTaken')
  updateEmail(database, id, email, now)
  moveSubscription(database, id, email)
  const letter = customerLetters(store).emailChanged(shopLink(context, '/contact'))
  for (const recipient of [former, email]) sendMail(context, { email: recipient, firstname }, letter)
  return required(findCustomer(database, id), 'customer')
}
