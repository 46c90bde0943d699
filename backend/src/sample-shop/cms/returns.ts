import type { PagePlan } from './page-plan.ts'
import { table } from './table.ts'

const EN = `
<p>You have <strong>14 days</strong> from the day you receive the goods to withdraw from the contract, without giving a reason. If something is faulty,
you have two years. These are two different things, so we keep them apart.</p>
<p><a href="{{store url="withdrawal"}}">Withdraw from a contract online</a></p>
<h2 id="how">How to send something back</h2>
<ol>
<li>Tell us on the page <a href="{{store url="withdrawal"}}">Withdrawal from a contract</a>. You need an order number and an email, no account. You get an
acknowledgement with the date and time at once.</li>
<li>Pack the goods. The original box is welcome but not required.</li>
<li>Send them within 14 days of telling us to: Halny, Krupówki 40, 34-500 Zakopane, Poland. Or bring them there.</li>
<li>We return the money within 14 days of your declaration. We may wait until the goods are back or you show that you have sent them.</li>
</ol>
<p>You may also write a letter or an email instead, for instance with the <a href="{{store url="terms-of-sale"}}#model-form">model form</a>. One clear sentence is enough.</p>
<h2 id="money">What you get back</h2>
${table('Withdrawal within 14 days', ['Cost', 'Who bears it'], [
  ['Price of the goods', 'We return it in full.'],
  ['Delivery to you', 'We return the price of the cheapest ordinary delivery that we offer.'],
  ['Sending back', 'You pay the parcel back. Bringing it to Zakopane costs nothing.'],
  ['Wear', 'You pay for loss of value only if you used the goods more than trying them on at home requires.'],
])}
<p>We refund you the way you paid, unless you agree to another. If you return part of an order, the rest stays yours at the price you paid.</p>
<h2 id="not">What cannot be returned</h2>
<ul>
<li>Things made or engraved to your order.</li>
<li>Sealed goods that cannot be put on sale again for reasons of hygiene, once you have broken the seal.</li>
<li>Files and films, once the download has begun with your consent and you confirmed that you lose the right.</li>
<li>Workshops that have taken place in full with your consent, and those with a fixed date.</li>
</ul>
<h2 id="exchange">Another size or colour</h2>
<p>The quickest way is a new order and a return of the first. The <a href="{{store url="size-guide"}}">size guide</a> has body measurements for everything that we sell in sizes.</p>
<h2 id="complaints">Complaints about a fault</h2>
<p>We are liable for goods that do not conform to the contract for two years from delivery. Write to <a href="mailto:contact@halny.example">contact@halny.example</a>
or to the address above:</p>
<ul>
<li>the order number, what is wrong and since when;</li>
<li>a photograph or a short film of the fault;</li>
<li>what you want: repair or replacement first; a lower price or your money back where those are impossible, refused or do not help, or where the fault is serious.</li>
</ul>
<p>We answer <strong>within 14 days</strong>. If we do not, your complaint counts as accepted. We bear the cost of sending faulty goods.
The details are in the <a href="{{store url="terms-of-sale"}}#complaints">terms of sale</a>.</p>`

