import type { PagePlan } from './page-plan.ts'
import { table } from './table.ts'

const EN = `
<p>We keep what an order, an account or an answer needs, and no more. Your data stay in this shop’s own database and are never sold.</p>
<h2 id="controller">Who is responsible</h2>
<p>The controller is Halny sp. z o.o., Krupówki 40, 34-500 Zakopane, Poland, <a href="mailto:contact@halny.example">contact@halny.example</a>. We have no
data protection officer; your message reaches the person who decides.</p>
<h2 id="what">What we keep, why and how long</h2>
${table('Purposes of processing', ['What for', 'Which data', 'Legal basis (GDPR)', 'How long'], [
  ['Orders', 'Name, address, telephone, email, what you bought and how you pay', 'Contract, art. 6(1)(b)', 'as long as claims are possible, usually 3 years'],
  ['Invoices', 'As above', 'Legal obligation, art. 6(1)(c)', '5 years from the end of the tax year'],
  ['Account', 'Address book, orders, wishlist, compare list, reviews, consents', 'Contract, art. 6(1)(b)', 'until you delete it'],
  ['Withdrawal and complaints', 'Name, email, order number, your declaration', 'Legal obligation, art. 6(1)(c)', 'the declaration for 90 days in the form’s folder, then with the order'],
  ['Contact', 'Name, email, message', 'Legitimate interest in answering, art. 6(1)(f)', '1 year from the answer'],
  ['Newsletter', 'Email', 'Consent, art. 6(1)(a)', 'until you unsubscribe'],
  ['An email when a product is back', 'Email, the product you are waiting for', 'Steps before a contract at your request, art. 6(1)(b)', 'until that one email is sent, at most 1 year'],
  ['Reviews', 'The name you sign with, rating, text', 'Consent, art. 6(1)(a)', 'until you ask us to remove them'],
  ['Security', 'Network address, time and number of attempts', 'Legitimate interest in keeping the shop up, art. 6(1)(f)', 'minutes to hours'],
  ['Statistics and advertising', 'See <a href="{{store url="cookies"}}">cookies</a>', 'Consent, art. 6(1)(a)', 'see <a href="{{store url="cookies"}}">cookies</a>'],
])}
<p>Name, address, email and telephone are needed to deliver an order; without them we cannot accept it. Everything else is up to you.</p>
<h2 id="who">Who else receives them</h2>
<ul>
<li>The carrier you choose: name, address, telephone and email.</li>
<li>The payment service you choose: amount, order number and email. We never see a card number.</li>
<li>Our hosting, mail and accounting companies, under contract and on our instructions.</li>
<li>Google, for what you have consented to. Its servers may be outside the European Economic Area; the adequacy decision for the EU–US Data Privacy Framework and standard contractual clauses apply.</li>
</ul>
<h2 id="rights">Your rights</h2>
<dl>
<dt>See and take with you</dt><dd>A copy of your data, in a common format as well.</dd>
<dt>Correct</dt><dd>Yourself in the account, or write to us.</dd>
<dt>Delete</dt><dd>Your account yourself, on its page. Orders stay for as long as the law demands.</dd>
<dt>Restrict and object</dt><dd>To what we base on a legitimate interest; to direct marketing at any time, without a reason.</dd>
<dt>Withdraw consent</dt><dd>At the foot of every page, under newsletter in your account, or by the link in each newsletter. What was done before stays lawful.</dd>
<dt>Complain</dt><dd>To the President of the Personal Data Protection Office (<a href="https://uodo.gov.pl">UODO</a>) in Warsaw, or to the authority of your country.</dd>
</dl>
<p>We answer within one month. We take no decision about you by automated means alone and make no profiles that would change a price.</p>
<h2 id="safe">How we protect them</h2>
<ul>
<li>Connections are encrypted, and passwords are stored only as hashes.</li>
<li>Pages are the same for everybody: what is yours is loaded after the page, by your browser alone.</li>
<li>No third party’s script runs before you have consented to it, apart from the robot check in forms.</li>
</ul>
<p>This version is dated 2 November 2026. Changes that matter reach customers by email.</p>`

