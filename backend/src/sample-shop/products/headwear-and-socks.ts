import { family } from '../plan/product-family.ts'
import { type ProductPlan, SOCKS as SOCK_SIZES } from '../plan/product-plan.ts'

const BEANIES = family(
  {
    kind: 'beanie',
    categories: ['women-hats', 'men-hats'],
    traits: { gender: ['unisex'], activity: ['hiking', 'everyday'], material: ['merino'], climate: ['cold', 'wind'] },
  },
  [
    {
      code: 'KAZ',
      name: ['Kazalnica Beanie', 'Czapka Kazalnica'],
      short: ['Unisex, merino', 'Unisex, merino'],
      price: 89,
      colors: ['granite', 'tarn', 'rowan', 'moss'],
      isBestseller: true,
      weight: 0.05,
      en: [
        'A pulpit for the ears',
        'Fine merino, doubled over the ears, with no bobble to argue with a hood. It fits in the very pocket where you will look for it.',
        'One size', '50 g', 'Wash cold, dry flat',
      ],
      pl: [
        'Ambona dla uszu',
        'Cienkie merino, na uszach podwójne, bez pompona, który kłóciłby się z kapturem. Mieści się akurat w tej kieszeni, w której będziesz jej szukać.',
        'Jeden rozmiar', '50 g', 'Prać w zimnej wodzie, suszyć na płasko',
      ],
    },
    {
      code: 'WLO',
      look: { pattern: 'heather' },
      name: ['Włosienica Melange Beanie', 'Czapka melanżowa Włosienica'],
      short: ['Unisex, wool with nylon', 'Unisex, wełna z poliamidem'],
      price: 79,
      special: 59,
      colors: ['scree', 'crocus', 'peat'],
      weight: 0.07,
      traits: { material: ['merino', 'polyamide'] },
      en: [
        'For the walk from the last car park',
        'A melange knit that hides porridge, soot and age. Turned up it warms the forehead, turned down it reaches the collar.',
        'One size', 'Turn-up brim', 'Does not itch',
      ],
      pl: [
        'Na drogę od ostatniego parkingu',
        'Melanżowy splot, na którym nie widać owsianki, sadzy ani wieku. Wywinięta grzeje czoło, opuszczona sięga kołnierza.',
        'Jeden rozmiar', 'Wywijany brzeg', 'Nie gryzie',
      ],
    },
    {
      code: 'BUT',
      look: { pattern: 'color-block' },
      name: ['Butorów Beanie', 'Czapka Butorów'],
      short: ['Unisex, two colours', 'Unisex, dwukolorowa'],
      price: 95,
      colors: ['larch', 'tarn', 'dawn'],
      weight: 0.08,
      traits: { activity: ['ski-touring', 'everyday'] },
      en: [
        'Seen from the other end of the slope',
        'Thick rib, a lining over the forehead and a colour that lifts make it easy for friends to find you at the bottom.',
        'Lined band', 'One size', 'Hand wash',
      ],
      pl: [
        'Widać ją z drugiego końca stoku',
        'Gruby ściągacz, podszewka na czole i taki kolor, że znajomi na dole znajdą cię bez dzwonienia.',
        'Opaska z podszewką', 'Jeden rozmiar', 'Pranie ręczne',
      ],
    },
  ],
)

