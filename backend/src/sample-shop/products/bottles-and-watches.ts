import { family } from '../plan/product-family.ts'
import type { ProductPlan } from '../plan/product-plan.ts'

const BOTTLES = family(
  {
    kind: 'bottle',
    categories: ['bottles'],
    traits: { activity: ['hiking', 'everyday'], material: ['steel'], category_gear: ['hydration'] },
  },
  [
    {
      code: 'PST',
      name: ['Pstrąg Flask', 'Bidon Pstrąg'],
      short: ['Steel, 0.5 l', 'Stalowy, 0,5 l'],
      price: 89,
      colors: ['glacier', 'rowan', 'moss', 'granite'],
      options: ['engraving', 'wrapping'],
      tiers: [[5, 10], [25, 20]],
      isBestseller: true,
      weight: 0.26,
      en: [
        'Half a litre, swims upstream',
        'The small one, for a jacket pocket or a child’s satchel. Companies order it by the box, with a name on each.',
        '0.5 l, 260 g', 'Cold for 18 hours, hot for 9', 'Can be engraved',
      ],
      pl: [
        'Pół litra, płynie pod prąd',
        'Mały, do kieszeni kurtki albo do tornistra. Firmy zamawiają go kartonami, z imieniem na każdym.',
        '0,5 l, 260 g', 'Zimno trzyma 18 godzin, ciepło 9', 'Można wygrawerować imię',
      ],
    },
    {
      code: 'ZRO',
      name: ['Źródło Light Bottle', 'Lekka butelka Źródło'],
      short: ['Single wall, 0.8 l', 'Jednościenna, 0,8 l'],
      price: 69,
      colors: ['hoarfrost', 'tarn', 'dawn'],
      options: ['engraving'],
      tiers: [[5, 10]],
      weight: 0.15,
      traits: { activity: ['hiking', 'running', 'training'] },
      en: [
        'One wall, half the weight',
        'For water that is cold already. Should it come to that, you can put it on a stove.',
        '0.8 l, 150 g', 'Wide neck', 'Safe on an open fire without the lid',
      ],
      pl: [
        'Jedna ścianka, połowa wagi',
        'Na wodę, która jest zimna sama z siebie. W razie czego można ją postawić na kuchence.',
        '0,8 l, 150 g', 'Szeroka szyjka', 'Bez zakrętki można stawiać na ogniu',
      ],
    },
    {
      code: 'KOC',
      name: ['Kocioł Food Flask', 'Termos obiadowy Kocioł'],
      short: ['Steel, 0.6 l, wide', 'Stalowy, 0,6 l, szeroki'],
      price: 149,
      special: 119,
      colors: ['peat', 'spruce'],
      options: ['engraving', 'wrapping'],
      weight: 0.42,
      traits: { activity: ['hiking', 'travel'] },
      en: [
        'Soup above the tree line',
        'Wide enough for a spoon and for dumplings. The lid is a bowl, so two can eat while one waits.',
        '0.6 l, 420 g', 'Hot for 8 hours', 'Lid that is a bowl',
      ],
      pl: [
        'Zupa powyżej górnej granicy lasu',
        'Dość szeroki na łyżkę i na pierogi. Zakrętka jest miską, więc dwie osoby jedzą, a trzecia czeka.',
        '0,6 l, 420 g', 'Trzyma ciepło 8 godzin', 'Zakrętka służy za miskę',
      ],
    },
    {
      code: 'STW',
      name: ['Stawek Kids’ Bottle', 'Butelka dziecięca Stawek'],
      short: ['Steel, 0.35 l', 'Stalowa, 0,35 l'],
      price: 79,
      colors: ['larch', 'crocus', 'glacier'],
      options: ['engraving', 'wrapping'],
      isNew: true,
      weight: 0.19,
      en: [
        'Survives playgrounds',
        'Small hands can open it, small feet may kick it. A name on the side settles most disputes.',
        '0.35 l, 190 g', 'Lid with a loop', 'Can be engraved',
      ],
      pl: [
        'Przetrwa plac zabaw',
        'Małe ręce ją otworzą, małe nogi mogą ją kopnąć. Imię na boku rozstrzyga większość sporów.',
        '0,35 l, 190 g', 'Zakrętka z uchwytem', 'Można wygrawerować imię',
      ],
    },
  ],
)

