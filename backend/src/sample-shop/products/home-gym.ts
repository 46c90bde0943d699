import { family } from '../plan/product-family.ts'
import type { ProductPlan } from '../plan/product-plan.ts'

const STRENGTH = family(
  {
    kind: 'kettlebell',
    categories: ['weights'],
    traits: { activity: ['training'], material: ['iron'], climate: ['indoor'], category_gear: ['strength'] },
  },
  [
    {
      code: 'BUL',
      name: ['Bula Competition Kettlebell', 'Kettlebell zawodniczy Bula'],
      short: ['Steel, same size in every weight', 'Stalowy, każdy w tym samym rozmiarze'],
      price: 199,
      colors: ['rowan'],
      sizes: ['8 kg', '12 kg', '16 kg', '20 kg', '24 kg'],
      sizePrices: { '12 kg': { price: 249 }, '16 kg': { price: 289 }, '20 kg': { price: 339 }, '24 kg': { price: 389 } },
      isNew: true,
      weight: 16,
      traits: { material: ['steel'] },
      en: [
        'The shape stays, the weight grows',
        'Every one is the same size, so a snatch learnt with eight kilos is the snatch you do with twenty-four. The handle is bare steel, which holds chalk.',
        'Hollow steel, no filler', '33 mm handle', 'Flat machined base',
      ],
      pl: [
        'Kształt ten sam, rośnie tylko waga',
        'Każdy ma te same wymiary, więc rwanie wyuczone na ośmiu kilogramach jest tym samym rwaniem na dwudziestu czterech. Uchwyt z gołej stali dobrze trzyma magnezję.',
        'Stal, bez wypełniacza', 'Uchwyt 33 mm', 'Frezowana, płaska podstawa',
      ],
    },
    {
      code: 'KMI',
      name: ['Kamyk Soft Kettlebell', 'Miękki kettlebell Kamyk'],
      short: ['Filled with sand, for flats', 'Z piaskiem, do mieszkania'],
      price: 99,
      special: 79,
      colors: ['tarn', 'scree'],
      sizes: ['4 kg', '8 kg'],
      sizePrices: { '8 kg': { price: 129, special: 99 } },
      weight: 6,
      traits: { material: ['rubber'] },
      en: [
        'The neighbour below will not know',
        'Sand in a rubber skin: it lands with a sigh. Kind to parquet, shins and beginners.',
        'Soft base', 'Wide handle', 'Does not leak, we jumped on it',
      ],
      pl: [
        'Sąsiad z dołu się nie dowie',
        'Piasek w gumowej skórze, więc ląduje z westchnieniem. Łagodny dla parkietu, goleni i początkujących.',
        'Miękka podstawa', 'Szeroki uchwyt', 'Nie przecieka, skakaliśmy po nim',
      ],
    },
  ],
)

const DUMBBELLS = family(
  {
    kind: 'dumbbell',
    categories: ['weights'],
    traits: { activity: ['training'], material: ['iron', 'rubber'], climate: ['indoor'], category_gear: ['strength'] },
  },
  [
    {
      code: 'GNT',
      name: ['Granit Hex Dumbbell', 'Hantla sześciokątna Granit'],
      short: ['Heavy, single', 'Ciężka, pojedyncza'],
      price: 199,
      colors: ['granite'],
      sizes: ['16 kg', '20 kg', '24 kg'],
      sizePrices: { '20 kg': { price: 239 }, '24 kg': { price: 279 } },
      weight: 20,
      en: [
        'For when the light ones have become doorstops',
        'Six-sided heads that stand still under a push-up, a handle with a swell in the middle. Sold singly, as arms are.',
        'Rubber heads, steel handle', 'Ergonomic grip', 'Weight cast into the head',
      ],
      pl: [
        'Gdy lekkie służą już tylko do podpierania drzwi',
        'Sześciokątne głowice stoją pewnie podczas pompek, a uchwyt jest pośrodku grubszy. Sprzedajemy na sztuki, tak jak ręce.',
        'Głowice z gumy, uchwyt ze stali', 'Profilowany uchwyt', 'Waga odlana na głowicy',
      ],
    },
    {
      code: 'ZBO',
      name: ['Zbójnik Dumbbell', 'Hantla Zbójnik'],
      short: ['Neoprene, light', 'Neoprenowa, lekka'],
      price: 29,
      colors: ['crocus', 'larch', 'tarn'],
      sizes: ['1 kg', '2 kg', '3 kg'],
      sizePrices: { '2 kg': { price: 39 }, '3 kg': { price: 49 } },
      tiers: [[2, 5], [10, 15]],
      weight: 2,
      traits: { material: ['iron'], category_gear: ['strength', 'mobility'] },
      en: [
        'Small, but they add up',
        'For shoulders that have been told to start from zero. The cover is warm to the touch in January.',
        'Neoprene cover', 'Pretty enough to be left lying about', 'Does not roll',
      ],
      pl: [
        'Ziarnko do ziarnka',
        'Dla barków, którym kazano zacząć od zera. Powłoka jest ciepła w dotyku także w styczniu.',
        'Neoprenowa powłoka', 'Ładna na tyle, że może leżeć na wierzchu', 'Nie toczy się',
      ],
    },
  ],
)

