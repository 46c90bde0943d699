import { family } from '../plan/product-family.ts'
import { MEN, type ProductPlan } from '../plan/product-plan.ts'

const jacket = (style: string) => ({ gender: ['men'], style_general: [style], sleeve: ['long'], collar: ['hood'] })

const SHELLS = family(
  {
    kind: 'shell-jacket',
    look: { cut: 'men' },
    sizes: MEN,
    categories: ['men-shell'],
    traits: { ...jacket('shell'), activity: ['hiking'], material: ['polyamide'], climate: ['rain', 'wind'] },
  },
  [
    {
      code: 'STA',
      look: { cut: 'men', shape: 'long-back' },
      name: ['Starorobociański 3L Shell', 'Kurtka 3L Starorobociański'],
      short: ['Men’s waterproof jacket', 'Męska kurtka wodoodporna'],
      price: 1399,
      colors: ['spruce', 'dawn', 'granite', 'larch'],
      isBestseller: true,
      film: { path: '/media/content/rain-test.webm', title: ['In the rain chamber', 'W komorze deszczowej'] },
      weight: 0.45,
      traits: { activity: ['hiking', 'ski-touring'] },
      en: [
        'Longer than its name',
        'For the day when it rains from breakfast to bedtime: long enough to sit on, quiet enough to talk in. The zips are the big ones, the kind that work in gloves.',
        '20 000 mm water column, 15 000 g/m² breathability', 'Vents under the arms', '450 g in size M',
      ],
      pl: [
        'Dłuższa niż własna nazwa',
        'Na dzień, w którym leje bez przerwy: można na niej usiąść, a w rozmowie nie szeleści. Suwaki są duże, takie, które da się złapać w rękawicach.',
        'Słup wody 20 000 mm, oddychalność 15 000 g/m²', 'Wywietrzniki pod pachami', '450 g w rozmiarze M',
      ],
    },
    {
      code: 'BAT',
      look: { cut: 'men', shape: 'light' },
      name: ['Batyżowiecki Light Shell', 'Lekka kurtka Batyżowiecki'],
      short: ['Men’s, 290 g', 'Męska, 290 g'],
      price: 699,
      special: 559,
      colors: ['glacier', 'larch', 'granite', 'rowan'],
      weight: 0.29,
      traits: { activity: ['hiking', 'running'] },
      en: [
        'Insurance that weighs 290 grams',
        'You take it so that it does not rain. When it does, it keeps your top half dry for as long as it takes to reach the hut.',
        '10 000 mm water column', 'Packs into its own pocket', 'Reflective drawcord ends',
      ],
      pl: [
        'Polisa o wadze 290 gramów',
        'Bierzesz ją po to, żeby nie padało. A jeśli jednak popada, górna połowa dotrze do schroniska sucha.',
        'Słup wody 10 000 mm', 'Pakuje się we własną kieszeń', 'Odblaskowe końcówki ściągaczy',
      ],
    },
    {
      code: 'DUR',
      look: { cut: 'men', pattern: 'color-block', shape: 'alpine' },
      name: ['Durny Alpine Shell', 'Kurtka alpinistyczna Durny'],
      short: ['Men’s, for rock and ice', 'Męska, na skałę i lód'],
      price: 1499,
      colors: ['tarn', 'rowan'],
      isNew: true,
      weight: 0.5,
      traits: { activity: ['climbing', 'ski-touring'], climate: ['rain', 'wind', 'cold'] },
      en: [
        'For belays without a view',
        'Tough over the shoulders, trim at the waist and cut so that it stays in the harness with both arms up. The chest pockets take a topo unfolded.',
        '28 000 mm water column', 'Hood for a helmet', 'Pockets above the harness',
      ],
      pl: [
        'Na stanowiska bez widoku',
        'Mocna na barkach, dopasowana w pasie i skrojona tak, że przy podniesionych rękach nie wychodzi spod uprzęży. W kieszeniach na piersi mieści się rozłożony schemat drogi.',
        'Słup wody 28 000 mm', 'Kaptur na kask', 'Kieszenie powyżej uprzęży',
      ],
    },
    {
      code: 'ZMA',
      look: { cut: 'men', shape: 'soft-shell' },
      name: ['Zmarzły Softshell', 'Softshell Zmarzły'],
      short: ['Men’s, against wind', 'Męski, od wiatru'],
      price: 499,
      colors: ['scree', 'moss', 'tarn', 'granite'],
      weight: 0.52,
      traits: { activity: ['hiking', 'everyday'], material: ['polyester', 'elastane'], climate: ['wind', 'cold'] },
      en: [
        'Frozen in name only',
        'A jacket for dry cold and strong wind: fleece inside, a tight weave outside, stretch all over. It is the one that hangs nearest the door.',
        'Sheds a shower', 'Zipped chest pocket', 'Hood that adjusts with one hand',
      ],
      pl: [
        'Zmarzły tylko z nazwy',
        'Na suchy mróz i mocny wiatr: w środku polar, z wierzchu gęsta tkanina, a całość się rozciąga. To ten, który wisi najbliżej drzwi.',
        'Znosi przelotny deszcz', 'Kieszeń na piersi na zamek', 'Kaptur regulowany jedną ręką',
      ],
    },
    {
      code: 'KIE',
      look: { cut: 'men', fit: 'relaxed', shape: 'coat' },
      name: ['Kieżmarski Rain Jacket', 'Kurtka przeciwdeszczowa Kieżmarski'],
      short: ['Men’s, for town and trail', 'Męska, do miasta i na szlak'],
      price: 599,
      special: 479,
      colors: ['larch', 'spruce', 'hoarfrost'],
      weight: 0.43,
      traits: { activity: ['everyday', 'travel', 'hiking'] },
      en: [
        'A yellow jacket is never lost',
        'Also in green and white, for modest people. Roomy over a jumper, with hand pockets that close under a flap.',
        'Taped seams', 'Mesh lining', 'Brim that keeps rain off glasses',
      ],
      pl: [
        'Żółta kurtka nigdy się nie gubi',
        'Jest też zielona i biała, dla skromniejszych. Wchodzi na sweter, a kieszenie chowają się pod patkami.',
        'Podklejane szwy', 'Podszewka z siateczki', 'Daszek, który osłania okulary',
      ],
    },
  ],
)

