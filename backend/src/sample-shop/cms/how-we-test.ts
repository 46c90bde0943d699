import type { PagePlan } from './page-plan.ts'
import { table } from './table.ts'

const EN = `
<p>A laboratory says how a fabric behaves. A ridge says how a jacket does. A piece has to pass both before it gets a name and a price here,
and we write down what it did.</p>
<h2 id="bench">On the bench</h2>
${table('What we measure, and what we ask for', ['Test', 'Applies to', 'To pass'], [
  ['Water column (ISO 811)', 'Shells', 'the figure that we print when new, half of it after 20 washes'],
  ['Seams under pressure', 'Shells', 'no drop in 2 minutes at 2&nbsp;m of water'],
  ['Abrasion (Martindale)', 'Trousers, backpacks', '30,000 rubs without a hole'],
  ['Zips', 'Jackets, packs, duffels', '2,000 openings, 200 of them with sand'],
  ['Washing', 'All clothing', '20 washes, no more than 3% shrinkage'],
  ['Scales', 'Everything', 'the weight that we print, within 3%'],
  ['Drop', 'Bottles, watches', 'five falls from 1.2&nbsp;m on to stone, filled'],
])}
<h2 id="outside">Outside</h2>
<ol>
<li><strong>Six people, four weeks.</strong> Three women and three men in different sizes get the piece without being told what the others think.</li>
<li><strong>One bad day on purpose.</strong> It goes out at least once when the forecast says not to, below the tree line and with a way back.</li>
<li><strong>A form without a box for “fine”.</strong> Where does it rub, what is wet, what would you take off first?</li>
<li><strong>A second try.</strong> What fails goes back to its maker with the notes, once. What fails twice does not come into the shop.</li>
</ol>
<h2 id="fail">What most often fails</h2>
<ul>
<li>Hoods that cannot be tightened with one hand.</li>
<li>Hip belts that slip once they are wet.</li>
<li>Leggings that turn see-through in a squat.</li>
<li>Kettlebells with a seam in the handle.</li>
</ul>
<h2 id="you">You test it, too</h2>
<p>Reviews under a product are read by a person before they appear and are not chosen by their stars. Found a fault that we missed? Write to
<a href="mailto:contact@halny.example">contact@halny.example</a>; how we handle a complaint is described under <a href="{{store url="returns"}}#complaints">returns and complaints</a>.</p>`

const PL = `
<p>Laboratorium powie, jak zachowa się materiał. Jak zachowa się kurtka, powie dopiero grań. Każda rzecz musi przejść oba sprawdziany, zanim dostanie
u nas nazwę i cenę, a wyniki zapisujemy.</p>
<h2 id="bench">W pracowni</h2>
${table('Co mierzymy i czego wymagamy', ['Próba', 'Co sprawdzamy', 'Wymagany wynik'], [
  ['Wodoodporność: słup wody (ISO 811)', 'Kurtki membranowe', 'w nowej tyle, ile podajemy, po 20 praniach co najmniej połowa'],
  ['Szwy pod ciśnieniem', 'Kurtki membranowe', 'ani kropli przez 2 minuty pod 2&nbsp;m wody'],
  ['Ścieranie (Martindale)', 'Spodnie, plecaki', '30&nbsp;000 cykli bez dziury'],
  ['Zamki', 'Kurtki, plecaki, torby', '2000 otwarć, w tym 200 z piaskiem'],
  ['Pranie', 'Cała odzież', '20 prań, skurcz najwyżej 3%'],
  ['Waga', 'Wszystko', 'waga, którą podajemy, z dokładnością do 3%'],
  ['Upadek', 'Bidony, zegarki', 'pięć upadków z 1,2&nbsp;m na kamień, po napełnieniu'],
])}
<h2 id="outside">W terenie</h2>
<ol>
<li><strong>Sześć osób, cztery tygodnie.</strong> Trzy kobiety i trzech mężczyzn w różnych rozmiarach. Nikt nie wie, co sądzą pozostali.</li>
<li><strong>Jeden zły dzień celowo.</strong> Przynajmniej raz wychodzimy wbrew prognozie, poniżej granicy lasu i z drogą odwrotu.</li>
<li><strong>Ankieta bez rubryki „w porządku”.</strong> Gdzie uwiera, co przemokło, co zdejmiesz najpierw?</li>
<li><strong>Druga próba.</strong> Co zawiedzie, wraca z uwagami do producenta, jeden raz. Co zawiedzie dwa razy, nie trafia do sklepu.</li>
</ol>
<h2 id="fail">Co odpada najczęściej</h2>
<ul>
<li>Kaptury, których nie da się ściągnąć jedną ręką.</li>
<li>Pasy biodrowe, które po zmoczeniu się zsuwają.</li>
<li>Legginsy, które prześwitują w przysiadzie.</li>
<li>Kettlebelle ze szwem na uchwycie.</li>
</ul>
<h2 id="you">Testujesz i ty</h2>
<p>Opinie pod produktem czyta człowiek, zanim się pojawią, i nie wybieramy ich według gwiazdek. Widzisz wadę, której nie zauważyliśmy? Napisz na
<a href="mailto:contact@halny.example">contact@halny.example</a>. Jak wygląda reklamacja, opisujemy na stronie <a href="{{store url="returns"}}#complaints">zwroty i reklamacje</a>.</p>`

export const HOW_WE_TEST: PagePlan = {
  identifier: 'how-we-test',
  polishAddress: 'jak-testujemy',
  title: ['How we test', 'Jak testujemy'],
  description: [
    'Water column, abrasion, zips with sand and a bad day on purpose: what a piece goes through before we sell it.',
    'Słup wody, ścieranie, zamki z piaskiem i jeden zły dzień celowo: co przechodzi każda rzecz, zanim ją sprzedamy.',
  ],
  content: [EN, PL],
}
