import { messagesByLocale } from '../../i18n/languages.ts'
import type { Letter } from '../../services/mail/letter.ts'

export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly telephone: string
  readonly comment: string
}

export type ContactLabels = Readonly<Record<'subject' | 'name' | 'email' | 'telephone', string>>

const contactLabels = await messagesByLocale<ContactLabels>(async (language) => (await import(`./messages/${language}.ts`)).messages)

/** A visitor's message to the shop, with the visitor's address as reply-to. */
export function contactLetter(store: { readonly locale: string }, message: ContactMessage): Letter {
  const labels = contactLabels(store.locale)
  const details = (['name', 'email', 'telephone'] as const).filter((field) => message[field] !== '')
  return {
    subject: labels.subject,
    replyTo: message.email,
    blocks: [{ lines: details.map((field) => `${labels[field]}: ${message[field]}`) }, { lines: message.comment.split(/\r?\n/) }],
  }
}
