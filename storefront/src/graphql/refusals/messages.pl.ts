import type { BackendMessages } from './reason.ts'

/**
 * From Magento's language pack (magento-l10n/language-pl_PL), with its mistakes. It lacks nearly all messages of the GraphQL modules,
 * which a Polish store view returns in English.
 */
export const POLISH: BackendMessages = [
  ['outOfStock', 'Ten produkt jest niedostępny na magazynie.'],
  ['outOfStock', 'Niektóre produkty nie są obecnie na magazynie.'],
  ['outOfStock', 'Produktu, który próbujesz dodać, nie jest dostępny.'],
  ['fewest', 'Najmniej, ile możesz zakupić to {count}.'],
  ['most', 'Najwięcej, ile możnesz kupic to {count}.'],
  ['steps', 'Możesz kupić ten produkt tylko w ilościach po {count} na raz.'],
  ['notEnough', 'Zamawiana ilość nie jest chwilowo dostępna'],
  ['notEnough', 'Proszę poprawić ilość dla niektórych produktów.'],
  ['optionGone', 'Wymagane opcje, które zaznaczyłeś są niedostępne.'],
  ['optionGone', 'Opcje, które wybrałeś są niedostępne.'],
  ['chooseOptions', 'Musisz wybrać opcje produktu.'],
  ['chooseOptions', 'Wymagane jest podanie opcji dla tego produktu.'],
  ['chooseOptions', 'Część produktów poniżej nie ma wszystkich wymaganych opcji.'],
  ['chooseOptions', 'Proszę określić opcję produktu.'],
  ['chooseOptions', 'Proszę zaznaczyć wszystkie wymagane opcje.'],

  ['address', 'Proszę sprawdzić adres rozliczeniowy.'],
  ['fieldMissing', 'Pole "{field}" jest wymagane. Uzupełnij i spróbuj ponownie.'],

  ['accountLocked', 'Konto jest zablokowane.'],
  ['emailWrong', '"{email}" nie jest prawidłowym adresem e-mail.'],
  ['emailWrong', 'Adres e-mail jest nieprawidłowy.'],
  ['passwordPlain', 'Minimalna różność klas w haśle to {least}.'],
  ['passwordLong', 'Proszę wprowadzić hasło z co najmniej {most} znaków.'],
  ['passwordIsEmail', 'Hasło nie może być takie samo jak adres e-mail.'],
  ['messageNotSent', 'Wystąpił błąd podczas przetwarzania formularza.'],
]
