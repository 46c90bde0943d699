import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import * as v from 'valibot'
import { send } from '../../graphql/browser.ts'
import { StoreError } from '../../graphql/errors.ts'
import { UpdateCustomerEmailOperation, UpdateCustomerNameOperation } from '../../graphql/generated/account.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { emailEntry } from '../auth/credentials-schema.ts'
import { refusedField } from '../auth/registration-refusal.ts'
import { nameEntries } from '../auth/registration-schema.ts'
import { customerKey } from '../dashboard/use-customer-query.ts'
import { isPasswordIncorrect, PASSWORD_INCORRECT } from './current-password.ts'
import { currentPasswordEntry } from './current-password-entry.ts'
import type { EmailChange, EmailMessage } from './email-form.tsx'
import { FieldRefusal } from './field-refusal.ts'
import type { NameChange } from './name-form.tsx'
import { refreshCustomer } from './refresh-customer.ts'

export const nameResolver: Resolver<NameChange> = valibotResolver(v.object(nameEntries))

/** @param former the address that the account has */
export const emailResolver = (former: string): Resolver<EmailChange> =>
  valibotResolver(
    v.object({
      email: v.pipe(emailEntry, v.check((email) => email !== former, 'emailSame' satisfies EmailMessage)),
      currentPassword: currentPasswordEntry,
    }),
  )

/** @throws FieldRefusal, StoreError, ServerError */
export async function changeName({ firstName, lastName }: NameChange): Promise<void> {
  try {
    await send(UpdateCustomerNameOperation, { firstname: firstName, lastname: lastName })
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    const { field, message } = refusedField(error) ?? {}
    throw field === 'firstName' || field === 'lastName' ? new FieldRefusal(field, message!, error) : error
  }
  await refreshCustomer()
}

/** @throws FieldRefusal, StoreError, ServerError */
export async function changeEmail({ email, currentPassword }: EmailChange): Promise<void> {
  try {
    await send(UpdateCustomerEmailOperation, { email, password: currentPassword })
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    const { field, message } = refusedField(error) ?? {}
    if (field === 'email' && message) throw new FieldRefusal(field, message, error)
    throw isPasswordIncorrect(error) ? new FieldRefusal('currentPassword', PASSWORD_INCORRECT.message, error) : error
  }
}

/** Some shops end the session with the change, or want the new address to be confirmed first. @returns whether the customer is still logged in */
export async function followEmail(former: string): Promise<boolean> {
  const isLoggedIn = (await refreshCustomer()) !== undefined
  if (isLoggedIn) queryClient.removeQueries({ queryKey: customerKey(former, []) })
  return isLoggedIn
}
