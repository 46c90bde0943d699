import { family } from '../plan/product-family.ts'
import { type ProductPlan, WOMEN } from '../plan/product-plan.ts'

const FLEECES = family(
  {
    kind: 'fleece',
    look: { cut: 'women' },
    sizes: WOMEN,
    categories: ['women-fleeces'],
    traits: {
      gender: ['women'], activity: ['hiking', 'everyday'], material: ['polyester'], climate: ['cold', 'mild'],
      style_general: ['mid'], sleeve: ['long'], collar: ['mock'],
    },
  },
  [
    {
      code: 'SMR',
      look: { cut: 'women', shape: 'pile' },
      name: ['Smreczyński Fleece', 'Polar Smreczyński'],
      short: ['Women’s, thick pile', 'Damski, z grubym włosem'],
      price: 329,
      colors: ['hoarfrost', 'peat', 'moss', 'tarn'],
      weight: 0.46,
      en: [
        'A sheep that dries overnight',
        'High pile outside, smooth knit inside. Too warm for the way up, exactly right for the bench by the lake.',
        'Made of recycled bottles', 'Pockets deep enough for both hands and a thermos lid', 'Does not pill where the straps rub',
      ],
      pl: [
        'Owca, która wysycha przez noc',
        'Z wierzchu wysoki włos, od środka gładka dzianina. Pod górę za ciepły, na ławkę nad stawem w sam raz.',
        'Z przetworzonych butelek', 'Kieszenie, w których mieszczą się dłonie i kubek termosu', 'Nie mechaci się pod szelkami',
      ],
    },
    {
      code: 'RAP',
      look: { cut: 'women', fit: 'slim', shape: 'grid' },
      name: ['Raptawicka Stretch Fleece', 'Bluza polarowa Raptawicka'],
      short: ['Women’s, light and stretchy', 'Damska, lekka i elastyczna'],
      price: 289,
      colors: ['tarn', 'crocus', 'granite', 'dawn'],
      weight: 0.24,
      traits: { activity: ['ski-touring', 'climbing', 'hiking'], material: ['polyester', 'elastane'] },
      en: [
        'A grid for people who sweat',
        'Warm squares, airy lines between them. On skins it works alone, on the summit it goes under a shell.',
        'Thumb loops', 'Zip garage at the chin', '240 g in size M',
      ],
      pl: [
        'Kratka dla tych, którym szybko robi się gorąco',
        'Ciepłe pola, a między nimi przewiewne rowki. Na podejściu na fokach wystarcza sama, na szczycie wchodzi pod kurtkę.',
        'Otwory na kciuki', 'Osłona zamka pod brodą', '240 g w rozmiarze M',
      ],
    },
    {
      code: 'MYL',
      look: { cut: 'women', collar: 'half-zip' },
      name: ['Mylna Half-Zip Fleece', 'Polar Mylna z krótkim zamkiem'],
      short: ['Women’s, over the head', 'Damski, zakładany przez głowę'],
      price: 219,
      special: 169,
      colors: ['larch', 'scree', 'glacier'],
      weight: 0.27,
      traits: { collar: ['half-zip'] },
      en: [
        'The one you lend and never get back',
        'A plain fleece without a single clever idea, and that is what everybody likes about it.',
        '180 g/m² of recycled fleece', 'Zip to the breastbone', 'Elastic cuffs that push up and stay up',
      ],
      pl: [
        'Pożyczysz i już nie wróci',
        'Zwykły polar bez ani jednego sprytnego pomysłu. Właśnie za to wszyscy go lubią.',
        'Polar 180 g/m² z recyklingu', 'Zamek do mostka', 'Mankiety podciągnięte zostają na swoim miejscu',
      ],
    },
    {
      code: 'PIS',
      look: { cut: 'women', pattern: 'color-block' },
      name: ['Pisana Fleece Jacket', 'Bluza polarowa Pisana'],
      short: ['Women’s, two colours', 'Damska, dwukolorowa'],
      price: 349,
      colors: ['spruce', 'rowan'],
      weight: 0.38,
      en: [
        'A yoke in the other colour',
        'Thicker over the shoulders, where the straps lie, thinner everywhere else. It looks like the nineties because they got that right.',
        'Fleece of 300 g/m² on the shoulders, 200 g/m² elsewhere', 'Zipped chest pocket', 'Recycled polyester throughout',
      ],
      pl: [
        'Karczek w drugim kolorze',
        'Grubsza na ramionach, gdzie leżą szelki, a wszędzie indziej cieńsza. Wygląda jak z lat dziewięćdziesiątych, bo akurat to się wtedy udało.',
        'Polar 300 g/m² na ramionach, 200 g/m² gdzie indziej', 'Kieszeń na piersi na zamek', 'W całości z poliestru z recyklingu',
      ],
    },
  ],
)

