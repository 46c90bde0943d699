import type { PagePlan } from './page-plan.ts'
import { table } from './table.ts'

const EN = `
<p>Orders placed by 14:00 on a working day leave the same day. Before you pay, the checkout shows the day yours will arrive.</p>
${table('Delivery methods and prices', ['Method', 'Price', 'Arrives in', 'Weight'], [
  ['Parcel locker', 'PLN&nbsp;14.99, <strong>free from PLN&nbsp;500</strong>', '1–2 working days', 'up to 25&nbsp;kg'],
  ['Courier to the door', 'from PLN&nbsp;18.99, <strong>free from PLN&nbsp;500</strong>', '1–2 working days', 'any'],
  ['Collection from our shop in Kraków, Warsaw or Zakopane', 'free', '1–2 working days', 'any'],
])}
<h2 id="heavy">Heavy parcels</h2>
<p>Kettlebells, dumbbells and sets are heavy, so the courier’s price follows the weight of the whole parcel. The cart adds it up for you.</p>
${table('Courier to the door, by weight of the parcel', ['Weight', 'Price'], [
  ['below 5&nbsp;kg', 'PLN&nbsp;18.99'],
  ['from 5&nbsp;kg', 'PLN&nbsp;24.99'],
  ['from 15&nbsp;kg', 'PLN&nbsp;34.99'],
  ['from 31.5&nbsp;kg', 'PLN&nbsp;69.99'],
])}
<p>Delivery is free from PLN&nbsp;500 of goods, after discounts: by courier for parcels of any weight, to a parcel locker up to 25&nbsp;kg. For heavier
parcels the checkout offers no locker.</p>
<h2 id="countries">Where we deliver</h2>
<p>To addresses in Poland, Austria, Belgium, Czechia, Denmark, Estonia, Finland, France, Germany, Hungary, Italy, Latvia, Lithuania, the Netherlands, Slovakia,
Spain, Sweden and the United Kingdom. Delivery times are for Poland; add two to four working days for other countries. Goods sent to the United Kingdom
may be subject to duty and VAT on arrival.</p>
<h2 id="status">Where your order is</h2>
<p>You get an email when the order is accepted and when it leaves. With an account you find its status under <a href="{{store url="dashboard/orders"}}">your orders</a>;
as a guest, <a href="{{store url="find-order"}}">by the order number</a> and your email.</p>
<h2 id="lockers">Parcel lockers</h2>
<p>Our lockers are all in Poland. You choose yours at checkout, by town, postal code or locker code. The code to open it comes to your phone; the parcel waits for 48 hours.</p>
<h2 id="collection">Collection from a shop</h2>
<p>Choose Karmelicka 27 in Kraków, Mokotowska 48 in Warsaw or Krupówki 40 in Zakopane. We keep your order there for 7 days. Bring its number;
the confirmation on your phone will do.</p>
<h2 id="parcel">If your parcel is damaged or does not arrive</h2>
<ol>
<li>If the box is torn or wet, open it with the courier and have a damage report written. You lose no rights if you cannot.</li>
<li>Take photographs of the box and of what is inside.</li>
<li>Write to <a href="mailto:contact@halny.example">contact@halny.example</a> with the order number. Until the goods are in your hands the risk is ours.</li>
</ol>
<p>Nothing by the day the checkout gave? Write to us: we trace the parcel and, if it is lost, send another one or refund you.</p>
<h2 id="files">Files, films and workshops</h2>
<p>They need no delivery, so none is charged. Once paid for, files are with the order in your account; if you have no account, we email you the links.</p>
<p>Changed your mind? See <a href="{{store url="returns"}}">returns</a>.</p>`

