import type { StockAlertMessages } from '../stock-alert-letter.ts'

export const messages: StockAlertMessages = {
  subject: (product) => `Znów w sklepie: ${product}`,
  preheader: (details) => [details, 'Może znów się wyprzedać.'].filter(Boolean).join('. '),
  back: 'mieliśmy dać znać, gdy ten produkt wróci. Już jest, ale nie możemy go odłożyć: może znów się wyprzedać.',
  look: 'Przejdź do produktu',
  only: 'To jedyna wiadomość w tej sprawie. Twoją prośbę już usunęliśmy, a adresu nie użyjemy do niczego innego. Jeśli to nie twoja prośba, nie musisz nic robić.',
}