const PL = `
<p>Masz <strong>14 dni</strong> od odbioru towaru, żeby odstąpić od umowy bez podawania przyczyny. Jeśli rzecz ma wadę, masz dwa lata.
To dwie różne sprawy, więc opisujemy je osobno.</p>
<p><a href="{{store url="withdrawal"}}">Odstąp od umowy przez internet</a></p>
<h2 id="how">Jak coś odesłać</h2>
<ol>
<li>Zgłoś to na stronie <a href="{{store url="withdrawal"}}">Odstąpienie od umowy</a>. Wystarczy numer zamówienia i e-mail, konto nie jest potrzebne.
Od razu dostaniesz potwierdzenie z datą i godziną.</li>
<li>Zapakuj rzeczy. Oryginalny karton jest mile widziany, ale niekonieczny.</li>
<li>W ciągu 14 dni od zgłoszenia wyślij je na adres: Halny, Krupówki 40, 34-500 Zakopane. Możesz je też przynieść.</li>
<li>Pieniądze zwrócimy w ciągu 14 dni od otrzymania oświadczenia. Możemy poczekać, aż towar do nas wróci albo pokażesz dowód nadania.</li>
</ol>
<p>Zamiast tego możesz wysłać list lub e-mail, na przykład na <a href="{{store url="terms-of-sale"}}#model-form">wzorze formularza</a>. Wystarczy jedno jednoznaczne zdanie.</p>
<h2 id="money">Co ci zwrócimy</h2>
${table('Odstąpienie w ciągu 14 dni', ['Koszt', 'Kto go ponosi'], [
  ['Cena towaru', 'Zwracamy całą.'],
  ['Dostawa do ciebie', 'Zwracamy cenę najtańszej zwykłej dostawy, jaką oferujemy.'],
  ['Odesłanie', 'Płacisz za paczkę zwrotną. Zwrot na miejscu w Zakopanem nic nie kosztuje.'],
  ['Ślady używania', 'Odpowiadasz za spadek wartości tylko wtedy, gdy rzecz była używana bardziej, niż trzeba, by ją przymierzyć w domu.'],
])}
<p>Pieniądze oddajemy tą samą drogą, którą zapłacono, chyba że zgodzisz się na inną. Jeśli zwracasz część zamówienia, reszta zostaje u ciebie w tej samej cenie.</p>
<h2 id="not">Czego nie można zwrócić</h2>
<ul>
<li>Rzeczy wykonanych lub grawerowanych na twoje zamówienie.</li>
<li>Towarów w zapieczętowanym opakowaniu, których po otwarciu nie można sprzedać ze względów higienicznych.</li>
<li>Plików i filmów, gdy pobieranie zaczęło się za twoją zgodą i po potwierdzeniu, że tracisz prawo odstąpienia.</li>
<li>Warsztatów, które w całości odbyły się za twoją zgodą, oraz tych z ustalonym terminem.</li>
</ul>
<h2 id="exchange">Inny rozmiar lub kolor</h2>
<p>Najszybciej: złóż nowe zamówienie i zwróć pierwsze. W <a href="{{store url="size-guide"}}">tabeli rozmiarów</a> są wymiary ciała dla wszystkiego, co ma rozmiary.</p>
<h2 id="complaints">Reklamacje</h2>
<p>Za zgodność towaru z umową odpowiadamy przez dwa lata od dostawy. Napisz na <a href="mailto:contact@halny.example">contact@halny.example</a>
albo na adres podany wyżej:</p>
<ul>
<li>numer zamówienia oraz co i od kiedy jest nie tak,</li>
<li>zdjęcie albo krótki film, na którym widać wadę,</li>
<li>czego oczekujesz: najpierw naprawy lub wymiany, a obniżenia ceny albo zwrotu pieniędzy wtedy, gdy są niemożliwe, odmówimy ich, nie pomogły lub wada jest poważna.</li>
</ul>
<p>Odpowiadamy <strong>w ciągu 14 dni</strong>. Brak odpowiedzi oznacza, że uznaliśmy reklamację. Odesłanie wadliwej rzeczy jest na nasz koszt.
Szczegóły są w <a href="{{store url="terms-of-sale"}}#complaints">regulaminie</a>.</p>`

export const RETURNS: PagePlan = {
  identifier: 'returns',
  polishAddress: 'zwroty',
  title: ['Returns and complaints', 'Zwroty i reklamacje'],
  description: [
    '14 days to change your mind, two years for faults: how to send something back, what you get, what cannot be returned.',
    '14 dni na zmianę zdania, dwa lata na reklamację: jak odesłać rzecz, co zwracamy i czego nie można zwrócić.',
  ],
  content: [EN, PL],
}