const WIND = family(
  {
    kind: 'shell-jacket',
    look: { cut: 'men', fit: 'slim' },
    sizes: MEN,
    categories: ['men-wind'],
    traits: { ...jacket('shell'), activity: ['running', 'hiking'], material: ['polyamide'], climate: ['wind', 'mild'] },
  },
  [
    {
      code: 'OTA',
      look: { cut: 'men', fit: 'slim', shape: 'light' },
      name: ['Otargańce Wind Jacket', 'Wiatrówka Otargańce'],
      short: ['Men’s, 135 g', 'Męska, 135 g'],
      price: 399,
      colors: ['tarn', 'dawn', 'granite'],
      weight: 0.135,
      en: [
        'For a ridge that never ends',
        'Six summits in a row, and it blows on every one. A jacket to keep on rather than in the pack.',
        'Stretch at the elbows', 'Hood with a flat elastic', 'Chest pocket with two pulls',
      ],
      pl: [
        'Na grań, która się nie kończy',
        'Sześć wierzchołków po kolei i na każdym wieje. To kurtka do noszenia na grzbiecie, nie w plecaku.',
        'Elastyczne łokcie', 'Kaptur z płaską gumką', 'Kieszeń na piersi z suwakiem po obu stronach',
      ],
    },
    {
      code: 'KNC',
      look: { cut: 'men', pattern: 'color-block', shape: 'anorak' },
      name: ['Kończysta Anorak', 'Anorak Kończysta'],
      short: ['Men’s, over the head', 'Męski, zakładany przez głowę'],
      price: 429,
      special: 349,
      colors: ['moss', 'tarn'],
      weight: 0.24,
      traits: { activity: ['hiking', 'everyday'] },
      en: [
        'A kangaroo would approve',
        'The front pocket goes right through, so that hands meet in the middle. Wind-tight, a little baggy, and quick to put on in a hurry.',
        'Side zip', 'Packs into its pocket', 'Hem with one drawcord',
      ],
      pl: [
        'Kangur by się nie powstydził',
        'Kieszeń z przodu przechodzi na wylot, więc dłonie mogą się w niej spotkać. Wiatroszczelny, trochę workowaty i szybki w zakładaniu.',
        'Boczny zamek', 'Pakuje się do własnej kieszeni', 'Dół ściągany jednym sznurkiem',
      ],
    },
    {
      code: 'BAA',
      look: { cut: 'men', fit: 'slim', shape: 'running' },
      name: ['Baranie Rogi Running Jacket', 'Kurtka biegowa Baranie Rogi'],
      short: ['Men’s, for bad mornings', 'Męska, na paskudne poranki'],
      price: 449,
      colors: ['larch', 'granite'],
      weight: 0.19,
      traits: { activity: ['running'], climate: ['wind', 'rain'] },
      en: [
        'Head down and go',
        'Rain on the front, steam at the back: each side of the jacket has a fabric for its own problem.',
        'Sheds light rain', 'Ventilated back', 'Reflects from every side',
      ],
      pl: [
        'Głowa w dół i do przodu',
        'Z przodu deszcz, z tyłu para: każda strona kurtki ma tkaninę na swój kłopot.',
        'Znosi lekki deszcz', 'Wentylowane plecy', 'Odblaski z każdej strony',
      ],
    },
  ],
)

