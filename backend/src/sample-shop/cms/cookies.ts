import type { PagePlan } from './page-plan.ts'
import { table } from './table.ts'

const EN = `
<p>Cookies and the browser’s storage are small notes that a page leaves on your device. The shop works with those that your cart and account need.
Anything that counts or compares waits for your consent, which you give, refuse or change under “Cookie settings” at the foot of every page.</p>
<p>A browser that sends the <a href="https://globalprivacycontrol.org">Global Privacy Control</a> signal has refused: we do not ask, and we measure nothing.</p>
<h2 id="necessary">Necessary</h2>
<p>Without these the shop cannot do what you ask of it. Polish law (article 399 of the Act on electronic communications) needs no consent for them.</p>
${table('Necessary cookies', ['Name', 'What it is for', 'Lasts'], [
  ['magento_cartId', 'Finds your cart again.', '1 hour from the last use of the cart'],
  ['magento_customerToken', 'Keeps you logged in. Scripts cannot read it.', '1 hour from login'],
  ['magento_customerSession', 'Tells other tabs that you have logged in or out. It says nothing about you.', '1 hour from login'],
  ['magento_compareListUid', 'Finds your compare list again.', '30 days'],
  ['consent', 'Your choice about cookies, its date and the wording you were shown.', '180 days'],
])}
${table('Necessary entries in the browser’s storage, which are never sent to us', ['Name', 'What it is for', 'Lasts'], [
  ['recentlyViewed', 'Products that you have looked at, to show them again on this device.', 'until you clear it'],
  ['recentlyViewedPages, offline-…', 'The last products you looked at, and the page that shows them when you are offline.', 'until you clear it'],
  ['past-searches', 'What you have searched for, offered in the search field.', 'until you clear it'],
  ['wishPrices', 'The price at which you first saw a product on your wishlist.', 'until you clear it'],
  ['guestsWishes', 'What you wanted to put on the wishlist before you logged in.', 'until you close the tab'],
  ['checkout-address, draft:…', 'What you have typed and not sent yet. Never passwords.', 'until you send it, log out or close the tab'],
  ['sent-order', 'Keeps one order from being placed twice.', 'until you close the tab'],
])}
<h2 id="analytics">Analytics, personalisation and marketing</h2>
<p>Only with your consent, by purpose. Refusing changes nothing in what you can see or buy.</p>
${table('Cookies set with your consent', ['Name', 'Purpose', 'What it is for', 'Whose', 'Lasts'], [
  ['builder.tests.…', 'Personalisation', 'Which version of a page you were shown, so that it stays the same.', 'ours', '30 days'],
  ['builderSessionId', 'Analytics', 'Counts views and clicks of that version within one visit.', 'ours', '30 minutes'],
  ['_ga, _ga_…', 'Analytics', 'Google Analytics: where visits come from and what is viewed and bought.', 'Google', 'up to 2 years'],
  ['_gcl_au', 'Marketing', 'Google Ads: whether an order followed an advertisement.', 'Google', '90 days'],
])}
<p>The last two are examples of what a shop sets through its tag manager. In this demonstration the tag manager is our own, stays on this
machine and sets none.</p>
<h2 id="forms">Robot checks in forms</h2>
<p>When you begin to fill in a form, such as the one to register, a robot check starts. Google reCAPTCHA, if a shop uses it, sets <strong>_GRECAPTCHA</strong> for 180 days for that
purpose. The demonstration uses a check of its own without any cookie.</p>
<h2 id="off">How to delete them</h2>
<p>Your browser deletes cookies and storage in its settings, usually under “Privacy”. You then find an empty cart, and we ask for your consent again.
What else we know about you is in the <a href="{{store url="privacy-policy"}}">privacy policy</a>.</p>`

