import { family } from '../plan/product-family.ts'
import { type ProductPlan, WOMEN } from '../plan/product-plan.ts'

const PANTS = family(
  {
    kind: 'hiking-pants',
    look: { cut: 'women' },
    sizes: WOMEN,
    categories: ['women-hiking-pants'],
    traits: { gender: ['women'], activity: ['hiking'], material: ['polyamide', 'elastane'], climate: ['mild', 'wind'] },
  },
  [
    {
      code: 'MOG',
      look: { cut: 'women', shape: 'cargo' },
      name: ['Mogielica Hiking Pants', 'Spodnie trekkingowe Mogielica'],
      short: ['Women’s, regular', 'Damskie, krój regularny'],
      price: 379,
      colors: ['scree', 'spruce', 'peat', 'granite'],
      weight: 0.36,
      en: [
        'Brambles may try',
        'A dense stretch weave that shrugs off thorns and dries before the next stream. The waist is high enough to sit down in without thinking about it.',
        'Reinforced knees', 'Hem that tightens over boots', 'Two zipped thigh pockets',
      ],
      pl: [
        'Jeżyny mogą próbować',
        'Zwarta, elastyczna tkanina, której ciernie nie robią krzywdy i która wysycha przed następnym strumieniem. Stan jest na tyle wysoki, że siadasz bez poprawiania.',
        'Wzmocnione kolana', 'Nogawki ściągane na bucie', 'Dwie kieszenie na udach na zamek',
      ],
    },
    {
      code: 'CWI',
      look: { cut: 'women', fit: 'slim', shape: 'alpine' },
      name: ['Ćwilin Softshell Pants', 'Spodnie softshellowe Ćwilin'],
      short: ['Women’s, slim', 'Damskie, dopasowane'],
      price: 449,
      special: 379,
      colors: ['granite', 'crocus', 'tarn', 'spruce'],
      weight: 0.41,
      traits: { activity: ['hiking', 'ski-touring', 'climbing'], climate: ['cold', 'wind'] },
      en: [
        'Winter legs without winter bulk',
        'Brushed inside, smooth outside, narrow enough to see your feet on a rung. Good from the first frost to the last snow patch.',
        'Gaiter hook at the hem', 'Vents along the thigh', 'Waist that adjusts at the sides',
      ],
      pl: [
        'Ciepłe na zimę, wąskie jak latem',
        'Od środka drapane, z wierzchu gładkie i dość wąskie, żeby widzieć stopy na klamrze. Służą od pierwszego przymrozku do ostatniego płata śniegu.',
        'Haczyk na stuptut', 'Wywietrzniki na udach', 'Pas regulowany po bokach',
      ],
    },
    {
      code: 'SNI',
      look: { cut: 'women', shape: 'zip-off' },
      name: ['Śnieżnica Convertible Pants', 'Spodnie z odpinanymi nogawkami Śnieżnica'],
      short: ['Women’s, two in one', 'Damskie, dwa w jednym'],
      price: 349,
      colors: ['moss', 'scree'],
      weight: 0.39,
      traits: { activity: ['hiking', 'travel'], climate: ['heat', 'mild'] },
      en: [
        'Trousers by dawn, shorts by ten',
        'The zips run round the leg and one up the side, so the legs come off over boots. They are marked left and right, for tired people.',
        'Legs come off over boots', 'UPF 50', 'Six pockets, four with zips',
      ],
      pl: [
        'O świcie spodnie, o dziesiątej szorty',
        'Zamek biegnie dookoła nogawki i jeszcze wzdłuż łydki, więc odepniesz ją bez zdejmowania butów. Lewa i prawa są podpisane, z myślą o zmęczonych.',
        'Nogawki odpina się przez buty', 'Filtr UPF 50', 'Sześć kieszeni, w tym cztery na zamek',
      ],
    },
    {
      code: 'SZE',
      look: { cut: 'women', pattern: 'color-block', shape: 'patched' },
      name: ['Szczebel Trekking Pants', 'Spodnie Szczebel'],
      short: ['Women’s, with tough knees', 'Damskie, z mocnymi kolanami'],
      price: 419,
      colors: ['peat', 'tarn'],
      isNew: true,
      weight: 0.43,
      traits: { activity: ['hiking', 'climbing'] },
      en: [
        'Two cloths, one for kneeling',
        'Light stretch where you bend, canvas where you kneel, slide and sit. The seat will outlast the knees of their owner.',
        'Abrasion-proof seat and knees', 'Gusset for high steps', 'Belt included',
      ],
      pl: [
        'Dwie tkaniny, jedna do klękania',
        'Tam, gdzie się zginasz, lekka i elastyczna, tam, gdzie klęczysz, zjeżdżasz i siadasz, mocna jak płótno. Siedzenie przetrwa kolana właścicielki.',
        'Siedzenie i kolana odporne na przetarcie', 'Klin na wysoki krok', 'Pasek w komplecie',
      ],
    },
  ],
)

