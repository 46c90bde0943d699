import type { Context } from '../../context.ts'
import { customerLetters } from '../../services/mail/customer-letters.ts'
import { sendMail } from '../../services/mail/send-mail.ts'
import { shopLink } from '../../services/mail/shop-link.ts'

export function sendWelcome(context: Context, email: string): void {
  sendMail(context, email, customerLetters(context.store).welcome(shopLink(context, '/login')))
}
