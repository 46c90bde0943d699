import type { LocalizedText } from '../../sample-shop/plan/localized-text.ts'

/** Places that products are named after. */
export const PLACES: readonly string[] = (
  'Babia,Baranie,Bielska,Błyszcz,Borowa,Bukowina,Bystra,Chabenica,Chłopek,Chochołów,Chruślica,Cubryna,Ćwilin,Czantoria,' +
  'Czerwona,Dzianisz,Gęsia,Giewont,Gładka,Goprowska,Gorc,Granaty,Grojec,Grześ,Halicz,Hala,Hruby,Iwaniacka,Jagodna,' +
  'Jarząbczy,Jaworowa,Jaworzyna,Kalatówki,Karb,Kasprowy,Kobylarz,Kominiarska,Kondracka,Kopa,Kościelec,Koszysta,Kozia,' +
  'Krokiew,Krywań,Krzesanica,Krzyżne,Kudłoń,Lackowa,Leskowiec,Liliowe,Litworowa,Lubań,Luboń,Łapsowa,Łomnica,Łopata,' +
  'Łysa,Magura,Małołączniak,Mędralowa,Miętusia,Mnich,Modyń,Mogielica,Mylna,Niżnia,Nosal,Obidza,Okrąglica,Olczyska,Orla,' +
  'Ornak,Osobita,Ostra,Panienki,Pieniny,Pilsko,Pięciostawiańska,Polica,Połonina,Przehyba,Przełęcz,Pyszna,Radziejowa,Rakoń,' +
  'Rohacz,Romanka,Roztoka,Rusinowa,Rycerzowa,Rysianka,Sarnia,Siklawa,Siwa,Skrzyczne,Skupniów,Smrek,Sokolica,Staroleśna,' +
  'Stożek,Strążyska,Szpiglas,Szyndzielnia,Śnieżnica,Świnica,Tarnica,Tomanowa,Trzydniowiańska,Turbacz,Wielka,Wierch,Wołowiec,' +
  'Wysoka,Zawrat,Zmarzła,Żabia,Żółta'
).split(',')

/** Models, which distinguish products of the same name, in every language. */
export const MODELS: readonly string[] = (
  'Active,Air,Alpin,Base,Camp,Classic,Core,Dry,Duo,Eco,Evo,Expert,Flow,Grip,Light,Max,Move,Nordic,One,Pro,Ridge,Sport,' +
  'Storm,Summit,Tech,Tour,Trail,Urban,Vertical,Warm,Winter,Zero'
).split(',')

export const HEADINGS: readonly LocalizedText[] = [
  ['Made for the third day', 'Na trzeci dzień drogi'],
  ['Forget that you have it', 'Zapomnisz, że to masz'],
  ['One thing less to think of', 'O jedną rzecz mniej na głowie'],
  ['For weather with a temper', 'Na pogodę z charakterem'],
  ['Simple on purpose', 'Proste, bo tak lepiej'],
]

export const LEADS: readonly LocalizedText[] = [
  [
    'We took away what nobody used and made the rest last. It has been through two winters of testing with mountain rescuers.',
    'Usunęliśmy to, z czego nikt nie korzystał, a resztę zrobiliśmy na lata. Dwie zimy sprawdzali to ratownicy górscy.',
  ],
  [
    'The fabric comes from a mill two valleys away, and the seams are where nothing rubs. It packs small and comes out without a crease.',
    'Materiał powstaje dwie doliny stąd, a szwy biegną tam, gdzie nic nie ociera. Po spakowaniu jest małe i nie ma zagnieceń.',
  ],
  [
    'Light enough to carry on the days when it is not needed, and strong enough for those when it is.',
    'Na tyle lekkie, by nosić je na zapas, i na tyle mocne, by wystarczyło, gdy się przyda.',
  ],
  [
    'Designed with guides who use it two hundred days a year. They asked for fewer straps, better zips and colours that show in fog.',
    'Zaprojektowane z przewodnikami, którzy używają go dwieście dni w roku. Chcieli mniej pasków, lepszych zamków i barw widocznych we mgle.',
  ],
  [
    'It does not need to be looked after: wash it with the rest, dry it in the shade, and mend it with a kit that we send for nothing.',
    'Nie wymaga opieki: pierz z resztą, susz w cieniu, a zestaw do napraw wyślemy bezpłatnie.',
  ],
]

export const POINTS: readonly LocalizedText[] = [
  ['Seams that lie flat', 'Płaskie szwy'],
  ['Recycled thread and trims', 'Nici i dodatki z recyklingu'],
  ['Reflective mark on the back', 'Odblask z tyłu'],
  ['A loop to hang it by', 'Pętelka do powieszenia'],
  ['Zips with long pullers for gloved hands', 'Zamki z uchwytami do obsługi w rękawicach'],
  ['Repaired by us for ten years', 'Naprawiamy przez dziesięć lat'],
  ['Sewn in Nowy Targ', 'Uszyto w Nowym Targu'],
  ['Free of fluorocarbons', 'Bez związków fluoru'],
]
