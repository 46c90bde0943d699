import type { LocalizedText } from '../plan/localized-text.ts'
import { block, columns, data, entry, type EntryPlan, inBoth, onPages } from './entry.ts'

const story = block('test-story', 'Story', {
  title: inBoth(['First the bench, then the ridge', 'Najpierw pracownia, potem grań']),
  text: inBoth([
    'A laboratory says how a fabric behaves. A ridge says how a jacket does. A piece has to pass both before it gets a name and a price here.',
    'Laboratorium powie, jak zachowa się materiał. Jak zachowa się kurtka, powie dopiero grań. Każda rzecz musi przejść oba sprawdziany, zanim dostanie u nas nazwę i cenę.',
  ]),
  picture: '/media/catalog/product/fleece-men-larch-detail.webp',
})

const bench = block('test-bench', 'Text', {
  text: inBoth([
    '<h2>On the bench</h2><table><thead><tr><th scope="col">Test</th><th scope="col">To pass</th></tr></thead><tbody>'
      + '<tr><td>Water column of shells</td><td>the figure that we print when new, half of it after 20 washes</td></tr>'
      + '<tr><td>Seams under pressure</td><td>no drop in 2 minutes at 2&nbsp;m of water</td></tr>'
      + '<tr><td>Abrasion of trousers and packs</td><td>30,000 rubs without a hole</td></tr>'
      + '<tr><td>Zips</td><td>2,000 openings, 200 of them with sand</td></tr>'
      + '<tr><td>Scales</td><td>the weight that we print, within 3%</td></tr></tbody></table>',
    '<h2>W pracowni</h2><table><thead><tr><th scope="col">Próba</th><th scope="col">Wymagany wynik</th></tr></thead><tbody>'
      + '<tr><td>Wodoodporność kurtek (słup wody)</td><td>w nowej tyle, ile podajemy, po 20 praniach co najmniej połowa</td></tr>'
      + '<tr><td>Szwy pod ciśnieniem</td><td>ani kropli przez 2 minuty pod 2&nbsp;m wody</td></tr>'
      + '<tr><td>Ścieranie spodni i plecaków</td><td>30&nbsp;000 cykli bez dziury</td></tr>'
      + '<tr><td>Zamki</td><td>2000 otwarć, w tym 200 z piaskiem</td></tr>'
      + '<tr><td>Waga</td><td>taka, jaką podajemy, z dokładnością do 3%</td></tr></tbody></table>',
  ]),
})

const outside = block('test-outside', 'Text', {
  text: inBoth([
    '<h2>Outside</h2><ol><li><strong>Six people, four weeks.</strong> Three women and three men in different sizes get the piece without being told what the others think.</li>'
      + '<li><strong>One bad day on purpose.</strong> It goes out at least once when the forecast says not to, below the tree line and with a way back.</li>'
      + '<li><strong>A form without a box for “fine”.</strong> Where does it rub, what is wet, what would you take off first?</li>'
      + '<li><strong>A second try.</strong> What fails goes back to its maker with the notes, once. What fails twice does not come into the shop.</li></ol>',
    '<h2>W terenie</h2><ol><li><strong>Sześć osób, cztery tygodnie.</strong> Trzy kobiety i trzech mężczyzn w różnych rozmiarach. Nikt nie wie, co sądzą pozostali.</li>'
      + '<li><strong>Jeden zły dzień celowo.</strong> Przynajmniej raz wychodzimy wbrew prognozie, poniżej granicy lasu i z drogą odwrotu.</li>'
      + '<li><strong>Ankieta bez rubryki „w porządku”.</strong> Gdzie uwiera, co przemokło, co zdejmiesz najpierw?</li>'
      + '<li><strong>Druga próba.</strong> Co zawiedzie, wraca z uwagami do producenta, jeden raz. Co zawiedzie dwa razy, nie trafia do sklepu.</li></ol>',
  ]),
})

