import { required } from '../../../lib/required.ts'
import type { CustomerLetters } from '../customer-letters.ts'
import type { LayoutMessages } from '../send-mail.ts'

export const layoutMessages: LayoutMessages = { contact: 'Kontakt' }

const HOURS: Readonly<Record<string, string>> = { one: 'godzinę', few: 'godziny', many: 'godzin', other: 'godziny' }
const plural = new Intl.PluralRules('pl')

/** "przez godzinę", "przez 2 godziny", "przez 12 godzin" */
const hoursLong = (count: number): string => (count === 1 ? required(HOURS.one, 'one') : `${count} ${HOURS[plural.select(count)]}`)

export const customerLetters = (shop: string): CustomerLetters => ({
  welcome: (link) => ({
    subject: `Witamy w sklepie ${shop}`,
    blocks: [
      'Dzień dobry,',
      `Twoje konto w sklepie ${shop} jest aktywne. Zaloguj się tym adresem e-mail, aby zobaczyć zamówienia, adresy i listę życzeń.`,
      { link, label: 'Zaloguj się' },
    ],
  }),
  confirmAddress: (link) => ({
    subject: 'Potwierdź adres e-mail',
    blocks: [
      'Dzień dobry,',
      `aby otworzyć konto w sklepie ${shop}, potwierdź ten adres e-mail. Link działa przez godzinę.`,
      { link, label: 'Potwierdź adres' },
      'Jeśli to nie Ty zakładasz konto, nie musisz nic robić: bez potwierdzenia pozostanie nieaktywne.',
    ],
  }),
  resetPassword: (link, hours) => ({
    subject: 'Ustaw nowe hasło',
    blocks: [
      'Dzień dobry,',
      `ktoś, najpewniej Ty, poprosił o nowe hasło do konta w sklepie ${shop}. Link działa jeden raz, przez ${hoursLong(hours)}.`,
      { link, label: 'Ustaw hasło' },
      'Jeśli to nie Ty, nie musisz nic robić: hasło się nie zmieni.',
    ],
  }),
  passwordChanged: (link) => ({
    subject: 'Zmieniono Twoje hasło',
    blocks: [
      'Dzień dobry,',
      `hasło do Twojego konta w sklepie ${shop} zostało zmienione. Na innych urządzeniach trzeba zalogować się ponownie.`,
      'Jeśli to nie Ty, od razu ustaw nowe:',
      { link, label: 'Ustaw nowe hasło' },
    ],
  }),
  emailChanged: (link) => ({
    subject: 'Zmieniono Twój adres e-mail',
    blocks: [
      'Dzień dobry,',
      `adres e-mail Twojego konta w sklepie ${shop} został zmieniony. Od teraz loguj się nowym adresem.`,
      'Jeśli to nie Ty, od razu do nas napisz:',
      { link, label: 'Napisz do nas' },
    ],
  }),
  confirmNewsletter: (link) => ({
    subject: 'Potwierdź zapis na newsletter',
    blocks: [
      'Dzień dobry,',
      `potwierdź, że chcesz otrzymywać newsletter sklepu ${shop} na ten adres.`,
      { link, label: 'Potwierdzam zapis' },
      'Jeśli to nie Ty, nie musisz nic robić: nic więcej nie wyślemy.',
    ],
  }),
})