const BANDS = family(
  {
    kind: 'resistance-band',
    categories: ['bands'],
    traits: { activity: ['training', 'yoga'], material: ['rubber'], climate: ['indoor'], category_gear: ['strength', 'mobility'] },
  },
  [
    {
      code: 'WAN',
      name: ['Wantule Loop Bands', 'Gumy Wantule'],
      short: ['Set of three short loops', 'Komplet trzech krótkich pętli'],
      price: 59,
      colors: ['moss', 'dawn'],
      tiers: [[5, 10], [20, 20]],
      weight: 0.15,
      en: [
        '“Knees out,” they say',
        'Three short loops for hips that have forgotten what they are for. Ten minutes before a run, and the run goes better.',
        'Light, medium, heavy', 'Woven edge that does not roll', 'Comes in a bag',
      ],
      pl: [
        '„Kolana na zewnątrz”, mówią',
        'Trzy krótkie pętle dla bioder, które zapomniały, do czego służą. Dziesięć minut przed biegiem i bieg idzie lepiej.',
        'Lekka, średnia, mocna', 'Tkany brzeg, który się nie zwija', 'W woreczku',
      ],
    },
    {
      code: 'HUC',
      name: ['Huciska Pull-Up Bands', 'Gumy do podciągania Huciska'],
      short: ['Set of three long loops', 'Komplet trzech długich pętli'],
      price: 149,
      special: 119,
      colors: ['granite', 'tarn'],
      weight: 0.9,
      en: [
        'The first pull-up with a little help',
        'They carry as much of you as you ask: a third, a quarter, in the end nothing. Layered, so you see wear long before it matters.',
        'Help of 10, 20 and 35 kg', 'Layered natural rubber', 'Instructions with pictures',
      ],
      pl: [
        'Pierwsze podciągnięcie z małą pomocą',
        'Biorą na siebie tyle, ile trzeba: jedną trzecią, jedną czwartą, a na końcu nic. Są warstwowe, więc zużycie widać na długo przedtem, zanim zacznie mieć znaczenie.',
        'Wspomagają 10, 20 i 35 kg', 'Warstwowy kauczuk naturalny', 'Instrukcja z rysunkami',
      ],
    },
  ],
)

const MATS = family(
  {
    kind: 'yoga-mat',
    categories: ['mats'],
    traits: { activity: ['yoga', 'training'], material: ['rubber'], climate: ['indoor'], category_gear: ['mobility', 'balance'] },
  },
  [
    {
      code: 'ROS',
      name: ['Rówień Mat', 'Mata Rówień'],
      short: ['Natural rubber, 5 mm', 'Kauczuk naturalny, 5 mm'],
      price: 219,
      colors: ['tarn', 'dawn', 'moss'],
      tiers: [[5, 8], [15, 15]],
      isBestseller: true,
      weight: 2.4,
      en: [
        'Ground you can trust',
        'Five millimetres of natural rubber with a soft upper side. It stays where you unroll it, which cannot be said of most plans.',
        '185 × 66 cm, 5 mm', '2.4 kg', 'Line down the middle',
      ],
      pl: [
        'Grunt, na którym można polegać',
        'Pięć milimetrów kauczuku naturalnego z miękkim wierzchem. Zostaje tam, gdzie ją rozłożysz, czego nie da się powiedzieć o większości planów.',
        '185 × 66 cm, 5 mm', '2,4 kg', 'Linia pośrodku',
      ],
    },
    {
      code: 'LAK',
      name: ['Łąka Travel Mat', 'Mata podróżna Łąka'],
      short: ['Folds, 1.5 mm', 'Składana, 1,5 mm'],
      price: 159,
      colors: ['glacier', 'peat'],
      weight: 1,
      traits: { activity: ['yoga', 'travel'] },
      en: [
        'Folds like a map, only better',
        'Thin enough for hand baggage, grippy enough for a hotel carpet. On grass you need nothing more.',
        '180 × 61 cm, 1.5 mm', '1 kg', 'Folds to A4',
      ],
      pl: [
        'Składa się jak mapa, tylko łatwiej',
        'Dość cienka do bagażu podręcznego i dość przyczepna na hotelową wykładzinę. Na trawie niczego więcej nie trzeba.',
        '180 × 61 cm, 1,5 mm', '1 kg', 'Po złożeniu wielkości A4',
      ],
    },
    {
      code: 'PLN',
      name: ['Polana Training Mat', 'Mata treningowa Polana'],
      short: ['Foam, 15 mm', 'Pianka, 15 mm'],
      price: 129,
      special: 99,
      colors: ['granite', 'crocus', 'spruce'],
      weight: 1.3,
      traits: { activity: ['training'], material: ['foam'], category_gear: ['mobility'] },
      en: [
        'For knees, elbows and spines',
        'Thick foam for planks, rolls and lying still afterwards. Too soft for standing on one leg; it does not pretend otherwise.',
        '180 × 60 cm, 15 mm', 'Closed cells that soak up no sweat', 'Carrying strap',
      ],
      pl: [
        'Dla kolan, łokci i kręgosłupa',
        'Gruba pianka do planka, przewrotów i leżenia bez ruchu po wszystkim. Do stania na jednej nodze za miękka i wcale tego nie ukrywa.',
        '180 × 60 cm, 15 mm', 'Zamknięte komórki, nie chłonie potu', 'Pasek do noszenia',
      ],
    },
  ],
)