const PL = `
<p>Przechowujemy to, czego wymaga zamówienie, konto lub odpowiedź, i nic więcej. Twoje dane zostają w bazie tego sklepu i nikomu ich nie sprzedajemy.</p>
<h2 id="controller">Kto odpowiada za dane</h2>
<p>Administratorem jest Halny sp. z o.o., ul. Krupówki 40, 34-500 Zakopane, <a href="mailto:contact@halny.example">contact@halny.example</a>. Nie mamy
inspektora ochrony danych, a wiadomość trafi do osoby, która podejmuje decyzje.</p>
<h2 id="what">Co przechowujemy, po co i jak długo</h2>
${table('Cele przetwarzania', ['Po co', 'Jakie dane', 'Podstawa (RODO)', 'Jak długo'], [
  ['Zamówienia', 'Imię i nazwisko, adres, telefon, e-mail, co kupujesz i jak płacisz', 'Umowa, art. 6 ust. 1 lit. b', 'dopóki możliwe są roszczenia, zwykle 3 lata'],
  ['Faktury', 'Jak wyżej', 'Obowiązek prawny, art. 6 ust. 1 lit. c', '5 lat od końca roku podatkowego'],
  ['Konto', 'Książka adresowa, zamówienia, lista życzeń, porównanie, opinie, zgody', 'Umowa, art. 6 ust. 1 lit. b', 'dopóki go nie usuniesz'],
  ['Odstąpienia i reklamacje', 'Imię i nazwisko, e-mail, numer zamówienia, oświadczenie', 'Obowiązek prawny, art. 6 ust. 1 lit. c', 'oświadczenie 90 dni w folderze formularza, potem przy zamówieniu'],
  ['Kontakt', 'Imię i nazwisko, e-mail, wiadomość', 'Uzasadniony interes: odpowiedź, art. 6 ust. 1 lit. f', '1 rok od odpowiedzi'],
  ['Newsletter', 'E-mail', 'Zgoda, art. 6 ust. 1 lit. a', 'dopóki z niego nie zrezygnujesz'],
  ['Wiadomość, gdy produkt wróci', 'E-mail, produkt, na który czekasz', 'Działania na twoje żądanie przed umową, art. 6 ust. 1 lit. b', 'do wysłania tej jednej wiadomości, najwyżej 1 rok'],
  ['Opinie', 'Podpis, ocena, treść', 'Zgoda, art. 6 ust. 1 lit. a', 'dopóki nie poprosisz o usunięcie'],
  ['Bezpieczeństwo', 'Adres IP, czas i liczba prób', 'Uzasadniony interes: działanie sklepu, art. 6 ust. 1 lit. f', 'od minut do godzin'],
  ['Statystyka i reklama', 'Zobacz <a href="{{store url="cookies"}}">pliki cookie</a>', 'Zgoda, art. 6 ust. 1 lit. a', 'zobacz <a href="{{store url="cookies"}}">pliki cookie</a>'],
])}
<p>Imię i nazwisko, adres, e-mail i telefon są potrzebne do dostarczenia zamówienia i bez nich go nie przyjmiemy. Resztę podajesz, jeśli chcesz.</p>
<h2 id="who">Komu je przekazujemy</h2>
<ul>
<li>Wybranemu przewoźnikowi: imię i nazwisko, adres, telefon i e-mail.</li>
<li>Wybranemu operatorowi płatności: kwotę, numer zamówienia i e-mail. Numeru karty nigdy nie widzimy.</li>
<li>Firmom, które zapewniają nam serwer, pocztę i księgowość, na podstawie umów i według naszych poleceń.</li>
<li>Google, w zakresie twojej zgody. Jego serwery mogą być poza Europejskim Obszarem Gospodarczym: stosuje się decyzję w sprawie EU–US Data Privacy Framework i standardowe klauzule umowne.</li>
</ul>
<h2 id="rights">Twoje prawa</h2>
<dl>
<dt>Wgląd i przeniesienie</dt><dd>Kopia danych, także w powszechnym formacie.</dd>
<dt>Poprawianie</dt><dd>Samodzielnie na koncie albo po wiadomości do nas.</dd>
<dt>Usunięcie</dt><dd>Konto usuniesz samodzielnie na jego stronie. Zamówienia zostają tak długo, jak wymaga prawo.</dd>
<dt>Ograniczenie i sprzeciw</dt><dd>Wobec tego, co robimy w uzasadnionym interesie. Wobec marketingu w każdej chwili i bez uzasadnienia.</dd>
<dt>Wycofanie zgody</dt><dd>Na dole każdej strony, w zakładce newslettera na koncie albo linkiem w każdym newsletterze. To, co zrobiono wcześniej, pozostaje zgodne z prawem.</dd>
<dt>Skarga</dt><dd>Do Prezesa Urzędu Ochrony Danych Osobowych (<a href="https://uodo.gov.pl">UODO</a>) w Warszawie albo do organu w twoim kraju.</dd>
</dl>
<p>Odpowiadamy w ciągu miesiąca. Nie podejmujemy wobec ciebie decyzji wyłącznie automatycznie i nie tworzymy profili, które zmieniałyby cenę.</p>
<h2 id="safe">Jak je chronimy</h2>
<ul>
<li>Połączenia są szyfrowane, a haseł nie przechowujemy, tylko ich skróty.</li>
<li>Strony są takie same dla wszystkich: to, co twoje, wczytuje potem tylko twoja przeglądarka.</li>
<li>Przed twoją zgodą nie działa żaden skrypt innej firmy, poza ochroną formularzy przed robotami.</li>
</ul>
<p>Ta wersja jest z 2 listopada 2026 r. O istotnych zmianach zawiadamiamy klientów e-mailem.</p>`

export const PRIVACY_POLICY: PagePlan = {
  identifier: 'privacy-policy',
  polishAddress: 'polityka-prywatnosci',
  title: ['Privacy policy', 'Polityka prywatności'],
  description: [
    'What we know about you, what for, how long, who else receives it, and what you may demand.',
    'Co o tobie wiemy, po co i jak długo, komu to przekazujemy i czego możesz żądać.',
  ],
  content: [EN, PL],
}