const PL = `
<p>Pliki cookie i pamięć przeglądarki to krótkie zapiski, które strona zostawia na twoim urządzeniu. Sklep działa na tych, których potrzebują koszyk i konto.
Wszystko, co liczy lub porównuje, czeka na twoją zgodę. Wyrazisz ją, odmówisz albo zmienisz zdanie w „Ustawieniach plików cookie” na dole każdej strony.</p>
<p>Sygnał <a href="https://globalprivacycontrol.org">Global Privacy Control</a> traktujemy jak odmowę: nie pytamy i niczego nie mierzymy.</p>
<h2 id="necessary">Niezbędne</h2>
<p>Bez nich sklep nie zrobi tego, o co go prosisz. Zgodnie z art. 399 Prawa komunikacji elektronicznej nie wymagają zgody.</p>
${table('Niezbędne pliki cookie', ['Nazwa', 'Do czego służy', 'Jak długo'], [
  ['magento_cartId', 'Odnajduje twój koszyk.', '1 godzina od ostatniego użycia koszyka'],
  ['magento_customerToken', 'Utrzymuje zalogowanie. Skrypty nie mogą go odczytać.', '1 godzina od zalogowania'],
  ['magento_customerSession', 'Mówi innym kartom o zalogowaniu i wylogowaniu. Nie zawiera niczego o tobie.', '1 godzina od zalogowania'],
  ['magento_compareListUid', 'Odnajduje twoje porównanie.', '30 dni'],
  ['consent', 'Twój wybór w sprawie plików cookie, jego dzień i wersja treści, którą widać było na ekranie.', '180 dni'],
])}
${table('Niezbędne wpisy w pamięci przeglądarki, których do nas nie wysyłamy', ['Nazwa', 'Do czego służy', 'Jak długo'], [
  ['recentlyViewed', 'Oglądane produkty, żeby pokazać je ponownie na tym urządzeniu.', 'dopóki ich nie usuniesz'],
  ['recentlyViewedPages, offline-…', 'Ostatnio oglądane produkty i strona, którą widać bez połączenia z internetem.', 'dopóki ich nie usuniesz'],
  ['past-searches', 'Twoje wyszukiwania, podpowiadane w polu wyszukiwania.', 'dopóki ich nie usuniesz'],
  ['wishPrices', 'Cena, po której produkt trafił na listę życzeń.', 'dopóki jej nie usuniesz'],
  ['guestsWishes', 'Co ma trafić na listę życzeń po zalogowaniu.', 'do zamknięcia karty'],
  ['checkout-address, draft:…', 'Wpisane i jeszcze niewysłane dane. Nigdy hasła.', 'do wysłania, wylogowania lub zamknięcia karty'],
  ['sent-order', 'Pilnuje, żeby jedno zamówienie nie zostało złożone dwa razy.', 'do zamknięcia karty'],
])}
<h2 id="analytics">Analityka, personalizacja i marketing</h2>
<p>Tylko za twoją zgodą, osobno dla każdego celu. Odmowa niczego nie zmienia w tym, co możesz obejrzeć i kupić.</p>
${table('Pliki cookie zapisywane za twoją zgodą', ['Nazwa', 'Cel', 'Do czego służy', 'Czyj', 'Jak długo'], [
  ['builder.tests.…', 'Personalizacja', 'Którą wersję strony widzisz, żeby się nie zmieniała.', 'nasz', '30 dni'],
  ['builderSessionId', 'Analityka', 'Liczy wyświetlenia i kliknięcia tej wersji podczas jednej wizyty.', 'nasz', '30 minut'],
  ['_ga, _ga_…', 'Analityka', 'Google Analytics: skąd są wizyty oraz co jest oglądane i kupowane.', 'Google', 'do 2 lat'],
  ['_gcl_au', 'Marketing', 'Google Ads: czy po reklamie nastąpiło zamówienie.', 'Google', '90 dni'],
])}
<p>Dwa ostatnie wiersze to przykłady tego, co sklep zapisuje przez menedżer tagów. W tym sklepie demonstracyjnym menedżer tagów jest nasz własny, działa na tym
komputerze i niczego nie zapisuje.</p>
<h2 id="forms">Formularze a roboty</h2>
<p>Gdy zaczynasz wypełniać formularz, na przykład rejestracji, włącza się ochrona przed robotami. Google reCAPTCHA, jeśli sklep z niej korzysta, zapisuje w tym celu
<strong>_GRECAPTCHA</strong> na 180 dni. W sklepie demonstracyjnym działa nasza własna ochrona, bez plików cookie.</p>
<h2 id="off">Jak je usunąć</h2>
<p>Pliki cookie i pamięć usuniesz w ustawieniach przeglądarki, zwykle w dziale „Prywatność”. Koszyk będzie wtedy pusty, a o zgodę zapytamy jeszcze raz.
Co jeszcze o tobie wiemy, opisuje <a href="{{store url="privacy-policy"}}">polityka prywatności</a>.</p>`

export const COOKIES: PagePlan = {
  identifier: 'cookies',
  polishAddress: 'pliki-cookie',
  title: ['Cookies', 'Pliki cookie'],
  description: [
    'Every cookie and entry in your browser’s storage by name: what it is for and how long it stays.',
    'Każdy plik cookie i wpis w pamięci przeglądarki z nazwy: do czego służy i jak długo zostaje.',
  ],
  content: [EN, PL],
}