const hooded = (collar: string) => ({
  gender: ['women'], activity: ['everyday', 'travel'], material: ['cotton'], climate: ['mild'], sleeve: ['long'], collar: [collar],
})

const HOODIES = family(
  { kind: 'hoodie', look: { cut: 'women' }, sizes: WOMEN, categories: ['women-sweatshirts'], traits: hooded('hood') },
  [
    {
      code: 'KIR',
      name: ['Kiry Hoodie', 'Bluza z kapturem Kiry'],
      short: ['Women’s, organic cotton', 'Damska, bawełna organiczna'],
      price: 279,
      colors: ['dawn', 'scree', 'tarn', 'hoarfrost'],
      isNew: true,
      weight: 0.49,
      en: [
        'Where the walk begins and ends',
        'Kiry is a car park, a bus stop and a bar with dumplings. The hoodie is for all three.',
        '330 g/m² organic cotton', 'Hood that keeps its shape', 'Hidden pocket for a ticket',
      ],
      pl: [
        'Tu się zaczyna i tu się kończy',
        'Kiry to parking, przystanek i bar z pierogami. Bluza nadaje się do wszystkich trzech.',
        'Bawełna organiczna 330 g/m²', 'Kaptur, który trzyma kształt', 'Ukryta kieszonka na bilet',
      ],
    },
    {
      code: 'IWA',
      look: { cut: 'women', fit: 'relaxed', pattern: 'heather' },
      name: ['Iwaniacka Hoodie', 'Bluza z kapturem Iwaniacka'],
      short: ['Women’s, melange', 'Damska, melanżowa'],
      price: 299,
      special: 239,
      colors: ['scree', 'crocus', 'glacier'],
      weight: 0.54,
      en: [
        'A blanket with sleeves',
        'Loose, long and brushed inside. You can pull your knees into it on a cold hut terrace; we have seen it done.',
        'Melange cotton with recycled polyester', 'Dropped shoulders', 'Cuffs long enough to hide fingers',
      ],
      pl: [
        'Koc z rękawami',
        'Luźna, długa, od środka drapana. Na zimnym tarasie schroniska mieszczą się w niej także kolana, sami widzieliśmy.',
        'Melanż bawełny i poliestru z recyklingu', 'Opuszczona linia ramion', 'Mankiety, w których chowają się palce',
      ],
    },
  ],
)

const ZIPPED = family(
  { kind: 'zip-hoodie', look: { cut: 'women' }, sizes: WOMEN, categories: ['women-sweatshirts'], traits: hooded('hood') },
  [
    {
      code: 'SKU',
      name: ['Skupniów Zip Hoodie', 'Bluza rozpinana Skupniów'],
      short: ['Women’s, technical knit', 'Damska, techniczna dzianina'],
      price: 329,
      colors: ['granite', 'tarn', 'rowan'],
      weight: 0.42,
      traits: { activity: ['training', 'running', 'everyday'], material: ['polyester', 'elastane'], climate: ['mild', 'indoor'], style_general: ['mid'] },
      en: [
        'Between the changing room and the door',
        'Smooth, close to the body and dry again by the next morning. The hood fits under a bicycle helmet.',
        'Two zipped pockets', 'Thumb loops', 'No fluff, no pilling',
      ],
      pl: [
        'Między szatnią a drzwiami',
        'Gładka, przylegająca i następnego ranka znów sucha. Kaptur wchodzi pod kask rowerowy.',
        'Dwie kieszenie na zamek', 'Otwory na kciuki', 'Nie kłaczy i się nie mechaci',
      ],
    },
    {
      code: 'OPA',
      look: { cut: 'women', pattern: 'color-block' },
      name: ['Opalone Zip Hoodie', 'Bluza rozpinana Opalone'],
      short: ['Women’s, organic cotton', 'Damska, bawełna organiczna'],
      price: 309,
      colors: ['moss', 'dawn', 'peat'],
      weight: 0.5,
      en: [
        'For a bench that faces south',
        'Cotton that has been washed before it reaches you, so that it is as soft on the first day as on the hundredth.',
        '350 g/m² organic cotton', 'Metal zip', 'Pockets sewn with bar tacks',
      ],
      pl: [
        'Na ławkę od południowej strony',
        'Bawełna prana, zanim do ciebie trafi, więc pierwszego dnia jest tak samo miękka jak setnego.',
        'Bawełna organiczna 350 g/m²', 'Metalowy zamek', 'Kieszenie wzmocnione ryglami',
      ],
    },
  ],
)

