import { send } from '../../graphql/browser.ts'
import { StoreError } from '../../graphql/errors.ts'
import { UpdateCustomerEmailOperation, UpdateCustomerNameOperation } from '../../graphql/generated/account.ts'
import { GetCustomerOperation } from '../../graphql/generated/customer.ts'
import type { CustomerFragment } from '../../graphql/generated/types.ts'
import { isUnanswered } from '../../graphql/is-unanswered.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { isPasswordIncorrect } from '../auth/check-password.ts'
import { customerKey } from '../dashboard/use-customer-query.ts'
import { refusedField } from '../registration/registration-refusal.ts'
import { FieldRefusal, PASSWORD_INCORRECT } from './field-refusal.ts'
import { refreshCustomer } from './refresh-customer.ts'
import type { EmailChange, NameChange } from './settings-rules.ts'

/** @throws FieldRefusal, StoreError, ServerError */
export async function changeName({ firstName, lastName }: NameChange): Promise<void> {
  try {
    await send(UpdateCustomerNameOperation, { firstname: firstName, lastname: lastName })
      .catch(unlessChanged(({ firstname, lastname }) => firstname === firstName && lastname === lastName))
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    const refused = refusedField(error)
    throw refused?.field === 'firstName' || refused?.field === 'lastName' ? new FieldRefusal(refused.field, refused.message, error) : error
  }
  await refreshCustomer()
}

/** @throws FieldRefusal, StoreError, ServerError */
export async function changeEmail({ email, currentPassword }: EmailChange): Promise<void> {
  try {
    await send(UpdateCustomerEmailOperation, { email, password: currentPassword }).catch(unlessChanged((customer) => customer.email === email))
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    const { field, message } = refusedField(error) ?? {}
    if (field === 'email' && message) throw new FieldRefusal(field, message, error)
    throw isPasswordIncorrect(error) ? new FieldRefusal('currentPassword', PASSWORD_INCORRECT.message, error) : error
  }
}

/**
 * Ignores an error if the customer has the new values: only the answer was lost. The session stays as it is: it owns the form's draft,
 * which is cleared first.
 */
const unlessChanged = (hasValues: (customer: CustomerFragment) => boolean) => async (error: unknown): Promise<void> => {
  const answer = isUnanswered(error) ? await send(GetCustomerOperation, {}).catch(() => undefined) : undefined
  if (!answer?.customer || !hasValues(answer.customer)) throw error
  logFailure('The account was changed despite an error', error)
}

/**
 * Refetches the customer after a change of e-mail address. Some shops then end the session, or require the new address to be confirmed.
 * @param previous the e-mail address before the change
 * @returns whether the customer is still logged in
 */
export async function followEmail(previous: string): Promise<boolean> {
  const isLoggedIn = (await refreshCustomer()) !== undefined
  if (isLoggedIn) queryClient.removeQueries({ queryKey: customerKey(previous, []) })
  return isLoggedIn
}
