import type { PagePlan } from './page-plan.ts'

const EN = `
<p>The halny is the wind that comes over the Tatras warm and without much notice. It takes roofs, fells forests and shows within an hour
what a jacket is worth. We named the shop after it so as not to forget the test.</p>
<h2 id="choose">How we choose</h2>
<p>Every piece is named after a place where it has been worn: a pass, a valley, a lake. If it did not make it there and back, it is not here.
What it has to withstand first is described under <a href="{{store url="how-we-test"}}">how we test</a>.</p>
<ul>
<li><strong>Few of a kind.</strong> Three shells that differ are of more use to you than thirty that do not.</li>
<li><strong>Figures instead of adjectives.</strong> Grams, litres, millimetres of water column. What we have not measured we do not claim.</li>
<li><strong>Materials we can name.</strong> The laminate, yarn and rubber makers are on the home page.</li>
<li><strong>The price of the last 30 days.</strong> Each reduction shows the lowest one beside it.</li>
</ul>
<h2 id="sell">What we sell</h2>
<p><a href="{{store url="women"}}">Clothing for women</a> and <a href="{{store url="men"}}">for men</a>, <a href="{{store url="gear"}}">gear</a> for the hills and for
training at home, films to train by, and workshops with people who teach for a living.</p>
<h2 id="where">Where to find us</h2>
<dl>
<dt>Shops and collection</dt><dd>Krupówki 40, Zakopane</dd><dd>Karmelicka 27, Kraków</dd><dd>Mokotowska 48, Warszawa</dd>
<dt>Email</dt><dd><a href="mailto:contact@halny.example">contact@halny.example</a></dd>
<dt>Telephone</dt><dd><a href="tel:+48282641735">+48 28 264 17 35</a></dd>
</dl>`

const PL = `
<p>Halny przychodzi zza Tatr ciepły i bez uprzedzenia. Zrywa dachy, kładzie las i w godzinę pokazuje, ile jest warta kurtka.
Nazwaliśmy tak sklep, żeby o tej próbie pamiętać.</p>
<h2 id="choose">Jak wybieramy</h2>
<p>Każda rzecz nosi imię miejsca, w którym ktoś ją miał na sobie: przełęczy, doliny, stawu. Jeśli stamtąd nie wróciła, nie ma jej w sklepie.
Co musi znieść wcześniej, opisujemy na stronie <a href="{{store url="how-we-test"}}">jak testujemy</a>.</p>
<ul>
<li><strong>Mało, ale różnych.</strong> Trzy różne kurtki przydadzą ci się bardziej niż trzydzieści podobnych.</li>
<li><strong>Liczby zamiast przymiotników.</strong> Gramy, litry, milimetry słupa wody. Czego nie zmierzyliśmy, tego nie obiecujemy.</li>
<li><strong>Materiały z nazwiskiem.</strong> Producentów laminatów, przędzy i gumy wymieniamy na stronie głównej.</li>
<li><strong>Cena z ostatnich 30 dni.</strong> Przy każdej obniżce podajemy najniższą.</li>
</ul>
<h2 id="sell">Co sprzedajemy</h2>
<p>Odzież <a href="{{store url="kobiety"}}">damską</a> i <a href="{{store url="mezczyzni"}}">męską</a>, <a href="{{store url="sprzet"}}">sprzęt</a> w góry i do ćwiczeń w domu,
filmy treningowe oraz warsztaty z ludźmi, którzy uczą zawodowo.</p>
<h2 id="where">Gdzie jesteśmy</h2>
<dl>
<dt>Sklepy i odbiór zamówień</dt><dd>Krupówki 40, Zakopane</dd><dd>Karmelicka 27, Kraków</dd><dd>Mokotowska 48, Warszawa</dd>
<dt>E-mail</dt><dd><a href="mailto:contact@halny.example">contact@halny.example</a></dd>
<dt>Telefon</dt><dd><a href="tel:+48282641735">+48 28 264 17 35</a></dd>
</dl>`

export const ABOUT_US: PagePlan = {
  identifier: 'about-us',
  polishAddress: 'o-nas',
  title: ['About Halny', 'O Halnym'],
  description: ['Where the name comes from and how we choose what we sell.', 'Skąd nazwa i jak wybieramy to, co sprzedajemy.'],
  content: [EN, PL],
}
