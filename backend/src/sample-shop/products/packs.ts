import { family } from '../plan/product-family.ts'
import type { ProductPlan } from '../plan/product-plan.ts'

const BACKPACKS = family(
  {
    kind: 'backpack',
    categories: ['day-packs'],
    traits: {
      gender: ['unisex'], activity: ['hiking'], material: ['polyamide'], style_bags: ['backpack'], strap_bags: ['padded', 'hip'],
      features_bags: ['hydration', 'waterproof'],
    },
  },
  [
    {
      code: 'KRN',
      name: ['Karb 22 Pack', 'Plecak Karb 22'],
      short: ['Unisex, 22 l', 'Unisex, 22 l'],
      price: 349,
      colors: ['spruce', 'larch', 'granite'],
      isBestseller: true,
      weight: 0.72,
      en: [
        'Everything for a day, nothing for two',
        'A jacket, a litre and a half, lunch and a book you will not read. The hip belt tucks into a pocket for the train.',
        '720 g', 'Whistle on the sternum strap', 'Side pockets you reach while walking',
      ],
      pl: [
        'Wszystko na jeden dzień, na dwa nic',
        'Kurtka, półtora litra, drugie śniadanie i książka, której i tak nie otworzysz. W pociągu pas biodrowy znika w kieszeni.',
        '720 g', 'Gwizdek na pasie piersiowym', 'Boczne kieszenie dostępne w marszu',
      ],
    },
    {
      code: 'KAM',
      look: { shape: 'top-lid' },
      name: ['Kamienista 45 Pack', 'Plecak Kamienista 45'],
      short: ['Unisex, 45 l', 'Unisex, 45 l'],
      price: 649,
      special: 549,
      colors: ['tarn', 'moss'],
      categories: ['trekking-packs'],
      weight: 1.48,
      traits: { activity: ['hiking', 'travel'] },
      en: [
        'From hut to hut for a week',
        'A frame that puts fifteen kilos on your hips and leaves your shoulders free for shrugging. The lid comes off and becomes a pack for the summit.',
        '1.48 kg', 'Back length adjusts by 12 cm', 'Rain cover included',
      ],
      pl: [
        'Tydzień od schroniska do schroniska',
        'Stelaż przenosi piętnaście kilo na biodra, a ramionom zostawia wzruszanie się widokiem. Klapa się odpina i staje się plecaczkiem na szczyt.',
        '1,48 kg', 'Regulacja długości pleców o 12 cm', 'Pokrowiec od deszczu w komplecie',
      ],
    },
    {
      code: 'WYN',
      look: { shape: 'trek' },
      name: ['Wysoka Kopa 60 Pack', 'Plecak Wysoka Kopa 60'],
      short: ['Unisex, 60 l', 'Unisex, 60 l'],
      price: 799,
      colors: ['granite', 'rowan'],
      categories: ['trekking-packs'],
      weight: 1.85,
      traits: { activity: ['hiking', 'travel'] },
      en: [
        'With a tent, without complaint',
        'Sixty litres in three compartments, so the stove never meets the socks. It stands by itself while you look for the pegs.',
        '1.85 kg', 'Opens at the front as well', 'Takes poles, axes and a wet tent outside',
      ],
      pl: [
        'Z namiotem i bez narzekania',
        'Sześćdziesiąt litrów w trzech komorach, żeby kuchenka nie spotkała się ze skarpetami. Stoi sam, kiedy szukasz śledzi.',
        '1,85 kg', 'Otwiera się także z przodu', 'Na zewnątrz mieści kije, czekany i mokry namiot',
      ],
    },
    {
      code: 'SKJ',
      look: { shape: 'touring' },
      name: ['Skrajny 32 Touring Pack', 'Plecak skiturowy Skrajny 32'],
      short: ['Unisex, 32 l', 'Unisex, 32 l'],
      price: 579,
      colors: ['larch', 'tarn'],
      isNew: true,
      weight: 1.12,
      traits: { activity: ['ski-touring', 'climbing'], strap_bags: ['padded', 'hip'], features_bags: ['hydration'] },
      en: [
        'Skis on, skis off, no swearing',
        'The skis go through a diagonal loop with one hand; shovel and probe have a pocket that opens faster than you can think of it.',
        'Avalanche tools pocket', 'Helmet net', 'Back opening',
      ],
      pl: [
        'Narty na plecak, narty z plecaka, bez przeklinania',
        'Narty wsuwa się w ukośną pętlę jedną ręką, a łopata i sonda mają kieszeń, która otwiera się szybciej, niż zdążysz o niej pomyśleć.',
        'Kieszeń na sprzęt lawinowy', 'Siatka na kask', 'Dostęp od strony pleców',
      ],
    },
    {
      code: 'NOW',
      look: { shape: 'town' },
      name: ['Nowy Targ 20 Pack', 'Plecak Nowy Targ 20'],
      short: ['Unisex, for town', 'Unisex, do miasta'],
      price: 299,
      special: 239,
      colors: ['hoarfrost', 'peat', 'tarn', 'granite'],
      weight: 0.61,
      traits: { activity: ['everyday', 'travel'], material: ['polyester'], strap_bags: ['padded'], features_bags: ['laptop', 'waterproof'] },
      en: [
        'Market on Thursday, office on Friday',
        'A sleeve for a fifteen-inch laptop, a pocket that hides against the back, and a shape that stands up under a desk.',
        'Fits a 15-inch laptop', 'Hidden back pocket', 'Sleeve for a suitcase handle',
      ],
      pl: [
        'W czwartek na jarmark, w piątek do biura',
        'Przegroda na laptop piętnaście cali, kieszeń ukryta przy plecach i kształt, który pod biurkiem stoi prosto.',
        'Mieści laptop 15 cali', 'Ukryta kieszeń od strony pleców', 'Taśma na rączkę walizki',
      ],
    },
    {
      code: 'ZLE',
      look: { shape: 'running' },
      name: ['Żleb 12 Running Pack', 'Plecak biegowy Żleb 12'],
      short: ['Unisex, 12 l', 'Unisex, 12 l'],
      price: 329,
      colors: ['dawn', 'glacier'],
      weight: 0.28,
      traits: { activity: ['running'], strap_bags: ['padded'], features_bags: ['hydration'] },
      en: [
        'Sits like a waistcoat',
        'Two bottles in front, a jacket behind, gels within reach of either hand. Full or empty, it does not bounce.',
        '280 g', 'Flasks not included', 'Loops for poles',
      ],
      pl: [
        'Leży jak kamizelka',
        'Dwa bidony z przodu, kurtka z tyłu, żele pod ręką z obu stron. Pełny czy pusty, nie podskakuje.',
        '280 g', 'Bidony osobno', 'Mocowanie na kije',
      ],
    },
  ],
)