const film = block('test-film', 'Film', {
  film: '/media/content/rain-test.webm',
  title: inBoth(['The rain test', 'Próba deszczu']),
  poster: '/media/content/rain-test.webp',
  caption: inBoth(['The rain test, drawn: ten seconds for what takes twenty minutes. There is no sound.', 'Próba deszczu na rysunku: dziesięć sekund zamiast dwudziestu minut. Bez dźwięku.']),
  captions: inBoth(['/media/content/rain-test.en.vtt', '/media/content/rain-test.pl.vtt']),
})

const picture = block('test-picture', 'Picture', {
  picture: '/media/catalog/product/hiking-pants-men-scree-detail.webp',
  alt: inBoth(['Waistband of grey softshell trousers with a webbing belt', 'Pas szarych spodni softshellowych z taśmowym paskiem']),
  caption: inBoth([
    'Kościelec trousers after 30,000 rubs. The belt was sewn on again after the first try: it came loose when wet.',
    'Spodnie Kościelec po 30 000 cykli ścierania. Pasek przyszyto na nowo po pierwszej próbie: po zmoczeniu się luzował.',
  ]),
  shape: 'panorama',
  focusY: 38,
})

const QUESTIONS: ReadonlyArray<readonly [question: LocalizedText, answer: LocalizedText]> = [
  [
    ['What most often fails?', 'Co odpada najczęściej?'],
    [
      '<ul><li>Hoods that cannot be tightened with one hand.</li><li>Hip belts that slip once they are wet.</li><li>Leggings that turn see-through in a squat.</li></ul>',
      '<ul><li>Kaptury, których nie da się ściągnąć jedną ręką.</li><li>Pasy biodrowe, które po zmoczeniu się zsuwają.</li><li>Legginsy, które prześwitują w przysiadzie.</li></ul>',
    ],
  ],
  [
    ['Do makers pay for a test?', 'Czy producenci płacą za test?'],
    [
      '<p>No. We buy the six pieces, and what is left of them goes to the mountain rescue’s jumble sale.</p>',
      '<p>Nie. Sześć sztuk kupujemy sami, a to, co z nich zostaje, oddajemy na kiermasz ratowników górskich.</p>',
    ],
  ],
  [
    ['What do the millimetres of a water column say?', 'Co mówią milimetry słupa wody?'],
    [
      '<p>How high water may stand on the fabric before it comes through. Rain alone needs about 2,000 mm; a pack’s straps and a wet rock to sit on need ten times as much.</p>',
      '<p>Jak wysoko może stać woda nad tkaniną, zanim przez nią przejdzie. Na sam deszcz wystarczy około 2000 mm. Pod szelkami plecaka i na mokrym kamieniu trzeba dziesięć razy tyle.</p>',
    ],
  ],
  [
    ['Are reviews chosen by their stars?', 'Czy wybieracie opinie według gwiazdek?'],
    [
      '<p>No. A person reads each before it appears, to keep out insults and advertisements, and nothing else.</p>',
      '<p>Nie. Każdą czyta człowiek, zanim się pojawi: odrzuca wyzwiska i reklamy, nic poza tym.</p>',
    ],
  ],
]

const questions = block('test-questions', 'Questions', {
  title: inBoth(['Questions about the tests', 'Pytania o testy']),
  questions: QUESTIONS.map(([question, answer]) => ({ question: inBoth(question), answer: inBoth(answer) })),
})

const passed = block('test-passed', 'Products', {
  from: 'skus',
  title: inBoth(['Passed at the first try', 'Zdały za pierwszym razem']),
  skus: ['HAL-KRY', 'HAL-GIE', 'HAL-RYS', 'HAL-OLC'],
})

export const HOW_WE_TEST: EntryPlan = entry(
  'page',
  'halny-how-we-test',
  'How we test',
  data(
    ['How we test', 'Jak testujemy'],
    [story, columns('test-columns', [bench], [outside]), film, picture, questions, passed],
    ['/how-we-test', '/pl/jak-testujemy'],
  ),
  { query: [onPages('/how-we-test', '/pl/jak-testujemy')] },
)
