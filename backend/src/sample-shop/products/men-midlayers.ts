import { family } from '../plan/product-family.ts'
import { MEN, type ProductPlan } from '../plan/product-plan.ts'

const FLEECES = family(
  {
    kind: 'fleece',
    look: { cut: 'men' },
    sizes: MEN,
    categories: ['men-fleeces'],
    traits: {
      gender: ['men'], activity: ['hiking', 'everyday'], material: ['polyester'], climate: ['cold', 'mild'],
      style_general: ['mid'], sleeve: ['long'], collar: ['mock'],
    },
  },
  [
    {
      code: 'BAB',
      look: { cut: 'men', shape: 'pile' },
      name: ['Babia Góra Fleece', 'Polar Babia Góra'],
      short: ['Men’s, thick pile', 'Męski, z grubym włosem'],
      price: 359,
      colors: ['peat', 'hoarfrost', 'spruce', 'granite'],
      weight: 0.52,
      en: [
        'The mountain makes its own weather',
        'So bring your own warmth. A deep pile that holds air, a windproof panel over the chest and a collar that stands up by itself.',
        'Windproof front lining', 'Chest pocket for a phone', 'Recycled polyester',
      ],
      pl: [
        'Ta góra robi sobie pogodę sama',
        'Dlatego ciepło lepiej mieć własne. Gęsty włos trzyma powietrze, panel na piersi zatrzymuje wiatr, a kołnierz stoi o własnych siłach.',
        'Z przodu podszewka od wiatru', 'Kieszeń na piersi na telefon', 'Poliester z recyklingu',
      ],
    },
    {
      code: 'DIA',
      look: { cut: 'men', fit: 'slim', shape: 'grid' },
      name: ['Diablak Light Fleece', 'Bluza polarowa Diablak'],
      short: ['Men’s, light and stretchy', 'Męska, lekka i elastyczna'],
      price: 299,
      colors: ['granite', 'rowan', 'tarn', 'moss'],
      weight: 0.26,
      traits: { activity: ['ski-touring', 'climbing', 'running'], material: ['polyester', 'elastane'] },
      en: [
        'For hurrying uphill',
        'A midlayer for people who do not stop to undress. The grid lets the steam out, the long zip sees to the rest.',
        'Zip to the stomach', 'Thumb loops', '260 g in size M',
      ],
      pl: [
        'Dla tych, którzy pod górę się spieszą',
        'Warstwa pośrednia dla ludzi, którzy nie zatrzymują się, żeby coś zdjąć. Parę wypuszcza kratka, resztą zajmuje się długi zamek.',
        'Zamek do brzucha', 'Otwory na kciuki', '260 g w rozmiarze M',
      ],
    },
    {
      code: 'MOS',
      look: { cut: 'men', collar: 'half-zip' },
      name: ['Mosorny Half-Zip Fleece', 'Polar Mosorny z krótkim zamkiem'],
      short: ['Men’s, over the head', 'Męski, zakładany przez głowę'],
      price: 229,
      special: 179,
      colors: ['scree', 'spruce', 'dawn'],
      weight: 0.31,
      traits: { collar: ['half-zip'] },
      en: [
        'Bought once, worn for eleven winters',
        'At least the one we copied was. It is plain, honest fleece, this time with thicker elbows.',
        '200 g/m² fleece', 'Double layer at the elbows', 'Zip to the breastbone',
      ],
      pl: [
        'Kupiony raz, noszony jedenaście zim',
        'Tak było z tym, na którym go wzorowaliśmy. Prosty, uczciwy polar, tym razem z grubszymi łokciami.',
        'Polar 200 g/m²', 'Podwójna warstwa na łokciach', 'Zamek do mostka',
      ],
    },
    {
      code: 'JAL',
      look: { cut: 'men', pattern: 'color-block' },
      name: ['Jałowiec Fleece Jacket', 'Bluza polarowa Jałowiec'],
      short: ['Men’s, two colours', 'Męska, dwukolorowa'],
      price: 339,
      colors: ['larch', 'tarn', 'moss'],
      weight: 0.42,
      en: [
        'In every photograph from the nineties',
        'This one is warmer, lighter and made of bottles. The colours are the same, because nothing was wrong with them.',
        'Woven panels under pack straps', 'Three zipped pockets', 'Fifty washes without pilling',
      ],
      pl: [
        'Jest na każdym zdjęciu z lat dziewięćdziesiątych',
        'Nasza jest cieplejsza, lżejsza i zrobiona z butelek. Kolory zostały, bo nic im nie dolegało.',
        'Na ramionach panele pod szelki', 'Trzy kieszenie na zamek', 'Nie mechaci się przez pięćdziesiąt prań',
      ],
    },
  ],
)

