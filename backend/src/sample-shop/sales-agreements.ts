import type { LocalizedText } from './plan/localized-text.ts'

interface Agreement {
  readonly mode: 'AUTO' | 'MANUAL'
  readonly name: LocalizedText
  readonly checkbox: LocalizedText
  readonly content: LocalizedText
}

export const AGREEMENTS: readonly Agreement[] = [
  {
    mode: 'MANUAL',
    name: ['Terms of sale', 'Regulamin'],
    checkbox: ['I accept the terms of sale and have read the privacy policy', 'Akceptuję regulamin i znam politykę prywatności'],
    content: [
      'Prices are in Polish złoty and include VAT. The contract is made when we confirm your order by email. '
        + 'You may withdraw from it within 14 days of receiving the goods, without giving a reason.',
      'Ceny podajemy w złotych, z VAT. Umowę zawieramy, gdy potwierdzimy zamówienie e-mailem. '
        + 'Możesz od niej odstąpić w ciągu 14 dni od odbioru towaru, bez podawania przyczyny.',
    ],
  },
  {
    mode: 'AUTO',
    name: ['Privacy policy', 'Polityka prywatności'],
    checkbox: ['I have read the privacy policy', 'Znam politykę prywatności'],
    content: [
      'We keep your name, address, phone number and email with the order, and use them for that order alone. '
        + 'Only those who deliver it or take the payment receive what they need.',
      'Imię i nazwisko, adres, telefon i e-mail zapisujemy przy zamówieniu i używamy ich tylko do jego realizacji. '
        + 'To, co niezbędne, dostają tylko przewoźnik i operator płatności.',
    ],
  },
]
