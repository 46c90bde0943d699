import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { customerLetters } from '../../services/mail/customer-letters.ts'
import { sendMail } from '../../services/mail/send-mail.ts'
import { requireActiveCustomer } from '../identity/customer-access.ts'
import type { CustomerRow } from '../identity/customer.repository.ts'
import { requireCustomer } from '../identity/identity.ts'
import { shopLink } from '../store/shop-link.ts'
import { type Credentials, setPassword } from './credentials.repository.ts'
import { requireOwnPassword } from './own-password.ts'
import { hashPassword } from './password-hash.ts'
import { checkPassword } from './password-rules.ts'
import { deleteTokens } from './token.repository.ts'

export async function changePassword(context: Context, current: string, next: string): Promise<CustomerRow> {
  requireCustomer(context)
  if (!current) throw refused('customer.valueMissing', { name: 'currentPassword' })
  if (!next) throw refused('customer.valueMissing', { name: 'newPassword' })
  const customer = requireActiveCustomer(context)
  await requireOwnPassword(context, customer.id, current)
  checkPassword(context.database, next, customer.email)
  const passwordHash = await hashPassword(next, context.passwordCost)
  return transaction(context.database, () => {
    const account = requireActiveCustomer(context)
    replacePassword(context, account, passwordHash)
    return account
  })
}

/**
 * Stores the new password and revokes every token issued for the former one, as newer releases do, except the token of this
 * request.
 */
export function replacePassword(context: Context, account: Pick<Credentials, 'id' | 'email' | 'firstname'>, passwordHash: string): void {
  const { database, store, customer } = context
  const { id } = account
  setPassword(database, id, passwordHash)
  deleteTokens(database, id, customer?.id === id ? customer.tokenHash : null)
  sendMail(context, account, customerLetters(store).passwordChanged(shopLink(context, '/forgot-password')))
}
