import type { PagePlan } from './page-plan.ts'
import { table } from './table.ts'

const WOMEN = [
  ['XS', '34', '78–82', '60–64', '86–90', '76'],
  ['S', '36', '82–86', '64–68', '90–94', '77'],
  ['M', '38', '86–92', '68–74', '94–100', '78'],
  ['L', '40', '92–98', '74–80', '100–106', '79'],
  ['XL', '42', '98–106', '80–88', '106–114', '80'],
]
const MEN = [
  ['S', '46', '88–94', '74–80', '88–94', '80'],
  ['M', '48–50', '94–100', '80–86', '94–100', '82'],
  ['L', '52', '100–108', '86–94', '100–106', '84'],
  ['XL', '54', '108–116', '94–102', '106–112', '85'],
  ['XXL', '56–58', '116–124', '102–112', '112–120', '86'],
]
const SOCKS = [
  ['35–38', '22–24', '2.5–5'],
  ['39–42', '24.5–27', '5.5–8'],
  ['43–46', '27.5–30', '8.5–11'],
]
const CAPS = [
  ['S/M', '54–57'],
  ['L/XL', '58–61'],
]

const withCommas = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map((cell) => cell.replaceAll('.', ',')))

const EN = `
<p>The tables hold measurements of your body, not of the garment. Room for a layer underneath is already in the cut. Take a tape measure, stand
straight and measure over thin underwear. All figures are in centimetres.</p>
<ul><li><a href="#women">Women</a></li><li><a href="#men">Men</a></li><li><a href="#socks">Socks</a></li><li><a href="#caps">Caps</a></li><li><a href="#other">Everything else</a></li></ul>
<h2 id="measure">How to measure</h2>
<dl>
<dt>Chest</dt><dd>Around the fullest part, under the arms and over the shoulder blades.</dd>
<dt>Waist</dt><dd>Where you bend sideways, usually two fingers above the navel.</dd>
<dt>Hips</dt><dd>Around the widest part, feet together.</dd>
<dt>Inside leg</dt><dd>From the crotch to the floor, without shoes.</dd>
<dt>Foot</dt><dd>From the heel to the longest toe, standing on a sheet of paper, in the evening.</dd>
<dt>Head</dt><dd>A finger above the brows and the ears.</dd>
</dl>
<h2 id="women">Women</h2>
${table('Women’s clothing, cm', ['Size', 'EU', 'Chest', 'Waist', 'Hips', 'Inside leg'], WOMEN)}
<h2 id="men">Men</h2>
${table('Men’s clothing, cm', ['Size', 'EU', 'Chest', 'Waist', 'Hips', 'Inside leg'], MEN)}
<h2 id="between">Between two sizes</h2>
<ul>
<li><strong>Shells and insulated jackets:</strong> the larger one. There should be a fleece underneath in November.</li>
<li><strong>Base layers, leggings and sports bras:</strong> the smaller one. They work only where they touch the skin.</li>
<li><strong>Trousers:</strong> go by the waist. The knees are shaped and forgive a centimetre or two of length.</li>
</ul>
<h2 id="socks">Socks</h2>
${table('Hiking and running socks', ['Size (EU)', 'Foot, cm', 'UK'], SOCKS)}
<h2 id="caps">Caps</h2>
${table('Caps, cm', ['Size', 'Head'], CAPS)}
<p>Beanies come in one size and fit heads of 54 to 61&nbsp;cm.</p>
<h2 id="other">Everything else</h2>
<p>Backpacks and duffels are sized in litres, kettlebells and dumbbells in kilograms. A backpack fits when its hip belt sits on the hip bones and carries most of the load.</p>
<p>Ordered the wrong one all the same? <a href="{{store url="returns"}}#exchange">Send it back</a> within 14 days.</p>
{{block id="demo-note"}}`

const PL = `
<p>W tabelach są wymiary ciała, a nie ubrania. Zapas na warstwę pod spodem jest już w kroju. Weź miarkę, stań prosto i mierz na cienkiej bieliźnie.
Wszystkie wymiary podajemy w centymetrach.</p>
<ul><li><a href="#women">Kobiety</a></li><li><a href="#men">Mężczyźni</a></li><li><a href="#socks">Skarpety</a></li><li><a href="#caps">Czapki z daszkiem</a></li><li><a href="#other">Cała reszta</a></li></ul>
<h2 id="measure">Jak mierzyć</h2>
<dl>
<dt>Klatka piersiowa</dt><dd>W najszerszym miejscu, pod pachami i przez łopatki.</dd>
<dt>Talia</dt><dd>Tam, gdzie ciało zgina się na bok, zwykle dwa palce nad pępkiem.</dd>
<dt>Biodra</dt><dd>W najszerszym miejscu, stopy razem.</dd>
<dt>Wewnętrzna długość nogi</dt><dd>Od kroku do podłogi, bez butów.</dd>
<dt>Stopa</dt><dd>Od pięty do najdłuższego palca, na stojąco, na kartce papieru, wieczorem.</dd>
<dt>Głowa</dt><dd>Palec nad brwiami i uszami.</dd>
</dl>
<h2 id="women">Kobiety</h2>
${table('Odzież damska, cm', ['Rozmiar', 'EU', 'Klatka piersiowa', 'Talia', 'Biodra', 'Nogawka wewnątrz'], WOMEN)}
<h2 id="men">Mężczyźni</h2>
${table('Odzież męska, cm', ['Rozmiar', 'EU', 'Klatka piersiowa', 'Talia', 'Biodra', 'Nogawka wewnątrz'], MEN)}
<h2 id="between">Między dwoma rozmiarami</h2>
<ul>
<li><strong>Kurtki membranowe i ocieplane:</strong> większy. W listopadzie pod spód musi wejść polar.</li>
<li><strong>Bielizna, legginsy i staniki sportowe:</strong> mniejszy. Działają tylko tam, gdzie przylegają.</li>
<li><strong>Spodnie:</strong> decyduje talia. Kolana są profilowane i wybaczą centymetr lub dwa długości.</li>
</ul>
<h2 id="socks">Skarpety</h2>
${table('Skarpety trekkingowe i biegowe', ['Rozmiar (EU)', 'Stopa, cm', 'UK'], withCommas(SOCKS))}
<h2 id="caps">Czapki z daszkiem</h2>
${table('Czapki z daszkiem, cm', ['Rozmiar', 'Głowa'], CAPS)}
<p>Czapki zimowe mają jeden rozmiar i pasują na głowę o obwodzie od 54 do 61&nbsp;cm.</p>
<h2 id="other">Cała reszta</h2>
<p>Plecaki i torby mają pojemność w litrach, a kettlebelle i hantle wagę w kilogramach. Plecak pasuje, gdy pas biodrowy leży na kościach biodrowych i niesie większość ciężaru.</p>
<p>A jednak nie ten rozmiar? <a href="{{store url="returns"}}#exchange">Odeślij go</a> w ciągu 14 dni.</p>
{{block id="demo-note"}}`

export const SIZE_GUIDE: PagePlan = {
  identifier: 'size-guide',
  polishAddress: 'tabela-rozmiarow',
  title: ['Size guide', 'Tabela rozmiarów'],
  description: [
    'Body measurements in centimetres for clothing, socks and caps, how to take them, and what to choose between two sizes.',
    'Wymiary ciała w centymetrach dla odzieży, skarpet i czapek, jak je zmierzyć i co wybrać między dwoma rozmiarami.',
  ],
  content: [EN, PL],
}
