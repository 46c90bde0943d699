import { send } from '../../graphql/browser.ts'
import { StoreError } from '../../graphql/errors.ts'
import { UpdateCustomerNameOperation } from '../../graphql/generated/account.ts'
import { refusedField } from '../auth/registration-refusal.ts'
import { FieldRefusal } from './field-refusal.ts'
import type { NameChange } from './name-form.tsx'
import { refreshCustomer } from './refresh-customer.ts'

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