const ROLLERS = family(
  {
    kind: 'foam-roller',
    categories: ['recovery'],
    traits: { activity: ['training', 'running'], material: ['foam'], climate: ['indoor'], category_gear: ['mobility'] },
  },
  [
    {
      code: 'WAL',
      name: ['Walec Long Roller', 'Długi roller Walec'],
      short: ['Medium, 60 cm', 'Średniotwardy, 60 cm'],
      price: 139,
      colors: ['tarn', 'scree'],
      weight: 0.95,
      en: [
        'Lie down along it and breathe',
        'Long enough for a whole spine, firm enough to mean it. Softer than Murań, for people who talk while rolling.',
        '60 × 15 cm', 'Carries 150 kg', 'Even surface',
      ],
      pl: [
        'Połóż się wzdłuż i oddychaj',
        'Dość długi na cały kręgosłup i dość twardy, żeby miało to sens. Miększy niż Murań, dla tych, którzy przy rolowaniu rozmawiają.',
        '60 × 15 cm', 'Nośność 150 kg', 'Równa powierzchnia',
      ],
    },
    {
      code: 'PNK',
      name: ['Pieniek Mini Roller', 'Mały roller Pieniek'],
      short: ['Hard, 15 cm', 'Twardy, 15 cm'],
      price: 69,
      colors: ['dawn', 'moss', 'granite'],
      tiers: [[5, 10]],
      weight: 0.22,
      traits: { activity: ['running', 'travel'] },
      en: [
        'For soles, forearms and small suitcases',
        'Stand on it, slowly, while the kettle boils. It finds the place at once.',
        '15 × 9 cm', '220 g', 'Hides in a shoe',
      ],
      pl: [
        'Na stopy, przedramiona i małe walizki',
        'Stań na nim powoli, zanim zagotuje się woda. Od razu znajdzie to miejsce.',
        '15 × 9 cm', '220 g', 'Mieści się w bucie',
      ],
    },
  ],
)

const BALLS = family(
  {
    kind: 'gym-ball',
    categories: ['recovery'],
    traits: { activity: ['training', 'yoga'], material: ['rubber'], climate: ['indoor'], category_gear: ['balance', 'mobility'] },
  },
  [
    {
      code: 'GLZ',
      name: ['Głaz Gym Ball', 'Piłka gimnastyczna Głaz'],
      short: ['75 cm, with a pump', '75 cm, z pompką'],
      price: 119,
      colors: ['moss', 'tarn'],
      weight: 1.4,
      en: [
        'For people whose knees meet the table',
        'The bigger ball, for those above 180 centimetres. It holds 300 kilos, so it will also hold up in a discussion.',
        '75 cm', 'Pump and two plugs', 'Does not burst when punctured',
      ],
      pl: [
        'Dla tych, którym kolana zawadzają o stół',
        'Większa, dla osób powyżej 180 centymetrów. Utrzyma 300 kilo, więc wytrzyma i dyskusję.',
        '75 cm', 'Pompka i dwa korki', 'Przebita nie pęka',
      ],
    },
    {
      code: 'KUL',
      name: ['Kulka Massage Ball', 'Piłka do masażu Kulka'],
      short: ['Hard rubber, 7 cm', 'Twarda guma, 7 cm'],
      price: 39,
      colors: ['rowan', 'crocus', 'larch'],
      tiers: [[3, 10], [10, 20]],
      weight: 0.18,
      traits: { activity: ['training', 'running'], category_gear: ['mobility'] },
      en: [
        'Between the wall and the shoulder blade',
        'Lean, move an inch, swear softly, move another inch. There is no cheaper masseur.',
        '7 cm', 'Natural rubber', 'Does not mark walls',
      ],
      pl: [
        'Między ścianę a łopatkę',
        'Oprzyj się, przesuń o centymetr, zaklnij cicho, przesuń o następny. Tańszego masażysty nie ma.',
        '7 cm', 'Kauczuk naturalny', 'Nie brudzi ścian',
      ],
    },
  ],
)

export const HOME_GYM: readonly ProductPlan[] = [...MATS, ...STRENGTH, ...BANDS, ...DUMBBELLS, ...ROLLERS, ...BALLS]