const PL = `
<p>Zamówienia złożone w dzień roboczy do 14:00 wysyłamy tego samego dnia. Dzień dostawy zobaczysz przy składaniu zamówienia, jeszcze przed płatnością.</p>
${table('Sposoby dostawy i ceny', ['Sposób', 'Cena', 'Czas dostawy', 'Waga'], [
  ['Automat paczkowy', '14,99&nbsp;zł, <strong>gratis od 500&nbsp;zł</strong>', '1–2 dni robocze', 'do 25&nbsp;kg'],
  ['Kurier pod drzwi', 'od 18,99&nbsp;zł, <strong>gratis od 500&nbsp;zł</strong>', '1–2 dni robocze', 'każda'],
  ['Odbiór w naszym sklepie: Kraków, Warszawa lub Zakopane', 'gratis', '1–2 dni robocze', 'każda'],
])}
<h2 id="heavy">Ciężkie paczki</h2>
<p>Kettlebelle, hantle i zestawy swoje ważą, dlatego cena kuriera zależy od wagi całej paczki. Koszyk policzy ją za ciebie.</p>
${table('Kurier pod drzwi według wagi paczki', ['Waga', 'Cena'], [
  ['poniżej 5&nbsp;kg', '18,99&nbsp;zł'],
  ['od 5&nbsp;kg', '24,99&nbsp;zł'],
  ['od 15&nbsp;kg', '34,99&nbsp;zł'],
  ['od 31,5&nbsp;kg', '69,99&nbsp;zł'],
])}
<p>Gdy po rabatach kupujesz za co najmniej 500&nbsp;zł, dostawa jest darmowa: kurierem bez względu na wagę, do automatu paczkowego do 25&nbsp;kg. Przy
cięższej paczce automatu nie ma na liście.</p>
<h2 id="countries">Dokąd wysyłamy</h2>
<p>Do Polski, Austrii, Belgii, Czech, Danii, Estonii, Finlandii, Francji, Hiszpanii, Holandii, Litwy, Łotwy, Niemiec, Słowacji, Szwecji, Wielkiej Brytanii,
Węgier i Włoch. Czas dostawy podajemy dla Polski, za granicę dolicz od dwóch do czterech dni roboczych. Od paczek do Wielkiej Brytanii
może zostać naliczone cło i VAT.</p>
<h2 id="status">Gdzie jest moja paczka</h2>
<p>Dostaniesz e-mail, gdy przyjmiemy zamówienie i gdy je wyślemy. Jeśli masz konto, status znajdziesz wśród
<a href="{{store url="dashboard/orders"}}">swoich zamówień</a>, a bez konta <a href="{{store url="find-order"}}">po numerze zamówienia</a> i adresie e-mail.</p>
<h2 id="lockers">Automaty paczkowe</h2>
<p>Wszystkie stoją w Polsce. Automat wybierasz przy składaniu zamówienia: według miejscowości, kodu pocztowego albo jego kodu. Kod do otwarcia skrytki przyjdzie na telefon, a paczka
poczeka 48 godzin.</p>
<h2 id="collection">Odbiór w sklepie</h2>
<p>Wybierz sklep: w Krakowie (Karmelicka 27), w Warszawie (Mokotowska 48) albo w Zakopanem (Krupówki 40). Zamówienie czeka tam przez 7 dni. Weź ze sobą jego numer,
wystarczy potwierdzenie w telefonie.</p>
<h2 id="parcel">Paczka uszkodzona albo zaginiona</h2>
<ol>
<li>Jeśli karton jest rozdarty lub mokry, otwórz go przy kurierze i poproś o protokół szkody. Bez protokołu też nie tracisz żadnych praw.</li>
<li>Zrób zdjęcia kartonu i zawartości.</li>
<li>Napisz na <a href="mailto:contact@halny.example">contact@halny.example</a> i podaj numer zamówienia. Dopóki nie masz towaru w rękach, ryzyko jest po naszej stronie.</li>
</ol>
<p>Minął dzień dostawy, a paczki nie ma? Daj nam znać. Poszukamy jej, a jeśli zaginęła, wyślemy drugą albo zwrócimy pieniądze.</p>
<h2 id="files">Pliki, filmy i warsztaty</h2>
<p>Nie wymagają dostawy i nic za nią nie płacisz. Gdy tylko je opłacisz, pliki czekają przy zamówieniu na twoim koncie, a bez konta przyślemy linki e-mailem.</p>
<p>Chcesz coś oddać? Zobacz <a href="{{store url="returns"}}">zwroty</a>.</p>`

export const DELIVERY: PagePlan = {
  identifier: 'delivery',
  polishAddress: 'dostawa',
  title: ['Delivery', 'Dostawa'],
  description: [
    'Parcel locker PLN 14.99, courier PLN 18.99, free from PLN 500, collection from our shops free: prices, times and countries.',
    'Automat paczkowy 14,99 zł, kurier 18,99 zł, darmowa dostawa od 500 zł i bezpłatny odbiór w naszych sklepach: ceny, czas i kraje dostawy.',
  ],
  content: [EN, PL],
}