const PADDED = family(
  {
    kind: 'puffer-jacket',
    look: { cut: 'men' },
    sizes: MEN,
    categories: ['men-insulated'],
    traits: {
      gender: ['men'], activity: ['hiking', 'everyday'], material: ['down', 'polyamide'], climate: ['cold'],
      style_general: ['insulation'], sleeve: ['long'], collar: ['mock'],
    },
  },
  [
    {
      code: 'SLO',
      look: { cut: 'men', fit: 'relaxed', shape: 'parka' },
      name: ['Staroleśny Down Parka', 'Parka puchowa Staroleśny'],
      short: ['Men’s, our warmest', 'Męska, najcieplejsza'],
      price: 1449,
      special: 1199,
      colors: ['granite', 'moss', 'dawn', 'tarn'],
      weight: 0.78,
      en: [
        'A sleeping bag that walks',
        'For nights on a ledge and for fathers beside an ice rink. Long, thick, with pockets that warm the hands from both sides.',
        '290 g of 750-fill down', 'Two-way zip for belaying', 'Inside pockets for gloves and a bottle',
      ],
      pl: [
        'Śpiwór, w którym się chodzi',
        'Na biwak na półce skalnej i dla ojców przy lodowisku. Długa, gruba, z kieszeniami, które grzeją dłonie z obu stron.',
        '290 g puchu, 750 cuin', 'Dwukierunkowy zamek, wygodny przy asekuracji', 'Wewnętrzne kieszenie na rękawice i butelkę',
      ],
    },
    {
      code: 'MIC',
      look: { cut: 'men', fit: 'slim', shape: 'light' },
      name: ['Miedziane Light Down', 'Lekka kurtka puchowa Miedziane'],
      short: ['Men’s, 850-fill down', 'Męska, puch 850 cuin'],
      price: 749,
      colors: ['tarn', 'rowan', 'granite', 'larch'],
      isBestseller: true,
      weight: 0.27,
      traits: { activity: ['hiking', 'climbing', 'travel'] },
      en: [
        'Warm before the tea is',
        'Out of its bag in four seconds, on in six. The thinnest thing we know that makes a difference at a windy stop.',
        '110 g of 850-fill down', 'Fits under a shell', '270 g in size M',
      ],
      pl: [
        'Grzeje szybciej niż herbata',
        'Po czterech sekundach jest wyjęta z worka, po sześciu założona. Najcieńsza znana nam rzecz, która na wietrznym postoju naprawdę coś zmienia.',
        '110 g puchu 850 cuin', 'Mieści się pod kurtką od deszczu', '270 g w rozmiarze M',
      ],
    },
    {
      code: 'KOL',
      look: { cut: 'men', shape: 'chevron' },
      name: ['Kołowa Insulated Jacket', 'Kurtka ocieplana Kołowa'],
      short: ['Men’s, synthetic fill', 'Męska, ocieplina syntetyczna'],
      price: 649,
      colors: ['spruce', 'scree', 'tarn'],
      isNew: true,
      weight: 0.46,
      traits: { material: ['polyester', 'polyamide'], climate: ['cold', 'wind', 'rain'] },
      en: [
        'Does not mind getting wet',
        'The fill is made of old bottles; it behaves like down until it rains, and better than down afterwards.',
        'Recycled fill, 100 g/m²', 'Elastic side panels', 'Machine wash at 30 °C',
      ],
      pl: [
        'Nie obraża się na deszcz',
        'Wypełnienie ze starych butelek, które zachowuje się jak puch, dopóki nie pada, a potem lepiej niż puch.',
        'Wypełnienie z recyklingu, 100 g/m²', 'Elastyczne boki', 'Pranie w 30 °C',
      ],
    },
  ],
)

