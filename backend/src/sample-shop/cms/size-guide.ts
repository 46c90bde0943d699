import { MEASURES } from './measures.ts'
import type { PagePlan } from './page-plan.ts'
import { type SizeGuideKey, tableId } from './size-tables.ts'

const block = (key: SizeGuideKey): string => `{{block id="${tableId(key)}"}}`

/** Every measure with how to take it. */
const measures = (language: 0 | 1): string =>
  Object.values(MEASURES).map(([name, how]) => `<dt>${name[language]}</dt><dd>${how[language]}</dd>`).join('\n')

const EN = `
<p>The tables hold measurements of your body, not of the garment. Room for a layer underneath is already in the cut. Take a tape measure, stand
straight and measure over thin underwear. The tables are in centimetres, and below each of them in inches.</p>
<ul><li><a href="#women">Women</a></li><li><a href="#men">Men</a></li><li><a href="#socks">Socks</a></li><li><a href="#caps">Caps</a></li><li><a href="#other">Everything else</a></li></ul>
<h2 id="measure">How to measure</h2>
<dl>
${measures(0)}
</dl>
<h2 id="women">Women</h2>
${block('women-tops')}
${block('women-bottoms')}
<h2 id="men">Men</h2>
${block('men-tops')}
${block('men-bottoms')}
<h2 id="between">Between two sizes</h2>
<ul>
<li><strong>Shells and insulated jackets:</strong> the larger one. There should be a fleece underneath in November.</li>
<li><strong>Base layers, leggings and sports bras:</strong> the smaller one. They work only where they touch the skin.</li>
<li><strong>Trousers:</strong> go by the waist. The knees are shaped and forgive a centimetre or two of length.</li>
</ul>
<h2 id="socks">Socks</h2>
${block('socks')}
<h2 id="caps">Caps</h2>
${block('caps')}
<p>Beanies come in one size and fit heads of 54 to 61&nbsp;cm.</p>
<h2 id="other">Everything else</h2>
<p>Backpacks and duffels are sized in litres, kettlebells and dumbbells in kilograms. A backpack fits when its hip belt sits on the hip bones and carries most of the load.</p>
<p>Ordered the wrong one all the same? <a href="{{store url="returns"}}#exchange">Send it back</a> within 14 days.</p>`

const PL = `
<p>W tabelach są wymiary ciała, a nie ubrania. Zapas na warstwę pod spodem jest już w kroju. Weź miarkę, stań prosto i mierz na cienkiej bieliźnie.
Wszystkie wymiary podajemy w centymetrach.</p>
<ul><li><a href="#women">Kobiety</a></li><li><a href="#men">Mężczyźni</a></li><li><a href="#socks">Skarpety</a></li><li><a href="#caps">Czapki z daszkiem</a></li><li><a href="#other">Cała reszta</a></li></ul>
<h2 id="measure">Jak mierzyć</h2>
<dl>
${measures(1)}
</dl>
<h2 id="women">Kobiety</h2>
${block('women-tops')}
${block('women-bottoms')}
<h2 id="men">Mężczyźni</h2>
${block('men-tops')}
${block('men-bottoms')}
<h2 id="between">Między dwoma rozmiarami</h2>
<ul>
<li><strong>Kurtki membranowe i ocieplane:</strong> większy. W listopadzie pod spód musi wejść polar.</li>
<li><strong>Bielizna, legginsy i staniki sportowe:</strong> mniejszy. Działają tylko tam, gdzie przylegają.</li>
<li><strong>Spodnie:</strong> decyduje talia. Kolana są profilowane i wybaczą centymetr lub dwa długości.</li>
</ul>
<h2 id="socks">Skarpety</h2>
${block('socks')}
<h2 id="caps">Czapki z daszkiem</h2>
${block('caps')}
<p>Czapki zimowe mają jeden rozmiar i pasują na głowę o obwodzie od 54 do 61&nbsp;cm.</p>
<h2 id="other">Cała reszta</h2>
<p>Plecaki i torby mają pojemność w litrach, a kettlebelle i hantle wagę w kilogramach. Plecak pasuje, gdy pas biodrowy leży na kościach biodrowych i niesie większość ciężaru.</p>
<p>A jednak nie ten rozmiar? <a href="{{store url="returns"}}#exchange">Odeślij go</a> w ciągu 14 dni.</p>`

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
