import { transaction } from '../../database/transaction.ts'
import type { CustomerCreateInput, CustomerInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { required } from '../../lib/required.ts'
import { type CustomerRow, findCustomer, findCustomerByEmail, insertCustomer, type Profile } from '../identity/customer.repository.ts'
import { adoptSubscription } from '../newsletter/newsletter.repository.ts'
import { changeSubscription } from '../newsletter/subscription.ts'
import { setting } from '../store/settings.ts'
import { sendConfirmationLink, sendWelcome } from './confirm-email.ts'
import { setPassword } from './credentials.repository.ts'
import { readAttributes, requireAttributes, saveAttributes } from './customer-attributes.ts'
import { hashPassword } from './password-hash.ts'
import { checkPassword } from './password-rules.ts'
import { NEW_PROFILE, readProfile } from './profile.ts'

type RegistrationInput = CustomerCreateInput | CustomerInput

interface Registration {
  readonly input: RegistrationInput
  readonly email: string
  readonly profile: Profile
  readonly passwordHash: string | undefined
}

/** @throws graphql-input */
export async function register(context: Context, input: RegistrationInput): Promise<CustomerRow> {
  const { database, now } = context
  if (Object.keys(input).length === 0) throw refused('customer.inputMissing')
  const profile = readProfile(input, NEW_PROFILE, ['firstname', 'lastname', 'email'], now)
  const email = required(input.email, 'email')
  const { password } = input
  if (password != null) checkPassword(database, password, email)
  const passwordHash = password == null ? undefined : await hashPassword(password, context.passwordCost)
  return transaction(database, () => open(context, { input, email, profile, passwordHash }))
}

function open(context: Context, { input, email, profile, passwordHash }: Registration): CustomerRow {
  const { database, store, now } = context
  // Checked inside the transaction: of two simultaneous registrations, the second finds the first.
  if (findCustomerByEmail(database, email)) throw refused('customer.emailTaken')
  const values = readAttributes(context, 'custom_attributes' in input ? input.custom_attributes : [])
  requireAttributes(context, values)

  const id = insertCustomer(database, email, store.id, profile, now)
  if (passwordHash !== undefined) setPassword(database, id, passwordHash)
  saveAttributes(context, id, values)
  if (setting(database, 'customer/create_account/confirm')) sendConfirmationLink(context, { id, email })
  else sendWelcome(context, { email, firstname: profile.firstname })

  const customer = required(findCustomer(database, id), 'customer')
  adoptSubscription(database, id, email)
  if (input.is_subscribed != null) changeSubscription(context, customer, input.is_subscribed)
  return customer
}
