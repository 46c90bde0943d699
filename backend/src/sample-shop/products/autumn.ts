import { family } from '../plan/product-family.ts'
import { MEN, type ProductPlan, WOMEN } from '../plan/product-plan.ts'

const EVERY_DAY = { activity: ['everyday', 'travel'], material: ['cotton'], climate: ['mild'] }

const WOMEN_LINE = family(
  { kind: 'tee', look: { cut: 'women' }, sizes: WOMEN, categories: ['women-short-sleeves'], traits: { gender: ['women'], ...EVERY_DAY } },
  [
    {
      code: 'OCH',
      kind: 'fleece',
      look: { cut: 'women', shape: 'longline' },
      categories: ['women-fleeces'],
      name: ['Ochodzita Fleece', 'Polar Ochodzita'],
      short: ['Women’s, long', 'Damski, długi'],
      price: 379,
      colors: ['crocus', 'spruce', 'hoarfrost'],
      isNew: true,
      weight: 0.55,
      traits: { material: ['polyester'], climate: ['cold'], style_general: ['mid'], sleeve: ['long'], collar: ['mock'] },
      en: [
        'Covers what a bench would find',
        'Longer than our other fleeces and thicker at the back. For sitting on walls, waiting for buses and watching sheep.',
        'Down to the hips', 'Two-way zip', 'Recycled polyester',
      ],
      pl: [
        'Zakrywa to, co znalazłaby ławka',
        'Dłuższy niż nasze inne polary, z tyłu grubszy. Do siedzenia na murku, czekania na autobus i patrzenia na owce.',
        'Sięga bioder', 'Dwukierunkowy zamek', 'Poliester z recyklingu',
      ],
    },
    {
      code: 'KOI',
      kind: 'vest',
      categories: ['women-insulated'],
      name: ['Koniaków Vest', 'Bezrękawnik Koniaków'],
      short: ['Women’s, reversible', 'Damski, dwustronny'],
      price: 429,
      colors: ['dawn', 'tarn'],
      weight: 0.31,
      traits: { material: ['polyester', 'polyamide'], climate: ['cold', 'wind'], style_general: ['insulation', 'mid'], sleeve: ['none'], collar: ['mock'] },
      en: [
        'Two moods, one zip',
        'Bright on one side, dark on the other, warm on both. Turn it inside out at the pass and descend as somebody else.',
        'Reversible', 'Recycled fill', 'Pockets on both sides',
      ],
      pl: [
        'Dwa nastroje, jeden zamek',
        'Z jednej strony jaskrawy, z drugiej ciemny, z obu ciepły. Odwróć go na przełęczy i zejdź jako ktoś inny.',
        'Dwustronny', 'Wypełnienie z recyklingu', 'Kieszenie po obu stronach',
      ],
    },
    {
      code: 'IST',
      look: { cut: 'women', shape: 'pocket' },
      name: ['Istebna Tee', 'Koszulka Istebna'],
      short: ['Women’s, organic cotton', 'Damska, bawełna organiczna'],
      price: 109,
      colors: ['rowan', 'hoarfrost', 'granite'],
      weight: 0.16,
      traits: { sleeve: ['short'], collar: ['crew'] },
      en: [
        'Red looks good against snow and hay',
        'A straight cotton tee with sleeves that reach a bit further down. It asks for nothing but a hanger.',
        '180 g/m² organic cotton', 'Longer sleeves', 'Machine wash at 40 °C',
      ],
      pl: [
        'Czerwień pasuje do śniegu i do siana',
        'Prosta bawełniana koszulka z rękawem odrobinę dłuższym niż zwykle. Prosi tylko o wieszak.',
        'Bawełna organiczna 180 g/m²', 'Dłuższe rękawy', 'Pranie w 40 °C',
      ],
    },
    {
      code: 'TYN',
      kind: 'leggings',
      categories: ['women-tights'],
      name: ['Tyniok Pocket Tights', 'Legginsy z kieszeniami Tyniok'],
      short: ['Women’s, four pockets', 'Damskie, cztery kieszenie'],
      price: 249,
      special: 199,
      colors: ['granite', 'moss', 'tarn'],
      weight: 0.23,
      traits: { activity: ['hiking', 'running'], material: ['polyamide', 'elastane'], style_general: ['base'] },
      en: [
        'Four pockets, and still leggings',
        'Two on the thighs, one at the back, one for a key. We counted the complaints and sewed accordingly.',
        'Opaque in a squat', 'Fits a big phone', 'Reinforced at the knee',
      ],
      pl: [
        'Cztery kieszenie, a nadal legginsy',
        'Dwie na udach, jedna z tyłu i jedna na klucz. Policzyliśmy skargi i uszyliśmy, ile trzeba.',
        'Nie prześwitują w przysiadzie', 'Mieszczą duży telefon', 'Wzmocnione na kolanach',
      ],
    },
  ],
)

