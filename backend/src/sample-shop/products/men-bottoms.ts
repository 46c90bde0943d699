import { family } from '../plan/product-family.ts'
import { MEN, type ProductPlan } from '../plan/product-plan.ts'

const PANTS = family(
  {
    kind: 'hiking-pants',
    look: { cut: 'men' },
    sizes: MEN,
    categories: ['men-hiking-pants'],
    traits: { gender: ['men'], activity: ['hiking'], material: ['polyamide', 'elastane'], climate: ['mild', 'wind'] },
  },
  [
    {
      code: 'KRE',
      look: { cut: 'men', shape: 'cargo' },
      name: ['Krzemień Hiking Pants', 'Spodnie trekkingowe Krzemień'],
      short: ['Men’s, regular', 'Męskie, krój regularny'],
      price: 399,
      colors: ['scree', 'spruce', 'granite', 'moss'],
      weight: 0.41,
      en: [
        'Flint, and not in name only',
        'A hard weave on the knees and seat, stretch in between. They come through a whole bilberry season with their colour intact.',
        'Reinforced knees', 'Six pockets, three zipped', 'Hem that tightens over boots',
      ],
      pl: [
        'Krzemień, nie tylko z nazwy',
        'Na kolanach i siedzeniu twarda tkanina, pomiędzy elastyczna. Po całym lecie w jagodach nadal mają swój kolor.',
        'Wzmocnione kolana', 'Sześć kieszeni, trzy na zamek', 'Nogawki ściągane na bucie',
      ],
    },
    {
      code: 'BUK',
      look: { cut: 'men', pattern: 'color-block', shape: 'patched' },
      name: ['Bukowe Berdo Pants', 'Spodnie Bukowe Berdo'],
      short: ['Men’s, with tough knees', 'Męskie, z mocnymi kolanami'],
      price: 459,
      special: 389,
      colors: ['peat', 'moss'],
      weight: 0.49,
      traits: { activity: ['hiking', 'climbing'] },
      en: [
        'For crawling under beeches',
        'Canvas where the forest touches you, stretch where you touch your toes. The braces clip in if the belt is not enough.',
        'Canvas knees and seat', 'Vents at the thigh', 'Loops for braces',
      ],
      pl: [
        'Do przełażenia pod bukami',
        'Płótno tam, gdzie dotyka cię las, elastyczna tkanina tam, gdzie się schylasz do butów. Gdyby pasek nie wystarczył, można przypiąć szelki.',
        'Kolana i siedzenie z płótna', 'Wywietrzniki na udach', 'Szlufki na szelki',
      ],
    },
    {
      code: 'RAW',
      look: { cut: 'men', fit: 'slim', shape: 'alpine' },
      name: ['Rawki Softshell Pants', 'Spodnie softshellowe Rawki'],
      short: ['Men’s, for winter', 'Męskie, zimowe'],
      price: 489,
      colors: ['granite', 'tarn'],
      weight: 0.51,
      traits: { activity: ['hiking', 'ski-touring'], climate: ['cold', 'wind'] },
      en: [
        'Snow to the knee, wind to the waist',
        'Brushed softshell with a waist that covers the kidneys. The hook at the hem takes a gaiter or a lace, whichever you remembered.',
        'Brushed inside', 'Hook for gaiters', 'Adjustable waist',
      ],
      pl: [
        'Śnieg po kolana, wiatr po pas',
        'Drapany softshell z pasem, który zakrywa nerki. Haczyk przy nogawce złapie stuptut albo sznurowadło, zależnie od tego, o czym się pamiętało.',
        'Drapane od środka', 'Haczyk na stuptut', 'Regulowany pas',
      ],
    },
    {
      code: 'OTR',
      look: { cut: 'men', shape: 'zip-off' },
      name: ['Otryt Convertible Pants', 'Spodnie z odpinanymi nogawkami Otryt'],
      short: ['Men’s, two in one', 'Męskie, dwa w jednym'],
      price: 359,
      colors: ['moss', 'scree', 'granite'],
      weight: 0.43,
      traits: { activity: ['hiking', 'travel'], climate: ['heat', 'mild'] },
      en: [
        'Half the trousers by noon',
        'Fashion forgave them long ago, and thighs have always thanked them. The legs pack into the pocket that stays.',
        'Legs come off over boots', 'UPF 50', 'Zipped pocket for a passport',
      ],
      pl: [
        'W południe już tylko połowa spodni',
        'Moda dawno im wybaczyła, a uda dziękowały od zawsze. Odpięte nogawki mieszczą się w kieszeni, która zostaje.',
        'Nogawki odpina się przez buty', 'Filtr UPF 50', 'Kieszeń na paszport na zamek',
      ],
    },
  ],
)