const DUFFELS = family(
  {
    kind: 'duffel',
    categories: ['duffel-bags'],
    traits: {
      gender: ['unisex'], activity: ['travel', 'training'], material: ['polyester'], style_bags: ['duffel'],
      strap_bags: ['shoulder', 'handles'], features_bags: ['waterproof'],
    },
  },
  [
    {
      code: 'POD',
      name: ['Podhale Duffel 30', 'Torba Podhale 30'],
      short: ['Unisex, 30 l', 'Unisex, 30 l'],
      price: 249,
      colors: ['spruce', 'rowan', 'scree'],
      weight: 0.62,
      en: [
        'Gym at six, train at eight',
        'Shoes have a compartment of their own, laptops are not invited. It wipes clean on the inside, where it matters.',
        '30 litres', 'Ventilated shoe pocket', 'Washable lining',
      ],
      pl: [
        'O szóstej siłownia, o ósmej pociąg',
        'Buty mają własną komorę, laptop nie jest zaproszony. W środku można ją wytrzeć na czysto, a tam jest to najbardziej potrzebne.',
        '30 litrów', 'Wentylowana kieszeń na buty', 'Zmywalna podszewka',
      ],
    },
    {
      code: 'SPI',
      name: ['Spisz Duffel 90', 'Torba Spisz 90'],
      short: ['Unisex, 90 l', 'Unisex, 90 l'],
      price: 499,
      colors: ['dawn', 'granite'],
      weight: 1.4,
      traits: { activity: ['travel', 'ski-touring', 'climbing'], features_bags: ['waterproof', 'lockable'] },
      en: [
        'Expedition, or moving house',
        'Ninety litres of coated canvas that we have dragged across a glacier and, worse, through an airport.',
        '90 litres', 'Shoulder straps that hide away', 'Lockable zips',
      ],
      pl: [
        'Wyprawa albo przeprowadzka',
        'Dziewięćdziesiąt litrów powlekanej tkaniny, którą wlekliśmy po lodowcu i, co gorsza, przez lotnisko.',
        '90 litrów', 'Chowane szelki', 'Zamki na kłódkę',
      ],
    },
    {
      code: 'ORA',
      look: { pattern: 'color-block' },
      name: ['Orawa Weekend Bag', 'Torba weekendowa Orawa'],
      short: ['Unisex, 40 l', 'Unisex, 40 l'],
      price: 329,
      special: 269,
      colors: ['moss', 'peat', 'tarn'],
      weight: 0.79,
      traits: { activity: ['travel', 'everyday'], features_bags: ['waterproof', 'laptop'] },
      en: [
        'Two nights, three jumpers',
        'Opens wide like a doctor’s bag and closes without kneeling on it. The pocket at the end is for what you buy there.',
        '40 litres, cabin size', 'Wide opening', 'Trolley strap',
      ],
      pl: [
        'Dwie noce, trzy swetry',
        'Otwiera się szeroko jak torba lekarska i zamyka bez klękania na niej. Kieszeń na końcu jest na to, co przywieziesz.',
        '40 litrów, rozmiar kabinowy', 'Szerokie otwarcie', 'Taśma na walizkę',
      ],
    },
  ],
)