const hooded = (collar: string) => ({
  gender: ['men'], activity: ['everyday', 'travel'], material: ['cotton'], climate: ['mild'], sleeve: ['long'], collar: [collar],
})

const HOODIES = family(
  { kind: 'hoodie', look: { cut: 'men' }, sizes: MEN, categories: ['men-sweatshirts'], traits: hooded('hood') },
  [
    {
      code: 'MED',
      name: ['Mędralowa Hoodie', 'Bluza z kapturem Mędralowa'],
      short: ['Men’s, organic cotton', 'Męska, bawełna organiczna'],
      price: 289,
      colors: ['moss', 'granite', 'rowan', 'scree'],
      weight: 0.56,
      en: [
        'For evenings at a bothy',
        'Smoke will not ruin it, ash brushes off, and the pocket holds a penknife and a potato. Cotton, heavy and calm.',
        '350 g/m² organic cotton', 'Double hood', 'Knotted cord, no metal tips to lose',
      ],
      pl: [
        'Na wieczór w bacówce',
        'Dym jej nie zaszkodzi, popiół się strzepnie, a w kieszeni zmieści się scyzoryk i ziemniak. Bawełna, ciężka i spokojna.',
        'Bawełna organiczna 350 g/m²', 'Podwójny kaptur', 'Sznurek na supły, bez końcówek do zgubienia',
      ],
    },
    {
      code: 'POL',
      look: { cut: 'men', pattern: 'heather' },
      name: ['Polica Hoodie', 'Bluza z kapturem Polica'],
      short: ['Men’s, melange', 'Męska, melanżowa'],
      price: 269,
      special: 219,
      colors: ['scree', 'tarn', 'peat'],
      weight: 0.53,
      en: [
        'Grey as the second week of November',
        'And just as hard to get out of. The ribbed sides keep it from going shapeless, the rest is plain soft cotton.',
        'Brushed inside', '350 g/m² organic cotton', 'Phone sleeve in the pocket',
      ],
      pl: [
        'Szara jak drugi tydzień listopada',
        'I tak samo nie chce się z niej wychodzić. Fasonu pilnują boki ze ściągacza, reszta to zwyczajna miękka bawełna.',
        'Drapana od środka', 'Bawełna organiczna 350 g/m²', 'Przegródka na telefon w kieszeni',
      ],
    },
  ],
)

const ZIPPED = family(
  { kind: 'zip-hoodie', look: { cut: 'men' }, sizes: MEN, categories: ['men-sweatshirts'], traits: hooded('hood') },
  [
    {
      code: 'SKZ',
      name: ['Skrzyczne Zip Hoodie', 'Bluza rozpinana Skrzyczne'],
      short: ['Men’s, technical knit', 'Męska, techniczna dzianina'],
      price: 339,
      colors: ['granite', 'spruce', 'larch'],
      isNew: true,
      weight: 0.45,
      traits: { activity: ['training', 'running', 'everyday'], material: ['polyester', 'elastane'], climate: ['mild', 'indoor'], style_general: ['mid'] },
      en: [
        'Warm-up, cool-down, bus home',
        'It gets rid of sweat as fast as you make it, and a dry hoodie on a bus is worth a medal.',
        'Two-way zip', 'Hood with a soft edge', 'Zipped pockets',
      ],
      pl: [
        'Rozgrzewka, rozciąganie, autobus do domu',
        'Pozbywa się potu równie szybko, jak się pojawia, a sucha bluza w autobusie jest warta medalu.',
        'Dwukierunkowy zamek', 'Kaptur z miękkim brzegiem', 'Kieszenie na zamek',
      ],
    },
    {
      code: 'KLI',
      name: ['Klimczok Zip Hoodie', 'Bluza rozpinana Klimczok'],
      short: ['Men’s, organic cotton', 'Męska, bawełna organiczna'],
      price: 299,
      colors: ['peat', 'tarn', 'hoarfrost'],
      weight: 0.58,
      en: [
        'Named after a robber, priced fairly',
        'Heavy loopback cotton, a metal zip and bar-tacked pockets. One day it will be inherited, or at least borrowed.',
        '360 g/m² organic cotton', 'Metal zip', 'Pre-washed, does not shrink',
      ],
      pl: [
        'Nazwa po zbójniku, cena uczciwa',
        'Ciężka pętelkowa bawełna, metalowy zamek i kieszenie na ryglach. Kiedyś ktoś ją odziedziczy, a na pewno pożyczy.',
        'Bawełna organiczna 360 g/m²', 'Metalowy zamek', 'Dzianina prana przed szyciem, nie zbiega się',
      ],
    },
  ],
)