const JOGGERS = family(
  {
    kind: 'joggers',
    look: { cut: 'men' },
    sizes: MEN,
    categories: ['men-joggers'],
    traits: { gender: ['men'], activity: ['everyday', 'travel'], material: ['cotton'], climate: ['mild', 'indoor'] },
  },
  [
    {
      code: 'CHR',
      look: { cut: 'men', pattern: 'heather' },
      name: ['Chryszczata Joggers', 'Joggery Chryszczata'],
      short: ['Men’s, organic cotton', 'Męskie, bawełna organiczna'],
      price: 219,
      special: 179,
      colors: ['scree', 'granite', 'peat'],
      weight: 0.48,
      en: [
        'Slow trousers',
        'Brushed inside, heavy outside, deep in the pockets. For carrying wood in and books out.',
        '340 g/m² organic cotton', 'Flat cord', 'Ribbed ankles',
      ],
      pl: [
        'Powolne spodnie',
        'Od środka drapane, z wierzchu ciężkie, w kieszeniach głębokie. Do noszenia drewna w jedną stronę i książek w drugą.',
        'Bawełna organiczna 340 g/m²', 'Płaski sznurek', 'Ściągacze przy kostkach',
      ],
    },
    {
      code: 'LOP',
      name: ['Łopień Joggers', 'Joggery Łopień'],
      short: ['Men’s, technical knit', 'Męskie, techniczna dzianina'],
      price: 249,
      colors: ['tarn', 'granite', 'moss'],
      weight: 0.36,
      traits: { activity: ['training', 'travel'], material: ['polyester', 'elastane'] },
      en: [
        'Two hours in a car, three on a wall',
        'They stretch for the high step and do not sag after it. A pocket on the thigh holds a brush, or a phone pretending to be one.',
        'Zipped pockets', 'Gusset', 'Narrow ankles that stay above the shoes',
      ],
      pl: [
        'Dwie godziny w aucie, trzy na ściance',
        'Rozciągną się przy wysokim kroku i potem nie zwisają. W kieszeni na udzie zmieści się szczotka albo telefon, który ją udaje.',
        'Kieszenie na zamek', 'Klin w kroku', 'Wąskie, nie wchodzą pod buty',
      ],
    },
    {
      code: 'SNZ',
      look: { cut: 'men', pattern: 'color-block', shape: 'track' },
      name: ['Śnieżka Track Pants', 'Spodnie dresowe Śnieżka'],
      short: ['Men’s, with a stripe', 'Męskie, z lampasem'],
      price: 229,
      colors: ['tarn', 'rowan', 'granite'],
      isNew: true,
      weight: 0.37,
      traits: { activity: ['training', 'everyday'], material: ['polyester', 'elastane'] },
      en: [
        'They go on over everything',
        'They unzip to the knee and come off at the start line without a dance. The stripe is for the photographs.',
        'Leg zips to the knee', 'Two zipped pockets', 'Light brushed inside',
      ],
      pl: [
        'Wejdą na wszystko',
        'Zamki sięgają kolan, więc na linii startu zdejmiesz je bez tańca. Lampas jest do zdjęć.',
        'Zamki w nogawkach do kolan', 'Dwie kieszenie na zamek', 'Od środka lekko drapane',
      ],
    },
  ],
)

