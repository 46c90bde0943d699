import type { ContactWords } from '../contact-letter.ts'

export const words: ContactWords = { subject: 'Formularz kontaktowy', name: 'Imię i nazwisko', email: 'E-mail', telephone: 'Telefon' }
