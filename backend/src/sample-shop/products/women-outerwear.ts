import { family } from '../plan/product-family.ts'
import { type ProductPlan, WOMEN } from '../plan/product-plan.ts'

const jacket = (style: string) => ({ gender: ['women'], style_general: [style], sleeve: ['long'], collar: ['hood'] })

const SHELLS = family(
  {
    kind: 'shell-jacket',
    look: { cut: 'women' },
    sizes: WOMEN,
    categories: ['women-shell'],
    traits: { ...jacket('shell'), activity: ['hiking'], material: ['polyamide'], climate: ['rain', 'wind'] },
  },
  [
    {
      code: 'MIE',
      name: ['Mięguszowiecka 3L Shell', 'Kurtka 3L Mięguszowiecka'],
      short: ['Women’s waterproof jacket', 'Damska kurtka wodoodporna'],
      price: 1349,
      colors: ['tarn', 'dawn', 'granite', 'crocus'],
      weight: 0.39,
      traits: { activity: ['hiking', 'climbing'] },
      en: [
        'Cut for the long way round',
        'Three layers, light enough to stay on all day. The waist is shaped, and the sleeves are still long enough when you reach for a chain.',
        '15 000 mm water column, 15 000 g/m² breathability', 'A helmet fits under the hood', '390 g in size M',
      ],
      pl: [
        'Na dłuższy wariant trasy',
        'Trzy warstwy, a tak lekkie, że przez cały dzień nie ma po co jej zdejmować. Talia jest dopasowana, a rękawy nie podjeżdżają, gdy chwytasz łańcuch.',
        'Słup wody 15 000 mm, oddychalność 15 000 g/m²', 'Kaptur mieści kask', '390 g w rozmiarze M',
      ],
    },
    {
      code: 'KSZ',
      look: { cut: 'women', shape: 'light' },
      name: ['Krzesanica Light Shell', 'Lekka kurtka Krzesanica'],
      short: ['Women’s, 270 g', 'Damska, 270 g'],
      price: 749,
      special: 599,
      colors: ['glacier', 'rowan', 'moss', 'tarn'],
      weight: 0.27,
      traits: { activity: ['hiking', 'travel'] },
      en: [
        'Lives at the bottom of the pack',
        'A thin waterproof for days that start without a cloud. It takes up the room of a sandwich and asks for nothing until four in the afternoon.',
        '10 000 mm water column', 'Packs into its own pocket', 'Hood drawn in with one cord',
      ],
      pl: [
        'Czeka na dnie plecaka',
        'Cienka kurtka od deszczu na dni, które zaczynają się bez jednej chmurki. Zajmuje tyle miejsca co kanapka i do szesnastej o nic nie prosi.',
        'Słup wody 10 000 mm', 'Pakuje się we własną kieszeń', 'Kaptur regulowany jednym sznurkiem',
      ],
    },
    {
      code: 'TOM',
      look: { cut: 'women', fit: 'relaxed', shape: 'coat' },
      name: ['Tomanowa Rain Coat', 'Płaszcz przeciwdeszczowy Tomanowa'],
      short: ['Women’s, roomy', 'Damski, obszerny'],
      price: 699,
      colors: ['larch', 'tarn', 'hoarfrost'],
      weight: 0.46,
      traits: { activity: ['everyday', 'travel'] },
      en: [
        'Rain in town counts, too',
        'Longer at the back, roomy over a thick jumper, with pockets for a phone and a bun from the bakery. The fabric is the one we use on ridges, but nobody has to know.',
        'Taped seams', 'Two-way zip, comfortable on a tram', 'Reflective mark at the neck',
      ],
      pl: [
        'Deszcz w mieście też się liczy',
        'Dłuższy z tyłu, luźny, wchodzi na gruby sweter, a w kieszeniach mieści telefon i drożdżówkę. Tkanina jest ta sama co na graniach, ale nikt nie musi o tym wiedzieć.',
        'Podklejane szwy', 'Dwukierunkowy zamek, wygodny w tramwaju', 'Odblask na karku',
      ],
    },
    {
      code: 'SIW',
      look: { cut: 'women', pattern: 'color-block', shape: 'alpine' },
      name: ['Siwa Przełęcz Touring Shell', 'Kurtka skiturowa Siwa Przełęcz'],
      short: ['Women’s, for skis and skins', 'Damska, na narty i foki'],
      price: 1499,
      colors: ['crocus', 'spruce', 'granite'],
      isNew: true,
      weight: 0.52,
      traits: { activity: ['ski-touring'], climate: ['wind', 'cold'] },
      en: [
        'Goes up as well as down',
        'Soft enough to skin up in, snug enough for the powder on the way back. The powder skirt comes off, because in March it is only ballast.',
        'Detachable powder skirt', 'Mesh pockets that work as vents', 'A slot for a lift pass, should temptation strike',
      ],
      pl: [
        'Pod górę i w dół',
        'Na podejściu miękka, na zjeździe szczelna. Fartuch śnieżny się odpina, bo w marcu to już tylko balast.',
        'Odpinany fartuch śnieżny', 'Siatkowe kieszenie działają jak wywietrzniki', 'Kieszonka na skipass, gdyby cię skusiło',
      ],
    },
    {
      code: 'HAW',
      look: { cut: 'women', shape: 'soft-shell' },
      name: ['Hawrań Softshell', 'Softshell Hawrań'],
      short: ['Women’s, against wind', 'Damski, od wiatru'],
      price: 529,
      colors: ['peat', 'tarn', 'scree', 'rowan'],
      weight: 0.44,
      traits: { activity: ['hiking', 'everyday'], material: ['polyester', 'elastane'], climate: ['wind', 'mild'] },
      en: [
        'For wind that brings no rain',
        'Smooth outside, thin fleece inside: warm in a lift queue and not too hot on a quick descent. It shrugs off a shower and dries on your back.',
        'Stretches across the shoulders', 'Hood over a beanie', 'Pockets above a hip belt',
      ],
      pl: [
        'Na wiatr bez deszczu',
        'Z wierzchu gładki, od spodu cienki polar: w kolejce do wyciągu ciepło, na szybkim zejściu nie za gorąco. Przelotny deszcz zniesie, a potem wyschnie na grzbiecie.',
        'Nie krępuje barków', 'Kaptur mieści czapkę', 'Kieszenie powyżej pasa biodrowego',
      ],
    },
  ],
)