const TIGHTS = family(
  {
    kind: 'leggings',
    look: { cut: 'men' },
    sizes: MEN,
    categories: ['men-tights'],
    traits: {
      gender: ['men'], activity: ['running', 'training'], material: ['polyamide', 'elastane'], climate: ['mild'],
      style_general: ['base'],
    },
  },
  [
    {
      code: 'SCZ',
      name: ['Szczeliniec Running Tights', 'Legginsy biegowe Szczeliniec'],
      short: ['Men’s, light', 'Męskie, lekkie'],
      price: 219,
      colors: ['granite', 'tarn', 'spruce'],
      weight: 0.19,
      en: [
        'Through the crack and out again',
        'Light tights for spring and autumn, with pockets where arms end. Worn under shorts or without, according to temperament.',
        'Two thigh pockets', 'Zip pocket at the back', 'Reflective at the calf',
      ],
      pl: [
        'Przez szczelinę i z powrotem',
        'Lekkie, na wiosnę i jesień, z kieszeniami tam, gdzie kończą się ręce. Pod szorty albo bez szortów, zależy od charakteru.',
        'Dwie kieszenie na udach', 'Z tyłu kieszeń na zamek', 'Odblask na łydce',
      ],
    },
    {
      code: 'OST',
      name: ['Ostrzyca Merino Tights', 'Kalesony merino Ostrzyca'],
      short: ['Men’s base layer, 190 g/m²', 'Męska bielizna, 190 g/m²'],
      price: 269,
      colors: ['granite', 'moss'],
      weight: 0.2,
      traits: { activity: ['hiking', 'ski-touring'], material: ['merino'], climate: ['cold'] },
      en: [
        'Nobody sees them, everybody envies them',
        'Long johns of fine merino, with a waistband that does not roll up under a hip belt.',
        '18.5 micron merino', 'Flat seams, gusset', 'Wash cold, dry flat',
      ],
      pl: [
        'Nikt ich nie zobaczy, każdy będzie zazdrościł',
        'Kalesony z cienkiego merino, z pasem, który nie zwija się pod pasem biodrowym.',
        'Merino 18,5 mikrona', 'Płaskie szwy i klin', 'Prać w zimnej wodzie, suszyć na płasko',
      ],
    },
    {
      code: 'LYS',
      look: { cut: 'men', pattern: 'color-block' },
      name: ['Łysica Winter Tights', 'Legginsy zimowe Łysica'],
      short: ['Men’s, windproof', 'Męskie, wiatroszczelne'],
      price: 299,
      special: 239,
      colors: ['larch', 'tarn'],
      weight: 0.29,
      traits: { climate: ['cold', 'wind'], material: ['polyester', 'elastane'] },
      en: [
        'Witches fly, you run',
        'Windproof over the thighs and the front of the hips, brushed elsewhere. Warm to minus twelve at a conversational pace.',
        'Windproof panels', 'Ankle zips', 'Reflective on three sides',
      ],
      pl: [
        'Czarownice latają, ty biegniesz',
        'Na udach i z przodu bioder panele od wiatru, reszta drapana. Przy tempie, w którym da się rozmawiać, wystarczą do minus dwunastu.',
        'Wiatroszczelne panele', 'Zamki przy kostkach', 'Odblaski z trzech stron',
      ],
    },
  ],
)