const SWEATSHIRTS = family(
  { kind: 'sweatshirt', look: { cut: 'women' }, sizes: WOMEN, categories: ['women-sweatshirts'], traits: hooded('crew') },
  [
    {
      code: 'KUZ',
      name: ['Kuźnice Sweatshirt', 'Bluza Kuźnice'],
      short: ['Women’s, organic cotton', 'Damska, bawełna organiczna'],
      price: 239,
      colors: ['rowan', 'hoarfrost', 'spruce', 'larch'],
      weight: 0.4,
      en: [
        'For the queue to the cable car',
        'Two hours of standing for twelve minutes of riding, so you may as well be comfortable. Mid-weight cotton, straight cut, nothing to adjust.',
        '300 g/m² organic cotton', 'Ribbed neck that does not stretch out', 'Machine wash at 40 °C',
      ],
      pl: [
        'Do kolejki do kolejki',
        'Dwie godziny stania na dwanaście minut jazdy, więc niech chociaż będzie wygodnie. Bawełna średniej grubości, prosty krój, nic do poprawiania.',
        'Bawełna organiczna 300 g/m²', 'Ściągacz przy szyi, który się nie rozciąga', 'Pranie w 40 °C',
      ],
    },
    {
      code: 'GOY',
      look: { cut: 'women', pattern: 'heather' },
      name: ['Goryczkowa Sweatshirt', 'Bluza Goryczkowa'],
      short: ['Women’s, melange', 'Damska, melanżowa'],
      price: 259,
      colors: ['glacier', 'scree', 'crocus'],
      weight: 0.43,
      en: [
        'Plain from a distance',
        'Yarns of three shades are knitted together, so no two pieces are quite the same. Soft inside, calm outside.',
        'Brushed inside', 'Flat seams at the shoulders', 'Side slits, longer back',
      ],
      pl: [
        'Gładka tylko z daleka',
        'Dzianina z przędzy w trzech odcieniach, więc dwie zupełnie takie same się nie trafiają. Od środka miękka, z wierzchu spokojna.',
        'Drapana od środka', 'Płaskie szwy na ramionach', 'Rozcięcia po bokach, dłuższy tył',
      ],
    },
    {
      code: 'ZAB',
      look: { cut: 'women', pattern: 'stripe' },
      name: ['Żabi Sweatshirt', 'Bluza w paski Żabi'],
      short: ['Women’s, striped', 'Damska, w paski'],
      price: 249,
      special: 199,
      colors: ['tarn', 'hoarfrost'],
      weight: 0.38,
      en: [
        'A sailor in the mountains',
        'Stripes look fine far from the sea, too. The cotton is loopback, so it breathes when the sun comes out.',
        'Organic cotton, loopback knit', 'Stripes that meet at the side seams', 'Wide neck',
      ],
      pl: [
        'Marynarz w górach',
        'Paskom wcale nie jest potrzebne morze. Pętelkowa bawełna oddycha, kiedy wychodzi słońce.',
        'Bawełna organiczna, dzianina pętelkowa', 'Paski zgrane na bocznych szwach', 'Szeroki dekolt',
      ],
    },
  ],
)

export const WOMEN_MIDLAYERS: readonly ProductPlan[] = [...FLEECES, ...HOODIES, ...ZIPPED, ...SWEATSHIRTS]