const WATCHES = family(
  {
    kind: 'watch',
    categories: ['watches'],
    traits: {
      gender: ['unisex'], activity: ['hiking', 'running'], material: ['steel', 'rubber'], category_gear: ['timing'],
    },
  },
  [
    {
      code: 'CZS',
      name: ['Czarny Staw Watch', 'Zegarek Czarny Staw'],
      short: ['Mechanical, 38 mm', 'Mechaniczny, 38 mm'],
      price: 1499,
      colors: ['granite', 'tarn', 'peat'],
      options: ['engraving', 'wrapping'],
      isNew: true,
      weight: 0.08,
      traits: { activity: ['hiking', 'everyday'] },
      en: [
        'No battery, no notifications',
        'An automatic movement in a plain steel case. It tells the time to anyone who asks and otherwise keeps quiet.',
        'Waterproof to 200 m', 'Sapphire glass', 'Runs for two days in a drawer',
      ],
      pl: [
        'Bez baterii i bez powiadomień',
        'Automatyczny mechanizm w prostej stalowej kopercie. Godzinę powie każdemu, kto zapyta, a poza tym milczy.',
        'Wodoszczelność do 200 m', 'Szafirowe szkło', 'W szufladzie chodzi dwa dni',
      ],
    },
    {
      code: 'KEZ',
      name: ['Kieżmark Solar Watch', 'Zegarek solarny Kieżmark'],
      short: ['Solar, altimeter', 'Solarny, z wysokościomierzem'],
      price: 999,
      special: 849,
      colors: ['spruce', 'granite'],
      options: ['engraving', 'wrapping'],
      weight: 0.06,
      en: [
        'Feeds on light',
        'An hour on a windowsill keeps it going for a week. Altitude, storm warning, and hands that do not need a screen.',
        'Barometric altimeter', 'Waterproof to 100 m', 'Never needs a cable',
      ],
      pl: [
        'Żywi się światłem',
        'Godzina na parapecie wystarcza mu na tydzień. Wysokość, ostrzeżenie przed burzą i wskazówki, do których nie trzeba ekranu.',
        'Wysokościomierz barometryczny', 'Wodoszczelność do 100 m', 'Nie potrzebuje kabla',
      ],
    },
    {
      code: 'MET',
      name: ['Metronom Interval Timer', 'Stoper interwałowy Metronom'],
      short: ['Wrist timer', 'Na nadgarstek'],
      price: 199,
      colors: ['dawn', 'hoarfrost'],
      options: ['wrapping'],
      weight: 0.04,
      traits: { activity: ['training', 'running'], material: ['rubber'] },
      en: [
        'Counts, beeps, and nothing else',
        'Forty seconds on, twenty off, eight times. There is no arguing with it.',
        '30 programmes of your own', 'Vibration or sound', 'Battery for two years',
      ],
      pl: [
        'Liczy, pika i nic ponadto',
        'Czterdzieści sekund pracy, dwadzieścia przerwy, osiem razy. Dyskusji nie przewiduje.',
        '30 własnych programów', 'Wibracja albo dźwięk', 'Bateria na dwa lata',
      ],
    },
    {
      code: 'SZL',
      name: ['Szlak GPS Watch', 'Zegarek z GPS Szlak'],
      short: ['Maps on the wrist', 'Mapy na nadgarstku'],
      price: 1349,
      special: 1149,
      colors: ['larch', 'granite', 'scree'],
      options: ['engraving', 'wrapping'],
      weight: 0.07,
      en: [
        'Knows where you parked',
        'Contour maps of the whole Carpathians, a trail of breadcrumbs home, and a battery that outlasts a weekend of both.',
        'Maps without a network', '40 hours with GPS', 'Five buttons that work in gloves',
      ],
      pl: [
        'Wie, gdzie stoi samochód',
        'Mapy całych Karpat z poziomicami, ślad powrotny i bateria, która wytrzyma weekend jednego i drugiego.',
        'Mapy bez zasięgu', '40 godzin z GPS', 'Pięć przycisków działa w rękawiczkach',
      ],
    },
  ],
)

export const BOTTLES_AND_WATCHES: readonly ProductPlan[] = [...BOTTLES, ...WATCHES]
