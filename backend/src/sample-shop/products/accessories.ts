import { type ProductPlan, SOCKS } from '../plan/product-plan.ts'

const HATS = ['women-hats', 'men-hats']
const SOCK_SHELVES = ['women-socks', 'men-socks']

export const ACCESSORIES: readonly ProductPlan[] = [
  {
    code: 'ZAW',
    kind: 'beanie',
    name: ['Zawrat Beanie', 'Czapka Zawrat'],
    short: ['Unisex, merino', 'Unisex, merino'],
    price: 99,
    colors: ['rowan', 'larch', 'scree'],
    categories: HATS,
    isSoldOut: true,
    weight: 0.06,
    traits: { gender: ['unisex'], activity: ['hiking', 'everyday'], material: ['merino'], climate: ['cold', 'wind'] },
    text: [
      {
        heading: 'Fits under a helmet',
        lead: 'One layer of merino, turned up to two over the ears. Thin enough to forget you have it on, warm enough to miss when you have not.',
        points: ['60 g', 'No seam at the forehead', 'One size'],
      },
      {
        heading: 'Mieści się pod kaskiem',
        lead: 'Jedna warstwa merino, a na uszach dwie, bo brzeg jest wywinięty. Tak cienka, że się o niej zapomina, i tak ciepła, że jej brak czuć od razu.',
        points: ['60 g', 'Bez szwu na czole', 'Jeden rozmiar'],
      },
    ],
  },
  {
    code: 'GOR',
    kind: 'cap',
    name: ['Gorce Cap', 'Czapka z daszkiem Gorce'],
    short: ['Unisex, light', 'Unisex, lekka'],
    price: 89,
    colors: ['tarn', 'moss', 'hoarfrost'],
    sizes: ['S/M', 'L/XL'],
    categories: HATS,
    weight: 0.07,
    traits: { gender: ['unisex'], activity: ['hiking', 'running', 'travel'], material: ['polyester'], climate: ['heat', 'rain'] },
    text: [
      {
        heading: 'A roof of seven centimetres',
        lead: 'The peak keeps sun and drizzle off and folds into a pocket without a crease.',
        points: ['UPF 50', 'Quick-drying sweatband', 'Adjusts at the back'],
      },
      {
        heading: 'Dach na siedem centymetrów',
        lead: 'Daszek osłania od słońca i mżawki, a złożony w kieszeni się nie łamie.',
        points: ['Filtr UPF 50', 'Szybkoschnący potnik', 'Regulacja z tyłu'],
      },
    ],
  },
  {
    code: 'DUN',
    kind: 'socks',
    name: ['Dunajec Hiking Socks', 'Skarpety trekkingowe Dunajec'],
    short: ['Unisex, merino', 'Unisex, merino'],
    price: 59,
    colors: ['scree', 'spruce', 'rowan'],
    sizes: SOCKS,
    categories: SOCK_SHELVES,
    isBestseller: true,
    weight: 0.08,
    traits: { gender: ['unisex'], activity: ['hiking'], material: ['merino', 'polyamide'], climate: ['cold', 'mild'] },
    text: [
      {
        heading: 'Two days, no blisters',
        lead: 'Cushioned where the boot presses, thin where it bends. Left and right are different: look for the letter.',
        points: ['62% merino', 'Flat toe seam', 'Wash inside out'],
      },
      {
        heading: 'Dwa dni i ani jednego pęcherza',
        lead: 'Grubsze tam, gdzie but uciska, cieńsze tam, gdzie się zgina. Lewa różni się od prawej: szukaj litery.',
        points: ['62% merino', 'Płaski szew na palcach', 'Prać na lewej stronie'],
      },
    ],
  },
  {
    code: 'PIL',
    kind: 'beanie',
    look: { pattern: 'stripe' },
    name: ['Pilsko Beanie', 'Czapka Pilsko'],
    short: ['Unisex, thick knit', 'Unisex, gruby splot'],
    price: 109,
    colors: ['dawn'],
    categories: HATS,
    weight: 0.09,
    traits: { gender: ['unisex'], activity: ['everyday', 'ski-touring'], material: ['merino'], climate: ['cold'] },
    text: [
      {
        heading: 'For the chairlift',
        lead: 'Wool outside, fleece round the ears, and stripes so that somebody can find you.',
        points: ['Fleece headband inside', 'One size', 'Hand wash'],
      },
      {
        heading: 'Na wyciąg krzesełkowy',
        lead: 'Na wierzchu wełna, przy uszach polar, a paski po to, żeby ktoś cię znalazł.',
        points: ['Polarowa opaska w środku', 'Jeden rozmiar', 'Pranie ręczne'],
      },
    ],
  },
  {
    code: 'SOK',
    kind: 'socks',
    name: ['Sokolica Running Socks', 'Skarpety biegowe Sokolica'],
    short: ['Unisex, thin', 'Unisex, cienkie'],
    price: 49,
    special: 39,
    colors: ['hoarfrost', 'tarn'],
    sizes: SOCKS,
    categories: SOCK_SHELVES,
    weight: 0.05,
    traits: {
      gender: ['unisex'],
      activity: ['running', 'training'],
      material: ['polyester', 'elastane'],
      climate: ['heat', 'mild'],
    },
    text: [
      {
        heading: 'Thin on purpose',
        lead: 'They dry while you run through the next puddle. A band round the arch keeps them where you put them.',
        points: ['Mesh over the instep', 'Padded heel', 'Two pairs last a season'],
      },
      {
        heading: 'Cienkie z rozmysłem',
        lead: 'Schną, zanim wbiegniesz w następną kałużę. Ściągacz na śródstopiu trzyma je na miejscu.',
        points: ['Siateczka na podbiciu', 'Wzmocniona pięta', 'Dwie pary starczają na sezon'],
      },
    ],
  },
  {
    code: 'BES',
    kind: 'cap',
    look: { pattern: 'color-block' },
    name: ['Beskid Cap', 'Czapka z daszkiem Beskid'],
    short: ['Unisex, organic cotton', 'Unisex, bawełna organiczna'],
    price: 99,
    colors: ['peat', 'spruce'],
    sizes: ['S/M', 'L/XL'],
    categories: HATS,
    weight: 0.09,
    traits: { gender: ['unisex'], activity: ['everyday', 'travel'], material: ['cotton'], climate: ['mild'] },
    text: [
      {
        heading: 'Six panels, two colours',
        lead: 'A cap for town that remembers the hills. It fades evenly and looks better for it.',
        points: ['Canvas of organic cotton', 'Leather strap', 'Embroidered mark'],
      },
      {
        heading: 'Sześć klinów, dwa kolory',
        lead: 'Czapka do miasta, która pamięta góry. Płowieje równo i dobrze jej to robi.',
        points: ['Płótno z bawełny organicznej', 'Skórzany pasek', 'Haftowany znak'],
      },
    ],
  },
]