const WIND = family(
  {
    kind: 'shell-jacket',
    look: { cut: 'women', fit: 'slim' },
    sizes: WOMEN,
    categories: ['women-wind'],
    traits: { ...jacket('shell'), activity: ['running', 'hiking'], material: ['polyamide'], climate: ['wind', 'mild'] },
  },
  [
    {
      code: 'GUB',
      look: { cut: 'women', fit: 'slim', shape: 'wind' },
      name: ['Gubałówka Wind Jacket', 'Wiatrówka Gubałówka'],
      short: ['Women’s, 160 g', 'Damska, 160 g'],
      price: 359,
      colors: ['dawn', 'hoarfrost', 'tarn'],
      weight: 0.16,
      en: [
        'Up by funicular, down on foot',
        'Light polyamide with a back that breathes. You can run in it without feeling wrapped in cling film.',
        'Vented back panel', 'Reflective print', '160 g in size M',
      ],
      pl: [
        'W górę kolejką, w dół biegiem',
        'Lekki poliamid i przewiewne plecy. Da się w niej biec i nie czuć się jak w folii.',
        'Przewiewny panel na plecach', 'Odblaskowy nadruk', '160 g w rozmiarze M',
      ],
    },
    {
      code: 'PRN',
      look: { cut: 'women', pattern: 'color-block', shape: 'anorak' },
      name: ['Poroniec Anorak', 'Anorak Poroniec'],
      short: ['Women’s, over the head', 'Damski, zakładany przez głowę'],
      price: 399,
      special: 319,
      colors: ['larch', 'crocus'],
      weight: 0.21,
      traits: { activity: ['hiking', 'everyday'] },
      en: [
        'Over the head and off you go',
        'One big pocket across the stomach takes gloves, a map and a bar of chocolate at once. The wind stays outside.',
        'Packs into its kangaroo pocket', 'Side zip from hem to armpit', 'Longer at the back',
      ],
      pl: [
        'Przez głowę i w drogę',
        'W dużej kieszeni na brzuchu mieszczą się naraz rękawiczki, mapa i czekolada. Wiatr zostaje na zewnątrz.',
        'Pakuje się do kieszeni kangurka', 'Boczny zamek od dołu po pachę', 'Dłuższy tył',
      ],
    },
    {
      code: 'LEJ',
      look: { cut: 'women', fit: 'slim', shape: 'running' },
      name: ['Lejowa Running Jacket', 'Kurtka biegowa Lejowa'],
      short: ['Women’s, for drizzle', 'Damska, na mżawkę'],
      price: 429,
      colors: ['rowan', 'granite', 'glacier'],
      weight: 0.18,
      traits: { activity: ['running'], climate: ['wind', 'rain'] },
      en: [
        'Drizzle at six in the morning',
        'It keeps a wet breeze off and lets the heat out at the back. The cuffs cover half the hand on the way out and fold back before the end.',
        'Sheds light rain', 'Vent across the shoulder blades', 'A pocket in which a phone does not bounce',
      ],
      pl: [
        'Na mżawkę o szóstej rano',
        'Zatrzymuje mokry wiatr, a ciepło wypuszcza plecami. Mankiety zakrywają pół dłoni na początku biegu i odwijają się przed końcem.',
        'Wytrzyma lekki deszcz', 'Wywietrznik na łopatkach', 'Kieszeń, w której telefon nie podskakuje',
      ],
    },
  ],
)

