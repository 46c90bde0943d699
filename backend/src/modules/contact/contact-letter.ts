import { messagesByLocale } from '../../i18n/languages.ts'
import type { Letter } from '../../services/mail/letter.ts'
import { writtenPhone } from '../../services/mail/written-number.ts'

export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly telephone: string
  readonly comment: string
}

export interface ContactLabels extends Readonly<Record<'subject' | 'name' | 'email' | 'telephone', string>> {
  readonly wrote: (shop: string) => string
}

const contactLabels = await messagesByLocale<ContactLabels>(async (language) => (await import(`./messages/${language}.ts`)).messages)

const PREHEADER_LENGTH = 120

/** A visitor's message to the shop, with the visitor's address as reply-to. */
export function contactLetter(store: { readonly locale: string; readonly groupName: string }, message: ContactMessage): Letter {
  const labels = contactLabels(store.locale)
  const details = (['name', 'email', 'telephone'] as const).filter((field) => message[field] !== '')
  return {
    subject: labels.subject,
    preheader: `${message.name}: ${message.comment.replaceAll(/\s+/g, ' ').slice(0, PREHEADER_LENGTH)}`,
    replyTo: message.email,
    blocks: [labels.wrote(store.groupName), { lines: details.map((field) => `${labels[field]}: ${field === 'telephone' ? writtenPhone(message.telephone) : message[field]}`) }, { lines: message.comment.split(/\r?\n/) }],
  }
}
