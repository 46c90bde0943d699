import { required } from '../../../lib/required.ts'
import type { CustomerLetters } from '../customer-letters.ts'
import type { LayoutMessages } from '../send-mail.ts'

export const layoutMessages: LayoutMessages = { helloTo: (name) => `Cześć ${name},`, hello: 'Dzień dobry,', contact: 'Kontakt', seller: 'Sprzedawca', vat: 'NIP' }

const HOURS: Readonly<Record<string, string>> = { one: 'godzinę', few: 'godziny', many: 'godzin', other: 'godziny' }
const plural = new Intl.PluralRules('pl')

/** "przez godzinę", "przez 2 godziny", "przez 12 godzin" */
const hoursLong = (count: number): string => (count === 1 ? required(HOURS.one, 'one') : `${count} ${HOURS[plural.select(count)]}`)

/** The first sentence goes on after the greeting's comma. */
export const customerLetters = (shop: string): CustomerLetters => ({
  welcome: (link) => ({
    subject: `Witamy w sklepie ${shop}`,
    preheader: 'Twoje konto jest aktywne. Zamówienia, adresy i lista życzeń są teraz w jednym miejscu.',
    blocks: [
      `twoje konto w sklepie ${shop} jest aktywne. Zaloguj się tym adresem e-mail, żeby zobaczyć zamówienia, adresy i listę życzeń.`,
      { link, label: 'Zaloguj się' },
    ],
  }),
  confirmAddress: (link) => ({
    subject: 'Potwierdź adres e-mail',
    preheader: 'Jedno kliknięcie otwiera konto. Link działa przez godzinę.',
    blocks: [
      `żeby otworzyć konto w sklepie ${shop}, potwierdź ten adres e-mail. Link działa przez godzinę.`,
      { link, label: 'Potwierdź adres' },
      'Jeśli to nie ty zakładasz konto, nie musisz nic robić: bez potwierdzenia pozostanie nieaktywne.',
    ],
  }),
  resetPassword: (link, hours) => ({
    subject: 'Ustaw nowe hasło',
    preheader: `Link działa jeden raz, przez ${hoursLong(hours)}.`,
    blocks: [
      `ktoś, najpewniej ty, poprosił o nowe hasło do konta w sklepie ${shop}. Link działa jeden raz, przez ${hoursLong(hours)}.`,
      { link, label: 'Ustaw hasło' },
      'Jeśli to nie ty, nie musisz nic robić: hasło się nie zmieni.',
    ],
  }),
  passwordChanged: (link) => ({
    subject: 'Zmieniono twoje hasło',
    preheader: 'Na innych urządzeniach trzeba zalogować się ponownie. To nie ty? Od razu ustaw nowe.',
    blocks: [
      `hasło do twojego konta w sklepie ${shop} zostało zmienione. Na innych urządzeniach trzeba zalogować się ponownie.`,
      'Jeśli to nie ty, od razu ustaw nowe:',
      { link, label: 'Ustaw nowe hasło' },
    ],
  }),
  emailChanged: (link) => ({
    subject: 'Zmieniono twój adres e-mail',
    preheader: 'Od teraz loguj się nowym adresem. To nie ty? Od razu do nas napisz.',
    blocks: [
      `adres e-mail twojego konta w sklepie ${shop} został zmieniony. Od teraz loguj się nowym adresem.`,
      'Jeśli to nie ty, od razu do nas napisz:',
      { link, label: 'Napisz do nas' },
    ],
  }),
  confirmNewsletter: (link) => ({
    subject: 'Potwierdź zapis na newsletter',
    preheader: 'Newsletter zaczniemy wysyłać, gdy potwierdzisz ten adres.',
    blocks: [
      `potwierdź, że chcesz otrzymywać newsletter sklepu ${shop} na ten adres. Możesz z niego zrezygnować w każdej chwili.`,
      { link, label: 'Potwierdzam zapis' },
      'Jeśli to nie ty, nie musisz nic robić: nic więcej nie wyślemy.',
    ],
  }),
})