const PADDED = family(
  {
    kind: 'puffer-jacket',
    look: { cut: 'women' },
    sizes: WOMEN,
    categories: ['women-insulated'],
    traits: {
      gender: ['women'], activity: ['hiking', 'everyday'], material: ['down', 'polyamide'], climate: ['cold'],
      style_general: ['insulation'], sleeve: ['long'], collar: ['mock'],
    },
  },
  [
    {
      code: 'LOD',
      look: { cut: 'women', fit: 'relaxed', shape: 'parka' },
      name: ['Lodowa Down Parka', 'Parka puchowa Lodowa'],
      short: ['Women’s, our warmest', 'Damska, najcieplejsza'],
      price: 1399,
      colors: ['granite', 'spruce', 'rowan', 'hoarfrost'],
      isBestseller: true,
      weight: 0.72,
      en: [
        'Minus twenty, bus late',
        'Our warmest jacket: box chambers, a hem below the hips and a collar to hide in. Bought for winter camps, worn at bus stops.',
        '260 g of 750-fill down', 'An inside pocket where a phone does not freeze', 'Cuffs that close over mittens',
      ],
      pl: [
        'Minus dwadzieścia, a autobus się spóźnia',
        'Nasza najcieplejsza kurtka: komory skrzynkowe, dół za biodra i kołnierz, w którym można się schować. Kupowana na zimowe biwaki, noszona na przystankach.',
        '260 g puchu, 750 cuin', 'Wewnętrzna kieszeń, w której telefon nie zamarza', 'Mankiety zapinane na łapawice',
      ],
    },
    {
      code: 'BLY',
      look: { cut: 'women', fit: 'slim', shape: 'light' },
      name: ['Błyszcz Light Down', 'Lekka kurtka puchowa Błyszcz'],
      short: ['Women’s, 850-fill down', 'Damska, puch 850 cuin'],
      price: 699,
      special: 559,
      colors: ['glacier', 'crocus', 'larch', 'granite'],
      weight: 0.24,
      traits: { activity: ['hiking', 'climbing', 'travel'] },
      en: [
        'Warmth that fits in a mug',
        'A thin layer of down for stops, summits and the first coffee outside the tent. Packed, it is smaller than the mug that the coffee was in.',
        '90 g of 850-fill down', 'Elastic binding in place of drawcords', '240 g in size M',
      ],
      pl: [
        'Ciepło, które mieści się w kubku',
        'Cienka warstwa puchu na postoje, szczyty i pierwszą kawę przed namiotem. Spakowana jest mniejsza niż kubek po tej kawie.',
        '90 g puchu 850 cuin', 'Elastyczna lamówka zamiast ściągaczy', '240 g w rozmiarze M',
      ],
    },
    {
      code: 'ORN',
      look: { cut: 'women', shape: 'chevron' },
      name: ['Ornak Insulated Jacket', 'Kurtka ocieplana Ornak'],
      short: ['Women’s, synthetic fill', 'Damska, ocieplina syntetyczna'],
      price: 599,
      colors: ['moss', 'dawn', 'tarn', 'granite'],
      weight: 0.41,
      traits: { material: ['polyester', 'polyamide'], climate: ['cold', 'wind', 'rain'] },
      en: [
        'For wet cold, which is our kind',
        'Insulation that keeps its loft in a drizzle and comes out of the washing machine as it went in. Less romantic than down, far more use in November.',
        'Recycled fill, 80 g/m²', 'Sheds a shower', 'Machine wash at 30 °C',
      ],
      pl: [
        'Na mokre zimno, czyli nasze',
        'Ocieplina, która nie oklapnie od mżawki i z pralki wychodzi taka, jaka weszła. Mniej romantyczna niż puch, za to w listopadzie bardziej się przydaje.',
        'Wypełnienie z recyklingu, 80 g/m²', 'Wytrzyma przelotny deszcz', 'Pranie w 30 °C',
      ],
    },
  ],
)

