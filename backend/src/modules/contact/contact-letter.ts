import type { Letter } from '../../services/mail/letter.ts'
import { languageOf } from '../store/language.ts'

export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly telephone: string
  readonly comment: string
}

const WORDS = {
  en: { subject: 'Contact Form', name: 'Name', email: 'Email', telephone: 'Phone Number' },
  pl: { subject: 'Formularz kontaktowy', name: 'Imię i nazwisko', email: 'E-mail', telephone: 'Telefon' },
}

/** What the shop reads of a visitor's message; its answer goes to the visitor. */
export function contactLetter(store: { readonly locale: string }, message: ContactMessage): Letter {
  const words = WORDS[languageOf(store.locale)]
  const details = (['name', 'email', 'telephone'] as const).filter((field) => message[field] !== '')
  return {
    subject: words.subject,
    replyTo: message.email,
    blocks: [{ lines: details.map((field) => `${words[field]}: ${message[field]}`) }, { lines: message.comment.split(/\r?\n/) }],
  }
}