const JOGGERS = family(
  {
    kind: 'joggers',
    look: { cut: 'women' },
    sizes: WOMEN,
    categories: ['women-joggers'],
    traits: { gender: ['women'], activity: ['everyday', 'travel'], material: ['cotton'], climate: ['mild', 'indoor'] },
  },
  [
    {
      code: 'LBG',
      name: ['Lubogoszcz Joggers', 'Joggery Lubogoszcz'],
      short: ['Women’s, technical knit', 'Damskie, techniczna dzianina'],
      price: 229,
      colors: ['granite', 'rowan', 'glacier'],
      weight: 0.34,
      traits: { activity: ['training', 'travel'], material: ['polyester', 'elastane'] },
      en: [
        'For planes, gyms and Sundays',
        'They look like trousers as long as you stand and like pyjamas as soon as you sit. The knit springs back at the knees.',
        'Zipped pockets', 'Narrow ankles', 'Dry overnight, even on a cold radiator',
      ],
      pl: [
        'Do samolotu, na siłownię i na niedzielę',
        'Na stojąco wyglądają jak spodnie, na siedząco czujesz się w nich jak w piżamie. Dzianina nie wypycha się na kolanach.',
        'Kieszenie na zamek', 'Wąskie przy kostce', 'Schną przez noc, nawet na zimnym kaloryferze',
      ],
    },
    {
      code: 'KIC',
      look: { cut: 'women', pattern: 'heather' },
      name: ['Kiczora Joggers', 'Joggery Kiczora'],
      short: ['Women’s, organic cotton', 'Damskie, bawełna organiczna'],
      price: 199,
      special: 159,
      colors: ['scree', 'hoarfrost', 'peat'],
      weight: 0.4,
      en: [
        'Made for the second half of Saturday',
        'Brushed cotton, a wide waistband and pockets for both hands and half an apple cake. No further ambitions.',
        '320 g/m² organic cotton', 'Flat cord', 'Matches the Goryczkowa sweatshirt',
      ],
      pl: [
        'Na drugą połowę soboty',
        'Drapana bawełna, szeroki pas i kieszenie na obie dłonie i pół szarlotki. Większych ambicji nie mają.',
        'Bawełna organiczna 320 g/m²', 'Płaski sznurek', 'Do kompletu z bluzą Goryczkowa',
      ],
    },
    {
      code: 'JAS',
      look: { cut: 'women', pattern: 'color-block', shape: 'track' },
      name: ['Jasień Track Pants', 'Spodnie dresowe Jasień'],
      short: ['Women’s, with a stripe', 'Damskie, z lampasem'],
      price: 219,
      colors: ['tarn', 'moss'],
      weight: 0.36,
      traits: { activity: ['training', 'everyday'], material: ['polyester', 'elastane'] },
      en: [
        'A stripe makes one faster',
        'Not by much, but the zips at the ankle do the rest: off over spikes, on over tights.',
        'Ankle zips', 'Contrasting side panel', 'Lightly brushed inside',
      ],
      pl: [
        'Z lampasem biega się szybciej',
        'Odrobinę. Resztę robią zamki przy kostkach: zdejmiesz je przez kolce, założysz na legginsy.',
        'Zamki przy kostkach', 'Boczny panel w drugim kolorze', 'Od środka lekko drapane',
      ],
    },
  ],
)

