import { SELLER } from '../facts.ts'
import type { PagePlan } from './page-plan.ts'

const EN = `
<p>These terms apply to orders placed in this shop from 2 November 2026. They do not limit the rights that the law gives you as a consumer;
where they differ from it to your disadvantage, the law applies. A sole trader who buys outside their own profession has the rights of a
consumer under sections 7 to 9.</p>
<ol>
<li><a href="#seller">The seller</a></li>
<li><a href="#service">What the shop does</a></li>
<li><a href="#order">Order and contract</a></li>
<li><a href="#prices">Prices</a></li>
<li><a href="#payment">Payment</a></li>
<li><a href="#delivery">Delivery</a></li>
<li><a href="#complaints">Complaints</a></li>
<li><a href="#withdrawal">Withdrawal</a></li>
<li><a href="#disputes">Disputes</a></li>
<li><a href="#reviews">Reviews and the order of products</a></li>
<li><a href="#data">Personal data</a></li>
<li><a href="#changes">Changes</a></li>
</ol>
<h2 id="seller">1. The seller</h2>
<dl>
<dt>Name</dt><dd>${SELLER.name}</dd>
<dt>Address</dt><dd>Krupówki 40, 34-500 Zakopane, Poland</dd>
<dt>Register</dt><dd>KRS ${SELLER.krs}, District Court for Kraków-Śródmieście, share capital PLN&nbsp;50,000</dd>
<dt>Tax and statistical numbers</dt><dd>NIP ${SELLER.nip}, REGON ${SELLER.regon}</dd>
<dt>Email</dt><dd><a href="mailto:contact@halny.example">contact@halny.example</a></dd>
<dt>Telephone</dt><dd><a href="tel:+48282641735">+48 28 264 17 35</a>, at the price of an ordinary call</dd>
</dl>
<h2 id="service">2. What the shop does</h2>
<p>You may look round, keep a cart and order without an account. An account is free, kept until you delete it, and deleted at once on its page.
You need a current browser with JavaScript and cookies, and an email address. Please enter only your own, true data, and nothing unlawful.</p>
<h2 id="order">3. Order and contract</h2>
<ol>
<li>Put products into the cart, choose delivery and payment, accept these terms and press the button that says that you order with an obligation to pay. Until then you can correct everything.</li>
<li>Products on our pages are an invitation. Your order is an offer; the contract is made when we confirm the order by email. The order number on the screen says that we have received it.</li>
<li>If we cannot supply something, we tell you within two working days and return what you have paid for it within 14 days.</li>
<li>The confirmation holds the content of the contract. Contracts are made in English or Polish, as you ordered.</li>
</ol>
<h2 id="prices">4. Prices</h2>
<p>Prices are in Polish złoty and include VAT. The price that binds is the one at the moment of your order. Delivery is added and shown before you order.
A reduced product also shows the lowest price of the last 30 days before the reduction. Discount codes are valid for the time and the amount stated with them and cannot be exchanged for money.</p>
<h2 id="payment">5. Payment</h2>
<ul>
<li><strong>Bank transfer</strong>: we send the goods when the money has arrived.</li>
<li><strong>BLIK or card</strong> through a payment service, on whose page you confirm it.</li>
<li><strong>Cash on delivery</strong>: to the courier in cash or by card, at a parcel locker in the carrier’s app. Not for orders with files or workshops.</li>
<li><strong>Pay in the shop</strong>, if you collect the order there: in cash or by card. Not for orders with files or workshops.</li>
</ul>
<h2 id="delivery">6. Delivery</h2>
<p>Methods, prices, times and countries are on the page <a href="{{store url="delivery"}}">Delivery</a>. The longest time is 30 days. The risk passes to you
with the goods. Files can be downloaded once they are paid for; workshops take place on the date that you choose with the order.</p>
<h2 id="complaints">7. Complaints</h2>
<ol>
<li>We have to deliver goods that conform to the contract, and are liable under articles 43a to 43g of the Polish Act on consumer rights for any lack of conformity that existed at delivery and shows within two years. It is presumed to have existed.</li>
<li>You may demand repair or replacement. We do it within a reasonable time and without undue inconvenience, bear the cost and collect the goods.</li>
<li>You may demand a lower price or withdraw from the contract if we refuse, fail to do so or do not succeed, or if the fault is so serious that you cannot be expected to wait. You may not withdraw because of a minor fault.</li>
<li>Complain by email or letter. Tell us the order number, the fault and what you demand. We answer within <strong>14 days</strong>; without an answer the complaint counts as accepted.</li>
<li>Digital content and services are dealt with under articles 43h to 43q of the Act. In contracts with businesses, warranty for defects under the Civil Code is excluded.</li>
<li>A maker’s guarantee, where there is one, comes on top and is enclosed with the product.</li>
</ol>
<h2 id="withdrawal">8. Withdrawal</h2>
<ol>
<li>You may withdraw within <strong>14 days</strong> without giving a reason. They begin on the day on which you, or somebody named by you other than the carrier, take possession of the goods, of the last of them if they come in parts, and for files and services on the day of the contract.</li>
<li>Declare it on the page <a href="{{store url="withdrawal"}}">Withdrawal from a contract</a>, which acknowledges it at once by email, or by letter or email. It is in time if you send it before the period ends.</li>
<li>We return all payments, the cheapest ordinary delivery included, within 14 days of your declaration, by the means that you used. We may wait until we have the goods or proof that you have sent them.</li>
<li>Send the goods back within 14 days of your declaration. You bear the direct cost, and answer for a loss of value from handling beyond what is necessary to see what they are and how they work.</li>
<li>There is no right of withdrawal in the cases of article 38 of the Act, which the page <a href="{{store url="returns"}}#not">Returns</a> names.</li>
</ol>
<h3 id="model-form">Model withdrawal form</h3>
<blockquote>
<p>(Complete and return this form only if you wish to withdraw from the contract.)</p>
<p>To: Halny sp. z o.o., Krupówki 40, 34-500 Zakopane, Poland, contact@halny.example</p>
<p>I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):</p>
<p>Ordered on (*)/received on (*):</p>
<p>Name of consumer(s):</p>
<p>Address of consumer(s):</p>
<p>Signature of consumer(s) (only if this form is notified on paper):</p>
<p>Date:</p>
<p>(*) Delete as appropriate.</p>
</blockquote>
<h2 id="disputes">9. Disputes</h2>
<p>If we cannot agree, you may turn to the permanent consumer court or to mediation at the
Voivodeship Inspectorate of Trade Inspection in Kraków, to the consumer ombudsman of your district, and from another country of
the European Union to the <a href="https://konsument.gov.pl">European Consumer Centre</a>. It is voluntary and free of charge; we take part. Registers of such bodies are kept by
<a href="https://uokik.gov.pl">UOKiK</a>. Polish law applies; if you live in another country of the European Union, you keep the protection that its law gives you and may sue there.</p>
<h2 id="reviews">10. Reviews and the order of products</h2>
<p>Reviews can be written by anybody with an account; we do not check whether the author has bought the product. We read them before they appear, publish good and bad ones alike and pay for none.
We rank the products in a category by season and sales; nobody can pay for a place. You can sort them differently above the list.</p>
<h2 id="data">11. Personal data</h2>
<p>See the <a href="{{store url="privacy-policy"}}">privacy policy</a> and <a href="{{store url="cookies"}}">cookies</a>.</p>
<h2 id="changes">12. Changes</h2>
<p>We may change these terms for good reasons: the law, payment, delivery or the way the shop works. Customers with an account learn of it by email 14 days before.
Orders stay under the terms of the day on which they were placed.</p>`