const SWEATSHIRTS = family(
  { kind: 'sweatshirt', look: { cut: 'men' }, sizes: MEN, categories: ['men-sweatshirts'], traits: hooded('crew') },
  [
    {
      code: 'BLA',
      name: ['Błatnia Sweatshirt', 'Bluza Błatnia'],
      short: ['Men’s, organic cotton', 'Męska, bawełna organiczna'],
      price: 249,
      colors: ['tarn', 'rowan', 'scree', 'larch'],
      weight: 0.46,
      en: [
        'The default setting',
        'When nothing else in the wardrobe makes sense, this does. A crew neck, two sleeves and cotton that keeps its word.',
        '320 g/m² organic cotton', 'Ribbed at neck, cuffs and hem', 'Machine wash at 40 °C',
      ],
      pl: [
        'Ustawienie domyślne',
        'Kiedy nic innego w szafie nie ma sensu, ona ma. Okrągły dekolt, dwa rękawy i bawełna, która dotrzymuje słowa.',
        'Bawełna organiczna 320 g/m²', 'Ściągacze przy szyi, mankietach i u dołu', 'Pranie w 40 °C',
      ],
    },
    {
      code: 'SYN',
      look: { cut: 'men', pattern: 'heather' },
      name: ['Szyndzielnia Sweatshirt', 'Bluza Szyndzielnia'],
      short: ['Men’s, melange', 'Męska, melanżowa'],
      price: 239,
      special: 189,
      colors: ['scree', 'spruce'],
      weight: 0.44,
      en: [
        'For sitting in a gondola looking down',
        'Soft melange with a smooth finish, tidy enough for a meeting that could have been a walk.',
        'Combed organic cotton', 'Flat seams', 'Keeps its colour',
      ],
      pl: [
        'Do patrzenia w dół z gondoli',
        'Miękki melanż o gładkim wykończeniu. Wypada w nim przyjść na spotkanie, które mogło być spacerem.',
        'Czesana bawełna organiczna', 'Płaskie szwy', 'Nie traci koloru',
      ],
    },
    {
      code: 'CZN',
      look: { cut: 'men', pattern: 'stripe' },
      name: ['Czantoria Sweatshirt', 'Bluza w paski Czantoria'],
      short: ['Men’s, striped', 'Męska, w paski'],
      price: 259,
      colors: ['hoarfrost', 'peat'],
      isSoldOut: true,
      weight: 0.43,
      en: [
        'One foot in each country',
        'The stripes run straight across the border, as the ridge does. Loopback cotton for days that begin cool and end otherwise.',
        'Yarn-dyed stripes', 'Organic cotton', 'Straight cut',
      ],
      pl: [
        'Jedna noga tu, druga w Czechach',
        'Paski idą prosto przez granicę, tak jak grzbiet. Pętelkowa bawełna na dni, które zaczynają się chłodno, a kończą różnie.',
        'Paski z barwionej przędzy', 'Bawełna organiczna', 'Prosty krój',
      ],
    },
  ],
)

export const MEN_MIDLAYERS: readonly ProductPlan[] = [...FLEECES, ...HOODIES, ...ZIPPED, ...SWEATSHIRTS]