const TOTES = family(
  {
    kind: 'tote',
    categories: ['tote-bags'],
    traits: { gender: ['unisex'], activity: ['everyday'], material: ['cotton'], style_bags: ['tote'], strap_bags: ['handles'] },
  },
  [
    {
      code: 'TAG',
      name: ['Targ Tote', 'Torba na ramię Targ'],
      short: ['Unisex, heavy canvas', 'Unisex, grube płótno'],
      price: 99,
      colors: ['peat', 'tarn', 'rowan'],
      tiers: [[5, 10], [20, 20]],
      weight: 0.33,
      en: [
        'Potatoes at the bottom, flowers on top',
        'Canvas that holds ten kilos without stretching its handles to the ground. Five of them will do for the altos.',
        '20 litres', 'Inside pocket with a button', 'Machine wash at 30 °C',
      ],
      pl: [
        'Na dnie ziemniaki, na wierzchu kwiaty',
        'To płótno uniesie dziesięć kilo, a uchwyty nie wyciągną się przy tym do ziemi. Pięć sztuk wystarczy na same alty.',
        '20 litrów', 'Wewnętrzna kieszeń na guzik', 'Pranie w 30 °C',
      ],
    },
    {
      code: 'MAT',
      name: ['Mała Łąka Mat Bag', 'Torba na matę Mała Łąka'],
      short: ['Unisex, carries a yoga mat', 'Unisex, mieści matę do jogi'],
      price: 139,
      colors: ['crocus', 'spruce'],
      weight: 0.41,
      traits: { activity: ['yoga', 'everyday'], strap_bags: ['handles', 'shoulder'] },
      en: [
        'A rolled mat and a change of clothes',
        'Two loops hold the mat upright, the rest is an ordinary bag. It means you can go straight to the market afterwards.',
        'Loops for a mat up to 16 cm', 'Zipped inner pocket', 'Organic cotton',
      ],
      pl: [
        'Zwinięta mata i zmiana ubrania',
        'Dwie pętle trzymają matę pionowo, reszta to zwykła torba. Dzięki temu prosto z zajęć można iść na zakupy.',
        'Pętle na matę do 16 cm średnicy', 'Wewnętrzna kieszeń na zamek', 'Bawełna organiczna',
      ],
    },
    {
      code: 'WSK',
      look: { pattern: 'stripe' },
      name: ['Wiosenna Tote', 'Torba na ramię Wiosenna'],
      short: ['Unisex, striped canvas', 'Unisex, płótno w paski'],
      price: 119,
      special: 89,
      colors: ['hoarfrost', 'larch'],
      weight: 0.34,
      en: [
        'Folds flat, opens wide',
        'It lives in a drawer and comes out with the first asparagus. Its stripes are woven in, so washing does them no harm.',
        '18 litres', 'Woven stripes', 'Machine wash at 40 °C',
      ],
      pl: [
        'Płaska w szufladzie, pojemna na targu',
        'Zimuje w szufladzie i wychodzi z pierwszymi szparagami. Paski są tkane, więc pranie im nie szkodzi.',
        '18 litrów', 'Tkane paski', 'Pranie w 40 °C',
      ],
    },
  ],
)

export const PACKS: readonly ProductPlan[] = [...BACKPACKS, ...DUFFELS, ...TOTES]
