import type { Context } from '../../context.ts'
import { transaction } from '../../database/transaction.ts'
import { refused } from '../../refusals/refusal.ts'
import { requireActiveCustomer } from './customer-access.ts'
import type { CustomerRow } from './customer.repository.ts'
import { requireCustomer } from './identity.ts'
import { requireOwnPassword } from './own-password.ts'
import { hashPassword } from './password-hash.ts'
import { checkPassword } from './password-rules.ts'
import { replacePassword } from './replace-password.ts'

export async function changePassword(context: Context, current: string, next: string): Promise<CustomerRow> {
  requireCustomer(context)
  if (!current) throw refused('customer.valueMissing', { name: 'currentPassword' })
  if (!next) throw refused('customer.valueMissing', { name: 'newPassword' })
  const customer = requireActiveCustomer(context)
  await requireOwnPassword(context, customer.id, current)
  checkPassword(context.database, next, customer.email)
  const passwordHash = await hashPassword(next)
  return transaction(context.database, () => {
    const stillThere = requireActiveCustomer(context)
    replacePassword(context, stillThere, passwordHash)
    return stillThere
  })
}
