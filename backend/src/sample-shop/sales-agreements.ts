import type { Bilingual } from './sales.ts'

interface Agreement {
  readonly mode: 'AUTO' | 'MANUAL'
  readonly name: Bilingual
  readonly checkbox: Bilingual
  readonly content: Bilingual
}

export const AGREEMENTS: readonly Agreement[] = [
  {
    mode: 'MANUAL',
    name: { en: 'Terms of sale', pl: 'Regulamin' },
    checkbox: { en: 'I accept the terms of sale', pl: 'Akceptuję regulamin' },
    content: {
      en: 'Halny is a demonstration shop: nothing you order here is packed, sent or charged for. '
        + 'Prices are in Polish złoty and include VAT. The contract is made when you see your order number. '
        + 'You may withdraw from it within 14 days of receiving the goods, without giving a reason.',
      pl: 'Halny to sklep pokazowy: zamówień nie pakujemy, nie wysyłamy i nie pobieramy za nie pieniędzy. '
        + 'Ceny podajemy w złotych, z VAT. Umowę zawieramy w chwili, gdy widzisz numer zamówienia. '
        + 'Możesz od niej odstąpić w ciągu 14 dni od odebrania towaru, bez podawania przyczyny.',
    },
  },
  {
    mode: 'AUTO',
    name: { en: 'Privacy policy', pl: 'Polityka prywatności' },
    checkbox: { en: 'I know the privacy policy', pl: 'Znam politykę prywatności' },
    content: {
      en: 'We keep your name, address, phone number and e-mail with the order, and use them for that order alone. '
        + 'They stay in this shop’s own database and go to nobody else.',
      pl: 'Imię i nazwisko, adres, telefon i e-mail zapisujemy przy zamówieniu i używamy ich tylko do jego realizacji. '
        + 'Zostają w bazie tego sklepu i nie przekazujemy ich nikomu.',
    },
  },
]