const VESTS = family(
  {
    kind: 'vest',
    look: { cut: 'women' },
    sizes: WOMEN,
    categories: ['women-insulated'],
    traits: {
      gender: ['women'], activity: ['hiking', 'everyday'], material: ['down', 'polyamide'], climate: ['cold', 'wind'],
      style_general: ['insulation', 'mid'], sleeve: ['none'], collar: ['mock'],
    },
  },
  [
    {
      code: 'KOM',
      name: ['Kominy Down Vest', 'Bezrękawnik puchowy Kominy'],
      short: ['Women’s, 750-fill down', 'Damski, puch 750 cuin'],
      price: 399,
      colors: ['hoarfrost', 'tarn', 'rowan'],
      weight: 0.22,
      en: [
        'Half a jacket, most of the warmth',
        'Down where it warms and nothing where you move. It has replaced the office cardigan of half our crew.',
        '750-fill down', 'Pockets lined with fleece', '220 g in size M',
      ],
      pl: [
        'Pół kurtki, prawie całe ciepło',
        'Puch jest tam, gdzie grzeje, a tam, gdzie się ruszasz, nie ma nic. Połowie naszej ekipy zastąpił biurowy sweter.',
        'Puch 750 cuin', 'Kieszenie wyłożone polarem', '220 g w rozmiarze M',
      ],
    },
    {
      code: 'PAL',
      look: { cut: 'women', fit: 'slim', shape: 'light' },
      name: ['Palenica Running Vest', 'Bezrękawnik biegowy Palenica'],
      short: ['Women’s, light', 'Damski, lekki'],
      price: 319,
      colors: ['larch', 'granite'],
      weight: 0.15,
      traits: { activity: ['running'], material: ['polyester'] },
      en: [
        'Sleeves are for standing still',
        'A padded front against the wind, a knitted back to let off steam. For months when you leave home frozen and come back boiled.',
        '40 g/m² of recycled fill in front', 'Back of open knit', 'Reflective piping',
      ],
      pl: [
        'Rękawy są dobre na postój',
        'Przód ocieplony przeciw wiatrowi, plecy z dzianiny, żeby się nie ugotować. Na miesiące, w których z domu wychodzi się w szronie, a wraca w parze.',
        'Z przodu 40 g/m² wypełnienia z recyklingu', 'Plecy z ażurowej dzianiny', 'Odblaskowa lamówka',
      ],
    },
  ],
)

export const WOMEN_OUTERWEAR: readonly ProductPlan[] = [...SHELLS, ...PADDED, ...WIND, ...VESTS]