const MEN_LINE = family(
  { kind: 'tee', look: { cut: 'men' }, sizes: MEN, categories: ['men-short-sleeves'], traits: { gender: ['men'], ...EVERY_DAY } },
  [
    {
      code: 'LEZ',
      kind: 'fleece',
      categories: ['men-fleeces'],
      name: ['Leszczyniec Fleece', 'Polar Leszczyniec'],
      short: ['Men’s, windproof', 'Męski, wiatroszczelny'],
      price: 429,
      colors: ['granite', 'peat', 'spruce'],
      isNew: true,
      weight: 0.58,
      traits: { material: ['polyester'], climate: ['cold', 'wind'], style_general: ['mid'], sleeve: ['long'], collar: ['mock'] },
      en: [
        'One layer in place of two',
        'A membrane between two fleeces: heavier than either, lighter than both. On dry winter days it is the only jacket.',
        'Windproof throughout', 'Zipped pockets', 'Recycled polyester',
      ],
      pl: [
        'Jedna warstwa zamiast dwóch',
        'Membrana między dwoma polarami: cięższy od każdego z nich, lżejszy niż oba. W suche zimowe dni wystarczy za całą kurtkę.',
        'W całości wiatroszczelny', 'Kieszenie na zamek', 'Poliester z recyklingu',
      ],
    },
    {
      code: 'ZLT',
      kind: 'vest',
      categories: ['men-insulated'],
      look: { cut: 'men', fit: 'slim', shape: 'light' },
      name: ['Złatna Vest', 'Bezrękawnik Złatna'],
      short: ['Men’s, light', 'Męski, lekki'],
      price: 349,
      special: 279,
      colors: ['tarn', 'larch', 'granite'],
      weight: 0.2,
      traits: { activity: ['running', 'hiking'], material: ['polyester', 'polyamide'], climate: ['cold', 'wind'], style_general: ['insulation'], sleeve: ['none'], collar: ['mock'] },
      en: [
        'For the hour before it gets warm',
        'Filled in front, knitted behind, gone into a pocket by ten o’clock.',
        '60 g/m² of recycled fill', 'Packs into its pocket', '200 g in size M',
      ],
      pl: [
        'Na godzinę, zanim zrobi się ciepło',
        'Z przodu ocieplony, z tyłu z dzianiny, a o dziesiątej już w kieszeni.',
        '60 g/m² wypełnienia z recyklingu', 'Pakuje się do własnej kieszeni', '200 g w rozmiarze M',
      ],
    },
    {
      code: 'RAJ',
      look: { cut: 'men', shape: 'pocket' },
      name: ['Rajcza Tee', 'Koszulka Rajcza'],
      short: ['Men’s, organic cotton', 'Męska, bawełna organiczna'],
      price: 109,
      colors: ['spruce', 'larch', 'hoarfrost', 'tarn'],
      weight: 0.19,
      traits: { sleeve: ['short'], collar: ['crew'] },
      en: [
        'Where the train ends and the path begins',
        'A cotton tee for every day that looks first class in second, too.',
        '190 g/m² organic cotton', 'Ribbed neck', 'Machine wash at 40 °C',
      ],
      pl: [
        'Tu kończy się pociąg, a zaczyna szlak',
        'Bawełniana koszulka na co dzień, która w drugiej klasie też wygląda pierwszorzędnie.',
        'Bawełna organiczna 190 g/m²', 'Dekolt ze ściągaczem', 'Pranie w 40 °C',
      ],
    },
    {
      code: 'GLN',
      kind: 'joggers',
      categories: ['men-joggers'],
      name: ['Glinne Joggers', 'Joggery Glinne'],
      short: ['Men’s, fleece', 'Męskie, polarowe'],
      price: 199,
      colors: ['peat', 'granite'],
      weight: 0.44,
      traits: { material: ['polyester'], climate: ['cold', 'indoor'] },
      en: [
        'Fleece from the waist down',
        'For huts where the stove is lit at six and not a minute before. They dry on the rope above it.',
        '200 g/m² fleece', 'Deep pockets', 'Ribbed ankles',
      ],
      pl: [
        'Polar od pasa w dół',
        'Do schronisk, w których pali się od szóstej i ani minuty wcześniej. Schną na sznurku nad piecem.',
        'Polar 200 g/m²', 'Głębokie kieszenie', 'Ściągacze przy kostkach',
      ],
    },
  ],
)

export const AUTUMN: readonly ProductPlan[] = [...WOMEN_LINE, ...MEN_LINE]