const TIGHTS = family(
  {
    kind: 'leggings',
    look: { cut: 'women' },
    sizes: WOMEN,
    categories: ['women-tights'],
    traits: {
      gender: ['women'], activity: ['training', 'running'], material: ['polyamide', 'elastane'], climate: ['mild', 'indoor'],
      style_general: ['base'],
    },
  },
  [
    {
      code: 'MOD',
      name: ['Modyń Tights', 'Legginsy Modyń'],
      short: ['Women’s, soft and opaque', 'Damskie, miękkie i kryjące'],
      price: 229,
      colors: ['granite', 'spruce', 'dawn', 'tarn'],
      weight: 0.2,
      traits: { activity: ['yoga', 'training'] },
      en: [
        'Like nothing on, but more polite',
        'Brushed, matt and very soft. Made for mats and floors; we would not run through thorns in them.',
        'Opaque in a squat', 'Wide waistband with a hidden pocket', 'No seam at the front',
      ],
      pl: [
        'Prawie jak nic, tylko grzeczniej',
        'Delikatnie drapane, matowe i bardzo miękkie. Szyte na maty i podłogi; przez ciernie byśmy w nich nie biegli.',
        'Nie prześwitują w przysiadzie', 'Szeroki pas z ukrytą kieszonką', 'Bez szwu z przodu',
      ],
    },
    {
      code: 'GRC',
      look: { cut: 'women', pattern: 'color-block' },
      name: ['Gorc Running Tights', 'Legginsy biegowe Gorc'],
      short: ['Women’s, with mesh', 'Damskie, z siateczką'],
      price: 259,
      colors: ['tarn', 'rowan'],
      weight: 0.19,
      traits: { activity: ['running'], climate: ['mild', 'heat'] },
      en: [
        'Air behind the knee',
        'Mesh where running makes heat, firm knit where muscles shake. The pockets hold a phone and two gels, and neither moves.',
        'Two drop-in pockets, one zip at the back', 'Flat seams', 'Reflective at the calf',
      ],
      pl: [
        'Przeciąg pod kolanem',
        'Siateczka tam, gdzie bieg grzeje, zwarta dzianina tam, gdzie mięśnie drżą. W kieszeniach mieści się telefon i dwa żele i nic nie lata.',
        'Dwie kieszenie wsuwane, z tyłu jedna na zamek', 'Płaskie szwy', 'Odblask na łydce',
      ],
    },
    {
      code: 'KUD',
      name: ['Kudłoń Winter Tights', 'Legginsy zimowe Kudłoń'],
      short: ['Women’s, brushed inside', 'Damskie, drapane od środka'],
      price: 289,
      special: 229,
      colors: ['granite', 'crocus'],
      weight: 0.27,
      traits: { activity: ['running', 'ski-touring'], climate: ['cold', 'wind'] },
      en: [
        'February has no excuse',
        'Fleece against the skin and windproof panels on the thighs. Warm to minus ten if you keep moving.',
        'Windproof front', 'High back that stays put when you bend', 'Ankle zips',
      ],
      pl: [
        'Luty to żadna wymówka',
        'Od środka meszek, na udach panele od wiatru. Jeśli się nie zatrzymujesz, wystarczą do minus dziesięciu.',
        'Wiatroszczelny przód', 'Wysoki tył, który nie odsłania pleców', 'Zamki przy kostkach',
      ],
    },
    {
      code: 'MAG',
      look: { cut: 'women', pattern: 'heather' },
      name: ['Magura Melange Tights', 'Legginsy melanżowe Magura'],
      short: ['Women’s, cotton blend', 'Damskie, z bawełną'],
      price: 159,
      colors: ['scree', 'peat', 'glacier'],
      weight: 0.23,
      traits: { activity: ['yoga', 'everyday'], material: ['cotton', 'elastane'], climate: ['indoor'] },
      en: [
        'For slow exercises and quick shopping',
        'More cotton than anything, with enough stretch for a deep lunge. They wash soft and keep their colour.',
        'Organic cotton with elastane', 'Wide flat waistband', 'Machine wash at 40 °C',
      ],
      pl: [
        'Do wolnych ćwiczeń i szybkich zakupów',
        'Przede wszystkim bawełna, z domieszką, która wystarcza na głęboki wykrok. Po praniu miękną, ale nie bledną.',
        'Bawełna organiczna z elastanem', 'Szeroki, płaski pas', 'Pranie w 40 °C',
      ],
    },
    {
      code: 'LAC',
      look: { cut: 'women', pattern: 'stripe' },
      name: ['Lackowa Striped Tights', 'Legginsy w paski Lackowa'],
      short: ['Women’s, for those who want to be seen', 'Damskie, dla tych, których ma być widać'],
      price: 199,
      special: 149,
      colors: ['dawn', 'tarn'],
      isNew: true,
      weight: 0.21,
      en: [
        'Stripes for the steepest hill in the Beskids',
        'There is a slope on Lackowa called the wall of tears. You may as well be cheerful from the waist down.',
        'Knitted-in stripes', 'Opaque in a squat', 'Key pocket in the waist',
      ],
      pl: [
        'Paski na najbardziej stromą górę w Beskidach',
        'Zbocze Lackowej nazywają ścianą płaczu. Niech chociaż od pasa w dół będzie wesoło.',
        'Paski z przędzy, nie z nadruku', 'Nie prześwitują w przysiadzie', 'Kieszonka na klucz w pasie',
      ],
    },
  ],
)

