export const messages = {
  title: 'Twoje pliki',
  expired: 'Ten link już nie działa.',
  help: 'Podaj numer zamówienia i e-mail, na który je złożono, a wyślemy nowe linki.',
  number: 'Numer zamówienia',
  email: 'E-mail',
  submit: 'Wyślij nowe linki',
  sent: 'Sprawdź skrzynkę',
  sentHelp: 'Jeśli numer i e-mail pasują do opłaconego zamówienia z plikami, nowe linki są już w drodze. Starsze linki przestaną działać.',
  foreign: 'O nowe linki można poprosić tylko na tej stronie.',
  back: 'Wróć do sklepu',
}