const CAPS = family(
  {
    kind: 'cap',
    sizes: ['S/M', 'L/XL'],
    categories: ['women-hats', 'men-hats'],
    traits: { gender: ['unisex'], activity: ['hiking', 'travel'], material: ['polyester'], climate: ['heat', 'mild'] },
  },
  [
    {
      code: 'PIN',
      name: ['Pieniny Trail Cap', 'Czapka z daszkiem Pieniny'],
      short: ['Unisex, for running', 'Unisex, do biegania'],
      price: 79,
      colors: ['glacier', 'larch', 'granite'],
      weight: 0.05,
      traits: { activity: ['running', 'hiking'] },
      en: [
        'Fifty grams of shade',
        'A thin cap that dries on the head and crumples in the hand. Dip it in a stream and it becomes air conditioning.',
        'UPF 50', 'Laser-cut vents', 'Adjusts at the back',
      ],
      pl: [
        'Pięćdziesiąt gramów cienia',
        'Cienka czapka, która na głowie schnie, a w dłoni się zgniata. Zanurzona w potoku działa jak klimatyzacja.',
        'Filtr UPF 50', 'Laserowe otwory', 'Regulacja z tyłu',
      ],
    },
    {
      code: 'MRN',
      name: ['Muroń Canvas Cap', 'Czapka płócienna Muroń'],
      short: ['Unisex, organic cotton', 'Unisex, bawełna organiczna'],
      price: 89,
      special: 69,
      colors: ['peat', 'moss', 'tarn', 'rowan'],
      weight: 0.09,
      traits: { activity: ['everyday', 'travel'], material: ['cotton'] },
      en: [
        'Broken in by the second weekend',
        'Canvas that starts out stiff and ends up a friend. The strap is metal and leather, and both age well.',
        'Organic cotton canvas', 'Leather strap', 'Embroidered mark',
      ],
      pl: [
        'Do drugiego weekendu się ułoży',
        'Płótno na początku jest sztywne, na końcu jest jak stary znajomy. Pasek jest ze skóry i metalu, jedno i drugie ładnie się starzeje.',
        'Płótno z bawełny organicznej', 'Skórzany pasek', 'Haftowany znak',
      ],
    },
    {
      code: 'GLO',
      look: { pattern: 'contour' },
      name: ['Głodówka Print Cap', 'Czapka z nadrukiem Głodówka'],
      short: ['Unisex, contour print', 'Unisex, wzór z poziomicami'],
      price: 99,
      colors: ['spruce', 'crocus'],
      isNew: true,
      weight: 0.07,
      en: [
        'The best view from a roadside',
        'Stop the car at Głodówka, put the cap on, look. The contours on it match what is in front of you, more or less.',
        'UPF 40', 'Quick-drying sweatband', 'Adjusts at the back',
      ],
      pl: [
        'Najlepszy widok z pobocza',
        'Zatrzymaj się na Głodówce, załóż czapkę i popatrz. Poziomice na daszku mniej więcej zgadzają się z tym, co przed tobą.',
        'Filtr UPF 40', 'Szybkoschnący potnik', 'Regulacja z tyłu',
      ],
    },
  ],
)