const SHORTS = family(
  {
    kind: 'shorts',
    look: { cut: 'women' },
    sizes: WOMEN,
    categories: ['women-shorts'],
    traits: { gender: ['women'], activity: ['hiking', 'travel'], material: ['polyamide', 'elastane'], climate: ['heat'] },
  },
  [
    {
      code: 'CER',
      name: ['Cergowa Running Shorts', 'Szorty biegowe Cergowa'],
      short: ['Women’s, with a liner', 'Damskie, z wewnętrzną siateczką'],
      price: 139,
      colors: ['larch', 'granite', 'tarn'],
      weight: 0.11,
      traits: { activity: ['running', 'training'], material: ['polyester', 'elastane'] },
      en: [
        'Short, and sure of it',
        'A light shell over a soft liner that neither rides up nor shows. One zip pocket, because one key is enough.',
        'Side slits', 'Soft liner', '110 g in size M',
      ],
      pl: [
        'Krótkie i pewne siebie',
        'Lekka tkanina na miękkich spodenkach, które nie podjeżdżają i nie wystają. Jedna kieszeń na zamek, bo i klucz jest jeden.',
        'Rozcięcia po bokach', 'Miękkie wewnętrzne spodenki', '110 g w rozmiarze M',
      ],
    },
    {
      code: 'HAL',
      name: ['Halicz Bermudas', 'Bermudy Halicz'],
      short: ['Women’s, to the knee', 'Damskie, do kolan'],
      price: 199,
      colors: ['moss', 'hoarfrost', 'peat'],
      weight: 0.22,
      traits: { activity: ['hiking', 'everyday'], material: ['cotton', 'polyamide'] },
      en: [
        'Long grass, short trousers',
        'Down to the knee, where nettles begin to matter. The cloth, half of it cotton, rustles less than the grass.',
        'Five pockets', 'Waist that adjusts inside', 'Gets softer with age',
      ],
      pl: [
        'Wysoka trawa, krótkie spodnie',
        'Do kolan, czyli tam, gdzie pokrzywy zaczynają mieć znaczenie. Tkanina, w połowie bawełniana, szeleści ciszej niż trawa.',
        'Pięć kieszeni', 'Pas regulowany od środka', 'Z wiekiem miękną',
      ],
    },
  ],
)

const SKIRTS = family(
  {
    kind: 'skirt',
    look: { cut: 'women' },
    sizes: WOMEN,
    categories: ['women-shorts'],
    traits: { gender: ['women'], activity: ['hiking', 'travel'], material: ['polyester', 'elastane'], climate: ['heat', 'mild'] },
  },
  [
    {
      code: 'TAR',
      name: ['Tarnica Hiking Skirt', 'Spódnica trekkingowa Tarnica'],
      short: ['Women’s, light', 'Damska, lekka'],
      price: 179,
      colors: ['moss', 'dawn', 'granite'],
      isNew: true,
      weight: 0.18,
      en: [
        'For meadows without an end',
        'It opens wide for a stile and closes again for a church. Two pockets with zips, because the wind up there takes its share.',
        'Light ripstop', 'UPF 40', 'Folds to the size of an orange',
      ],
      pl: [
        'Na połoniny bez końca',
        'Nie krępuje przy przełazie, a w cerkwi wygląda jak trzeba. Dwie kieszenie na zamek, bo wiatr na połoninie zabiera swoje.',
        'Lekki ripstop', 'Filtr UPF 40', 'Po złożeniu wielkości pomarańczy',
      ],
    },
    {
      code: 'SMK',
      look: { cut: 'women', pattern: 'color-block' },
      name: ['Smerek Running Skirt', 'Spódnica biegowa Smerek'],
      short: ['Women’s, with tights inside', 'Damska, z legginsami'],
      price: 189,
      special: 149,
      colors: ['crocus', 'tarn'],
      weight: 0.19,
      traits: { activity: ['running'] },
      en: [
        'Two layers, one decision',
        'Short tights carry the pockets, the skirt carries the mood. Nothing rides up, not even on the third loop.',
        'Tights with grip at the hem', 'Two phone pockets', 'Dries in half an hour',
      ],
      pl: [
        'Dwie warstwy, jedna decyzja',
        'Krótkie legginsy są od kieszeni, spódnica od humoru. Nic nie podjeżdża, nawet na trzeciej pętli.',
        'Legginsy z silikonem przy nogawce', 'Dwie kieszenie na telefon', 'Schnie w pół godziny',
      ],
    },
    {
      code: 'CAR',
      look: { cut: 'women', pattern: 'contour' },
      name: ['Caryńska Skirt', 'Spódnica Caryńska'],
      short: ['Women’s, contour print', 'Damska, wzór z poziomicami'],
      price: 209,
      colors: ['spruce', 'rowan'],
      weight: 0.2,
      traits: { activity: ['everyday', 'travel'] },
      en: [
        'A map you can dance in',
        'The print follows the ridge of the meadow it is named after, all four kilometres of it, round and round.',
        'Print that does not crack', 'Elastic waistband', 'Side pocket',
      ],
      pl: [
        'Mapa, w której da się tańczyć',
        'Nadruk prowadzi granią połoniny, od której ma nazwę: całe cztery kilometry, tyle że w kółko.',
        'Nadruk, który nie pęka', 'Pas na gumce', 'Boczna kieszeń',
      ],
    },
  ],
)

export const WOMEN_BOTTOMS: readonly ProductPlan[] = [...PANTS, ...JOGGERS, ...TIGHTS, ...SHORTS, ...SKIRTS]
