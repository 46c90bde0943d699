import type { ContactLabels } from '../contact-letter.ts'

export const messages: ContactLabels = {
  subject: 'Formularz kontaktowy', name: 'Imię i nazwisko', email: 'E-mail', telephone: 'Telefon',
  wrote: (shop) => `przyszła wiadomość z formularza kontaktowego sklepu ${shop}. Odpowiedź na ten e-mail trafi do nadawcy.`,
}