const SOCKS = family(
  {
    kind: 'socks',
    sizes: SOCK_SIZES,
    categories: ['women-socks', 'men-socks'],
    traits: { gender: ['unisex'], activity: ['hiking'], material: ['merino', 'polyamide'], climate: ['cold', 'mild'] },
  },
  [
    {
      code: 'POP',
      name: ['Poprad Trekking Socks', 'Skarpety trekkingowe Poprad'],
      short: ['Unisex, thick merino', 'Unisex, grube merino'],
      price: 69,
      tiers: [[3, 10], [6, 15]],
      colors: ['moss', 'peat', 'tarn'],
      weight: 0.1,
      en: [
        'For boots with a past',
        'Terry under the foot, ribs at the shin, a heel that stays under the heel. They forgive the boots what the boots have never forgiven you.',
        '68% merino', 'Reinforced heel and toe', 'Left and right',
      ],
      pl: [
        'Do butów z przeszłością',
        'Frotte pod stopą, prążki na goleni i pięta, która zostaje na pięcie. Wybaczają butom to, czego buty nie wybaczyły tobie.',
        '68% merino', 'Wzmocniona pięta i palce', 'Lewa i prawa',
      ],
    },
    {
      code: 'SOL',
      name: ['Soła Light Socks', 'Cienkie skarpety Soła'],
      short: ['Unisex, for summer', 'Unisex, na lato'],
      price: 45,
      tiers: [[3, 10]],
      colors: ['hoarfrost', 'glacier', 'granite', 'dawn'],
      weight: 0.05,
      traits: { activity: ['hiking', 'everyday'], climate: ['heat', 'mild'] },
      en: [
        'Thin wool for warm weather',
        'Merino cools as well as it warms; feet know this, only shops forget. Low enough for shoes, high enough to keep out the dust.',
        '55% merino', 'Mesh over the instep', 'Flat toe seam',
      ],
      pl: [
        'Cienka wełna na ciepłe dni',
        'Merino chłodzi tak samo dobrze, jak grzeje: stopy to wiedzą, tylko sklepy zapominają. Na tyle niskie, że pasują do adidasów, na tyle wysokie, że nie wpuszczają kurzu.',
        '55% merino', 'Siateczka na podbiciu', 'Płaski szew na palcach',
      ],
    },
    {
      code: 'RAB',
      name: ['Raba Running Socks', 'Skarpety biegowe Raba'],
      short: ['Unisex, low', 'Unisex, niskie'],
      price: 39,
      tiers: [[3, 10], [6, 15]],
      colors: ['larch', 'tarn', 'granite'],
      weight: 0.04,
      traits: { activity: ['running', 'training'], material: ['polyamide', 'elastane'], climate: ['heat', 'mild'] },
      en: [
        'They never slip down inside the shoe',
        'A tab at the heel, an elastic at the arch, and no more cloth than it takes.',
        'Heel tab', 'Arch support', 'Dry in an hour',
      ],
      pl: [
        'Nie zsuwają się w bucie',
        'Języczek na pięcie, ściągacz na śródstopiu i ani grama materiału więcej, niż trzeba.',
        'Języczek na pięcie', 'Ściągacz na śródstopiu', 'Schną w godzinę',
      ],
    },
    {
      code: 'WSL',
      look: { pattern: 'stripe' },
      name: ['Wisła Ski Socks', 'Skarpety skiturowe Wisła'],
      short: ['Unisex, to the knee', 'Unisex, do kolan'],
      price: 79,
      special: 59,
      colors: ['rowan', 'tarn'],
      weight: 0.11,
      traits: { activity: ['ski-touring'], climate: ['cold'] },
      en: [
        'As high as the boot and a little further',
        'Thin over the instep, where buckles are, thick at the shin, where the tongue is. They warm the foot without filling the boot.',
        '60% merino', 'Cushioned shin', 'Left and right',
      ],
      pl: [
        'Do końca buta i trochę wyżej',
        'Cienkie na podbiciu, gdzie klamry, grubsze na goleni, gdzie język. Grzeją, a skorupy nie wypychają.',
        '60% merino', 'Amortyzowana goleń', 'Lewa i prawa',
      ],
    },
    {
      code: 'SAN',
      look: { pattern: 'heather' },
      name: ['San Hut Socks', 'Skarpety schroniskowe San'],
      short: ['Unisex, chunky', 'Unisex, grube'],
      price: 75,
      colors: ['scree', 'peat', 'crocus'],
      weight: 0.14,
      traits: { activity: ['everyday', 'travel'], material: ['merino'], climate: ['cold'] },
      en: [
        'Instead of the slippers by the door',
        'Thick enough for stone floors and soft enough to sleep in. Do not try them in boots; nobody told them about boots.',
        'Thick merino yarn', 'Non-slip dots on the sole', 'Wash cold',
      ],
      pl: [
        'Zamiast kapci spod drzwi',
        'Na kamienną podłogę dość grube, do spania dość miękkie. Do butów nie wejdą, bo nikt im o butach nie mówił.',
        'Gruba przędza merino', 'Kropki antypoślizgowe na podeszwie', 'Prać w zimnej wodzie',
      ],
    },
  ],
)

export const HEADWEAR_AND_SOCKS: readonly ProductPlan[] = [...BEANIES, ...SOCKS, ...CAPS]