const PL = `
<p>Regulamin dotyczy zamówień złożonych w tym sklepie od 2 listopada 2026 r. Nie odbiera praw, które daje ci ustawa: jeśli coś reguluje mniej korzystnie
dla konsumenta, obowiązuje ustawa. Przedsiębiorca na prawach konsumenta, czyli osoba, dla której zakup nie ma charakteru zawodowego, ma w zakresie punktów 7–9 prawa konsumenta.</p>
<ol>
<li><a href="#seller">Sprzedawca</a></li>
<li><a href="#service">Co robi sklep</a></li>
<li><a href="#order">Zamówienie i umowa</a></li>
<li><a href="#prices">Ceny</a></li>
<li><a href="#payment">Płatność</a></li>
<li><a href="#delivery">Dostawa</a></li>
<li><a href="#complaints">Reklamacje</a></li>
<li><a href="#withdrawal">Odstąpienie od umowy</a></li>
<li><a href="#disputes">Spory</a></li>
<li><a href="#reviews">Opinie i kolejność produktów</a></li>
<li><a href="#data">Dane osobowe</a></li>
<li><a href="#changes">Zmiany</a></li>
</ol>
<h2 id="seller">1. Sprzedawca</h2>
<dl>
<dt>Firma</dt><dd>${SELLER.name}</dd>
<dt>Adres</dt><dd>ul. Krupówki 40, 34-500 Zakopane</dd>
<dt>Rejestr</dt><dd>KRS ${SELLER.krs}, Sąd Rejonowy dla Krakowa-Śródmieścia w Krakowie, kapitał zakładowy 50&nbsp;000&nbsp;zł</dd>
<dt>Numery</dt><dd>NIP ${SELLER.nip}, REGON ${SELLER.regon}</dd>
<dt>E-mail</dt><dd><a href="mailto:contact@halny.example">contact@halny.example</a></dd>
<dt>Telefon</dt><dd><a href="tel:+48282641735">+48 28 264 17 35</a>, opłata jak za zwykłe połączenie</dd>
</dl>
<h2 id="service">2. Co robi sklep</h2>
<p>Sklep możesz przeglądać, zbierać rzeczy w koszyku i zamawiać bez konta. Konto jest bezpłatne, działa do czasu usunięcia, a usuniesz je od razu na jego stronie.
Potrzebujesz aktualnej przeglądarki z obsługą JavaScriptu i plików cookie oraz adresu e-mail. Podawaj dane własne i prawdziwe i nie przesyłaj treści bezprawnych.</p>
<h2 id="order">3. Zamówienie i umowa</h2>
<ol>
<li>Włóż produkty do koszyka, wybierz dostawę i płatność, zaakceptuj regulamin i naciśnij przycisk oznaczający zamówienie z obowiązkiem zapłaty. Do tej chwili możesz wszystko poprawić.</li>
<li>Produkty na stronach sklepu to zaproszenie do zawarcia umowy. Zamówienie jest ofertą, a umowę zawieramy, gdy potwierdzimy je e-mailem. Numer zamówienia na ekranie oznacza, że do nas dotarło.</li>
<li>Jeśli czegoś nie możemy dostarczyć, powiadomimy cię w ciągu dwóch dni roboczych i w ciągu 14 dni zwrócimy zapłatę.</li>
<li>Treść umowy jest w potwierdzeniu. Umowy zawieramy po polsku lub po angielsku, zależnie od języka zamówienia.</li>
</ol>
<h2 id="prices">4. Ceny</h2>
<p>Ceny podajemy w złotych polskich z VAT. Wiąże cena z chwili złożenia zamówienia. Koszt dostawy dochodzi osobno i widać go, zanim zamówisz.
Przy obniżonej cenie podajemy też najniższą cenę z 30 dni przed obniżką. Kody rabatowe działają w czasie i zakresie, jaki przy nich podano, i nie wymieniamy ich na pieniądze.</p>
<h2 id="payment">5. Płatność</h2>
<ul>
<li><strong>Przelew</strong>: towar wysyłamy, gdy pieniądze dotrą.</li>
<li><strong>BLIK lub karta</strong> przez operatora płatności, na jego stronie.</li>
<li><strong>Za pobraniem</strong>: kurierowi gotówką lub kartą, w automacie paczkowym przez aplikację przewoźnika. Nie dotyczy zamówień z plikami lub warsztatami.</li>
<li><strong>Płatność w sklepie</strong>, jeśli odbierasz w nim zamówienie: gotówką lub kartą. Nie dotyczy zamówień z plikami lub warsztatami.</li>
</ul>
<h2 id="delivery">6. Dostawa</h2>
<p>Sposoby, ceny, czas i kraje dostawy opisujemy na stronie <a href="{{store url="delivery"}}">Dostawa</a>. Najdłuższy czas to 30 dni. Ryzyko przechodzi na ciebie
z chwilą wydania towaru. Pliki można pobrać po opłaceniu, a warsztaty odbywają się w terminie wybranym przy zamówieniu.</p>
<h2 id="complaints">7. Reklamacje</h2>
<ol>
<li>Mamy obowiązek dostarczyć towar zgodny z umową. Na podstawie art. 43a–43g ustawy z 30 maja 2014 r. o prawach konsumenta odpowiadamy za brak zgodności, który istniał w chwili dostarczenia i ujawnił się w ciągu dwóch lat. Domniemywa się, że istniał.</li>
<li>Możesz żądać naprawy lub wymiany. Zrobimy to w rozsądnym czasie i bez nadmiernych niedogodności, na nasz koszt, i odbierzemy towar.</li>
<li>Możesz żądać obniżenia ceny albo odstąpić od umowy, jeśli odmówimy, nie doprowadzimy towaru do zgodności, wada wróci lub jest na tyle istotna, że nie trzeba czekać. Z powodu wady nieistotnej nie można odstąpić.</li>
<li>Reklamację złóż e-mailem lub listem. Podaj numer zamówienia, wadę i żądanie. Odpowiadamy w ciągu <strong>14 dni</strong>. Brak odpowiedzi oznacza uznanie reklamacji.</li>
<li>Do treści i usług cyfrowych stosujemy art. 43h–43q tej ustawy. W umowach z przedsiębiorcami rękojmia z Kodeksu cywilnego jest wyłączona.</li>
<li>Gwarancja producenta, jeśli jej udzielono, jest dodatkowa, a jej warunki są dołączone do produktu.</li>
</ol>
<h2 id="withdrawal">8. Odstąpienie od umowy</h2>
<ol>
<li>Możesz odstąpić od umowy w ciągu <strong>14 dni</strong> bez podawania przyczyny. Termin biegnie od objęcia towaru w posiadanie przez ciebie lub wskazaną osobę inną niż przewoźnik, a gdy towar przychodzi w częściach, od ostatniej z nich. Dla plików i usług liczy się od zawarcia umowy.</li>
<li>Złóż oświadczenie na stronie <a href="{{store url="withdrawal"}}">Odstąpienie od umowy</a>, która od razu potwierdzi je e-mailem, albo listem lub e-mailem. Wystarczy wysłać je przed upływem terminu.</li>
<li>W ciągu 14 dni od otrzymania oświadczenia zwracamy wszystkie płatności, także koszt najtańszej zwykłej dostawy, tą samą drogą. Możemy poczekać, aż dostaniemy towar lub dowód jego odesłania.</li>
<li>Towar odeślij w ciągu 14 dni od złożenia oświadczenia. Ponosisz bezpośredni koszt zwrotu i odpowiadasz za spadek wartości wynikający z używania ponad to, co konieczne, by sprawdzić cechy i działanie rzeczy.</li>
<li>Prawa odstąpienia nie ma w przypadkach z art. 38 ustawy. Wymienia je strona <a href="{{store url="returns"}}#not">Zwroty i reklamacje</a>.</li>
</ol>
<h3 id="model-form">Wzór formularza odstąpienia od umowy</h3>
<blockquote>
<p>(Formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy.)</p>
<p>Adresat: Halny sp. z o.o., ul. Krupówki 40, 34-500 Zakopane, contact@halny.example</p>
<p>Ja/My (*) niniejszym informuję/informujemy (*) o moim/naszym (*) odstąpieniu od umowy sprzedaży następujących towarów (*) / o świadczenie następującej usługi (*):</p>
<p>Data zawarcia umowy (*) / odbioru (*):</p>
<p>Imię i nazwisko konsumenta(-ów):</p>
<p>Adres konsumenta(-ów):</p>
<p>Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej):</p>
<p>Data:</p>
<p>(*) Niepotrzebne skreślić.</p>
</blockquote>
<h2 id="disputes">9. Spory</h2>
<p>Jeśli nie dojdziemy do porozumienia, możesz zwrócić się do stałego sądu polubownego lub o mediację do
Wojewódzkiego Inspektoratu Inspekcji Handlowej w Krakowie, do powiatowego lub miejskiego rzecznika konsumentów, a z innego kraju Unii do
<a href="https://konsument.gov.pl">Europejskiego Centrum Konsumenckiego</a>. To dobrowolne i bezpłatne, a my bierzemy w tym udział. Rejestr takich podmiotów prowadzi
<a href="https://uokik.gov.pl">UOKiK</a>. Obowiązuje prawo polskie. Jeśli mieszkasz w innym kraju Unii, zachowujesz ochronę jego prawa i możesz tam pójść do sądu.</p>
<h2 id="reviews">10. Opinie i kolejność produktów</h2>
<p>Opinię może napisać każdy, kto ma konto, i nie sprawdzamy, czy jej autor kupił produkt. Czytamy opinie przed publikacją, zamieszczamy dobre i złe i za żadną nie płacimy.
Kolejność produktów w kategorii ustalamy według sezonu i sprzedaży. Miejsca nie można kupić. Inną kolejność wybierzesz nad listą.</p>
<h2 id="data">11. Dane osobowe</h2>
<p>Opisują je <a href="{{store url="privacy-policy"}}">polityka prywatności</a> i strona <a href="{{store url="cookies"}}">pliki cookie</a>.</p>
<h2 id="changes">12. Zmiany</h2>
<p>Regulamin możemy zmienić z ważnych powodów: gdy zmieni się prawo, płatności, dostawa lub działanie sklepu. Osoby z kontem dowiedzą się o tym e-mailem 14 dni wcześniej.
Do zamówienia stosujemy regulamin z dnia jego złożenia.</p>`

export const TERMS_OF_SALE: PagePlan = {
  identifier: 'terms-of-sale',
  polishAddress: 'regulamin',
  title: ['Terms of sale', 'Regulamin'],
  description: [
    'Who sells, how a contract is made, prices, payment, delivery, complaints, withdrawal and its model form.',
    'Kto sprzedaje, jak zawieramy umowę, ceny, płatność, dostawa, reklamacje, odstąpienie i wzór formularza.',
  ],
  content: [EN, PL],
}
