import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { DeleteCustomerOperation } from '../../graphql/generated/account.ts'
import type { Credentials } from '../login/log-in.ts'
import { endSession } from '../login/log-out.ts'
import { refetchCustomer } from '../session/session.ts'
import { checkPassword, isPassword } from './check-password.ts'

/**
 * Nothing of the account is left, and nobody is logged in.
 * @throws StoreError, ServerError; the account is then still there, as far as the shop says
 */
export async function deleteAccount(credentials: Credentials): Promise<void> {
  await checkPassword(credentials)
  // Another customer may have logged in meanwhile, in another tab.
  const customer = await refetchCustomer()
  if (customer?.email !== credentials.email) throw new Error('The password is of another account than the session')
  await endSession(() => deleteCustomer(credentials))
}

async function deleteCustomer(credentials: Credentials): Promise<void> {
  try {
    const { deleteCustomer: isDeleted } = await send(DeleteCustomerOperation, {})
    if (isDeleted !== true) throw new ServerError(DeleteCustomerOperation.name, 'the account was not deleted')
  } catch (error) {
    // Only the answer may be lost. Once the account is gone, the password that was right opens nothing.
    if (!(error instanceof ServerError) || (await isPassword(credentials)) !== false) throw error
  }
}
