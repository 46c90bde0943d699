import type { ContactLabels } from '../contact-letter.ts'

export const messages: ContactLabels = { subject: 'Formularz kontaktowy', name: 'Imię i nazwisko', email: 'E-mail', telephone: 'Telefon' }