const VESTS = family(
  {
    kind: 'vest',
    look: { cut: 'men' },
    sizes: MEN,
    categories: ['men-insulated'],
    traits: {
      gender: ['men'], activity: ['hiking', 'everyday'], material: ['down', 'polyamide'], climate: ['cold', 'wind'],
      style_general: ['insulation', 'mid'], sleeve: ['none'], collar: ['mock'],
    },
  },
  [
    {
      code: 'TRD',
      name: ['Trzydniowiański Down Vest', 'Bezrękawnik puchowy Trzydniowiański'],
      short: ['Men’s, 750-fill down', 'Męski, puch 750 cuin'],
      price: 449,
      special: 369,
      colors: ['peat', 'granite', 'moss'],
      weight: 0.26,
      en: [
        'Three days from one pocket',
        'Wear it under a shell, over a fleece or round the shoulders by the fire. It takes less room than the map of where you are going.',
        '750-fill down', 'Zipped hand pockets', '260 g in size M',
      ],
      pl: [
        'Trzy dni z jednej kieszeni',
        'Pod kurtkę, na polar albo na ramiona przy ognisku. Zajmuje mniej miejsca niż mapa okolicy, do której jedziesz.',
        'Puch 750 cuin', 'Kieszenie na zamek', '260 g w rozmiarze M',
      ],
    },
    {
      code: 'CZB',
      look: { cut: 'men', pattern: 'color-block' },
      name: ['Czuba Vest', 'Bezrękawnik Czuba'],
      short: ['Men’s, two colours', 'Męski, dwukolorowy'],
      price: 379,
      colors: ['larch', 'tarn'],
      weight: 0.29,
      traits: { material: ['polyester', 'polyamide'] },
      en: [
        'As worn in ’84',
        'A yoke in the second colour and a fill that has improved since. This one goes in the washing machine, which the old ones never forgave.',
        'Recycled synthetic fill', 'High collar', 'Inside pocket',
      ],
      pl: [
        'Jak w osiemdziesiątym czwartym',
        'Karczek w drugim kolorze i wypełnienie, które od tamtej pory zmądrzało. To można prać w pralce, tamto się po niej zbijało w kulki.',
        'Syntetyczne wypełnienie z recyklingu', 'Wysoki kołnierz', 'Kieszeń wewnętrzna',
      ],
    },
  ],
)

export const MEN_OUTERWEAR: readonly ProductPlan[] = [...SHELLS, ...PADDED, ...WIND, ...VESTS]
