import type { Context } from '../../context.ts'
import { customerLetters } from '../../services/mail/customer-letters.ts'
import { sendMail } from '../../services/mail/send-mail.ts'
import { shopLink } from '../../services/mail/shop-link.ts'
import { setPassword, type Credentials } from './credentials.repository.ts'
import { deleteTokens } from './token.repository.ts'

/**
 * The new password, and an end to every token that was got with the former one, as newer releases do; only whoever made the change
 * stays signed in.
 */
export function replacePassword(context: Context, { id, email }: Pick<Credentials, 'id' | 'email'>, passwordHash: string): void {
  const { database, store, customer } = context
  setPassword(database, id, passwordHash)
  deleteTokens(database, id, customer?.id === id ? customer.tokenHash : null)
  sendMail(context, email, customerLetters(store).passwordChanged(shopLink(context, '/forgot-password')))
}