const SHORTS = family(
  {
    kind: 'shorts',
    look: { cut: 'men' },
    sizes: MEN,
    categories: ['men-shorts'],
    traits: { gender: ['men'], activity: ['hiking', 'travel'], material: ['polyamide', 'elastane'], climate: ['heat'] },
  },
  [
    {
      code: 'WET',
      name: ['Wetlińska Hiking Shorts', 'Szorty trekkingowe Wetlińska'],
      short: ['Men’s, light', 'Męskie, lekkie'],
      price: 179,
      colors: ['moss', 'scree', 'tarn', 'peat'],
      weight: 0.19,
      en: [
        'For grass that reaches the knee',
        'Light, quick to dry and with a waist that does not fight a hip belt. There is a map pocket on the thigh, since phones die.',
        'Four-way stretch', 'Thigh pocket with a zip', 'Dry in half an hour',
      ],
      pl: [
        'Na trawę po kolana',
        'Lekkie, szybko schną, a pas nie kłóci się z pasem biodrowym plecaka. Na udzie kieszeń na mapę, bo telefony padają.',
        'Rozciągają się w czterech kierunkach', 'Kieszeń na udzie na zamek', 'Schną w pół godziny',
      ],
    },
    {
      code: 'DZI',
      name: ['Działowa Running Shorts', 'Szorty biegowe Działowa'],
      short: ['Men’s, 5 inch', 'Męskie, 13 cm'],
      price: 149,
      special: 119,
      colors: ['larch', 'granite', 'rowan'],
      weight: 0.1,
      traits: { activity: ['running'], material: ['polyester', 'elastane'] },
      en: [
        'Thirteen centimetres of courage',
        'A short leg, a soft liner and a pocket at the back that holds a phone still. Everything else we cut away.',
        'Soft liner', 'Back pocket that does not bounce', '100 g in size M',
      ],
      pl: [
        'Trzynaście centymetrów odwagi',
        'Krótka nogawka, miękkie spodenki w środku i kieszeń z tyłu, w której telefon siedzi nieruchomo. Całą resztę odcięliśmy.',
        'Miękkie wewnętrzne spodenki', 'Z tyłu kieszeń, która nie lata', '100 g w rozmiarze M',
      ],
    },
    {
      code: 'MUC',
      look: { cut: 'men', fit: 'relaxed' },
      name: ['Muczne Cotton Shorts', 'Szorty bawełniane Muczne'],
      short: ['Men’s, brushed cotton', 'Męskie, drapana bawełna'],
      price: 159,
      colors: ['peat', 'hoarfrost', 'spruce'],
      weight: 0.28,
      traits: { activity: ['everyday'], material: ['cotton'], climate: ['mild', 'heat'] },
      en: [
        'For watching bison from a terrace',
        'Sweatshirt cotton, cut off above the knee. They are at their best doing nothing at all.',
        '320 g/m² organic cotton', 'Flat cord', 'Pockets with a real bottom',
      ],
      pl: [
        'Do oglądania żubrów z tarasu',
        'Bawełna jak z bluzy, ucięta nad kolanem. Najlepsze są wtedy, gdy nic się nie robi.',
        'Bawełna organiczna 320 g/m²', 'Płaski sznurek', 'Kieszenie, które mają dno',
      ],
    },
    {
      code: 'JWN',
      look: { cut: 'men', pattern: 'color-block' },
      name: ['Jaworzyna Training Shorts', 'Szorty treningowe Jaworzyna'],
      short: ['Men’s, 9 inch', 'Męskie, 23 cm'],
      price: 159,
      colors: ['tarn', 'dawn'],
      isNew: true,
      weight: 0.16,
      traits: { activity: ['training'], material: ['polyester', 'elastane'], climate: ['indoor', 'heat'] },
      en: [
        'Squat first, talk later',
        'Slits at the side, stretch all round, zips where keys would stab. They are long enough for the deep ones.',
        'Side slits', 'Zipped pockets', 'Waist that stays under a belt',
      ],
      pl: [
        'Najpierw przysiad, potem rozmowa',
        'Rozcięcia po bokach, rozciągliwe dookoła, a kieszenie na zamek, żeby klucze nie kłuły. Dość długie na te najgłębsze.',
        'Rozcięcia po bokach', 'Kieszenie na zamek', 'Pas, który nie ucieka spod pasa do ćwiczeń',
      ],
    },
  ],
)

export const MEN_BOTTOMS: readonly ProductPlan[] = [...PANTS, ...JOGGERS, ...TIGHTS, ...SHORTS]
