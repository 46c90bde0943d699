import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { sendMail } from '../../services/mail/send-mail.ts'
import { isEmailAddress } from '../identity/email-address.ts'
import { setting } from '../store/settings.ts'
import { contactLetter, type ContactMessage } from './contact-letter.ts'

export const contactResolvers: Resolvers = {
  Mutation: {
    contactUs: (_, { input }, context) => {
      if (!setting(context.database, 'contact/contact/enabled')) throw refused('contact.disabled')
      const message = {
        name: input.name.trim(),
        email: input.email.trim(),
        telephone: input.telephone?.trim() ?? '',
        comment: input.comment.trim(),
      }
      if (!isEmailAddress(message.email)) throw refused('contact.emailInvalid')
      if (message.name === '') throw refused('contact.fieldMissing', { field: 'Name' })
      if (message.comment === '') throw refused('contact.fieldMissing', { field: 'Comment' })
      deliver(context, message)
      return { status: true }
    },
  },
}

function deliver(context: Context, message: ContactMessage): void {
  const recipient = setting(context.database, 'contact/email/recipient_email', context.store.id)
  try {
    sendMail(context, { email: recipient }, contactLetter(context.store, message))
  } catch (error) {
    console.error('The message to the shop could not be sent:', error)
    throw refused('contact.failed')
  }
}
