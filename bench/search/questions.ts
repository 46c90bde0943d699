/** A search as shoppers type it, and the products that answer it. */
export interface Question {
  readonly search: string
  readonly expected: Expected
}

/** Products with one of the SKUs, or products that have every named property. Names are those of the English store view. */
export type Expected = typeof NOT_SOLD | { readonly skus: readonly string[] } | {
  /** The address of one of the categories, without those above it. */
  readonly categories?: readonly string[]
  /** Labels of filterable attributes, one of which a product must have. */
  readonly options?: Readonly<Record<string, readonly string[]>>
}

/** The shop does not sell it, and says so instead of showing something else. */
export const NOT_SOLD = 'not sold'

const notSold = (...searches: string[]): Question[] => searches.map((search) => ({ search, expected: NOT_SOLD }))

const JACKETS = ['jackets']
const WOMEN = { gender: ['Women'] }
const MEN = { gender: ['Men'] }
const FOR_WOMEN = { gender: ['Women', 'Unisex'] }

export const QUESTIONS: Readonly<Record<'en' | 'pl', readonly Question[]>> = {
  en: [
    { search: 'mens pants', expected: { categories: ['pants'], options: MEN } },
    { search: 'women\'s jacket', expected: { categories: JACKETS, options: WOMEN } },
    { search: 'hoody', expected: { categories: ['sweatshirts'], options: { collar: ['Hood'] } } },
    { search: 'rucksack', expected: { categories: ['backpacks'] } },
    { search: 'womens rucksack', expected: { categories: ['backpacks'], options: FOR_WOMEN } },
    { search: 'merino base layer men', expected: { options: { ...MEN, material: ['Merino wool'] } } },
    { search: 'woolly hat', expected: { categories: ['hats-and-caps'], options: { material: ['Merino wool'] } } },
    { search: 'running shorts ladies', expected: { categories: ['shorts-and-skirts'], options: { activity: ['Running'] } } },
    { search: 'waterproof jacket', expected: { categories: ['shell-jackets'], options: { climate: ['Rain'] } } },
    { search: 'down jaket', expected: { categories: JACKETS, options: { material: ['Down'] } } },
    { search: 'puffer mens', expected: { categories: ['insulated-jackets'], options: { ...MEN, material: ['Down'] } } },
    { search: 'fleece for women', expected: { categories: ['fleeces'], options: WOMEN } },
    { search: 't-shirt cotton', expected: { categories: ['short-sleeves'], options: { material: ['Organic cotton'] } } },
    { search: 'yoga mat', expected: { categories: ['mats'], options: { activity: ['Yoga'] } } },
    { search: 'leggings with pockets', expected: { skus: ['HAL-TYN'] } },
    { search: 'krywan', expected: { skus: ['HAL-KRY'] } },
    { search: 'lomnica jacket', expected: { skus: ['HAL-LOM'] } },
    { search: 'rysy backpack', expected: { skus: ['HAL-RYS'] } },
    { search: 'thermos', expected: { skus: ['HAL-KOC', 'HAL-PST'] } },
    { search: 'kids water bottle', expected: { skus: ['HAL-STW'] } },
    { search: 'kettlebel 16kg', expected: { categories: ['kettlebells-and-dumbbells', 'sets'], options: { size: ['16 kg'] } } },
    { search: 'avalanche course', expected: { skus: ['HAL-LAW'] } },
    { search: 'gift for a hiker', expected: { skus: ['HAL-SGB'] } },
    { search: 'red jacket', expected: { categories: JACKETS, options: { color: ['Rowan'] } } },
    { search: 'gilet', expected: { skus: ['HAL-CUB', 'HAL-KOI', 'HAL-KOM', 'HAL-PAL', 'HAL-GAN', 'HAL-CZB', 'HAL-ZLT', 'HAL-TRD'] } },
    { search: 'trousers for hiking men', expected: { categories: ['hiking-pants'], options: MEN } },
    { search: 'ski touring jacket women', expected: { categories: JACKETS, options: { ...WOMEN, activity: ['Ski touring'] } } },
    { search: 'duffle bag', expected: { categories: ['duffels'] } },
    { search: 'resistence bands', expected: { categories: ['bands'] } },
    { search: 'sports bra high support', expected: { skus: ['HAL-MAL', 'HAL-NIE'] } },
    { search: 'sweatshirt', expected: { categories: ['sweatshirts'] } },
    { search: 'jackets', expected: { categories: JACKETS } },
    { search: 'leggings', expected: { categories: ['tights'] } },
    { search: 'socks', expected: { categories: ['socks'] } },
    { search: 'beanie', expected: { categories: ['hats-and-caps'] } },
    { search: 'cap', expected: { categories: ['hats-and-caps'] } },
    { search: 'dumbbells', expected: { categories: ['kettlebells-and-dumbbells'] } },
    { search: 'foam roller', expected: { skus: ['HAL-MUR', 'HAL-WAL', 'HAL-PIE'] } },
    { search: 'softshell pants', expected: { skus: ['HAL-KOS', 'HAL-RAW', 'HAL-CWI'] } },
    { search: 'womens vest', expected: { categories: JACKETS, options: { ...WOMEN, sleeve: ['Sleeveless'] } } },
    { search: 'long sleeve merino women', expected: { categories: ['long-sleeves'], options: { ...WOMEN, material: ['Merino wool'] } } },
    { search: 'gps watch', expected: { skus: ['HAL-SLA', 'HAL-SZL'] } },
    { search: 'tote', expected: { skus: ['HAL-SKR'] } },
    { search: 'wind breaker men', expected: { categories: ['wind-jackets'], options: MEN } },
    { search: 'running socks', expected: { categories: ['socks'], options: { activity: ['Running'] } } },
    ...notSold(
      'gloves', 'tent', 'hiking boots', 'shoes', 'sleeping bag', 'climbing helmet', 'snowboard', 'trekking poles', 'sunglasses', 'bicycle',
      'head torch', 'hammock', 'swimsuit', 'red gloves', 'camping stove',
    ),
  ],
  pl: [
    { search: 'plecak damski', expected: { categories: ['backpacks'], options: FOR_WOMEN } },
    { search: 'kurtka męska', expected: { categories: JACKETS, options: MEN } },
    { search: 'kurtki damskie na deszcz', expected: { categories: ['shell-jackets'], options: { ...WOMEN, climate: ['Rain'] } } },
    { search: 'spodnie trekingowe meskie', expected: { categories: ['hiking-pants'], options: MEN } },
    { search: 'czapka na zimę', expected: { categories: ['hats-and-caps'], options: { climate: ['Cold'] } } },
    { search: 'koszulka merino damska', expected: { categories: ['tees'], options: { ...WOMEN, material: ['Merino wool'] } } },
    { search: 'skarpetki do biegania', expected: { categories: ['socks'], options: { activity: ['Running'] } } },
    { search: 'puchówka męska', expected: { categories: ['insulated-jackets'], options: { ...MEN, material: ['Down'] } } },
    { search: 'polar damski', expected: { categories: ['fleeces'], options: WOMEN } },
    { search: 'bluzę z kapturem', expected: { categories: ['sweatshirts'], options: { collar: ['Hood'] } } },
    { search: 'leginsy do jogi', expected: { categories: ['tights'], options: { activity: ['Yoga'] } } },
    { search: 'plecak 60 litrow', expected: { skus: ['HAL-WYN'] } },
    { search: 'softshel meski', expected: { skus: ['HAL-ZMA', 'HAL-KOS', 'HAL-RAW'] } },
    { search: 'giewont', expected: { skus: ['HAL-GIE'] } },
    { search: 'legginsy swinica', expected: { skus: ['HAL-SWI'] } },
    { search: 'mieguszowiecka', expected: { skus: ['HAL-MIE'] } },
    { search: 'lawina', expected: { skus: ['HAL-LAW'] } },
    { search: 'termos na zupę', expected: { skus: ['HAL-KOC'] } },
    { search: 'bidon', expected: { categories: ['bottles'] } },
    { search: 't-shirt męski z bawełny', expected: { categories: ['short-sleeves'], options: { ...MEN, material: ['Organic cotton'] } } },
    { search: 'czarna kurtka', expected: { categories: JACKETS, options: { color: ['Granite Night'] } } },
    { search: 'bielizna termiczna damska', expected: { categories: ['long-sleeves'], options: WOMEN } },
    { search: 'kamizelka puchowa', expected: { skus: ['HAL-KOM', 'HAL-TRD'] } },
    { search: 'hantle 4 kg', expected: { categories: ['kettlebells-and-dumbbells', 'sets'], options: { size: ['4 kg'] } } },
    { search: 'prezent dla biegacza', expected: { skus: ['HAL-SRB'] } },
    { search: 'zegarek z gps', expected: { skus: ['HAL-SLA', 'HAL-SZL'] } },
    { search: 'kurtka na skitury', expected: { categories: JACKETS, options: { activity: ['Ski touring'] } } },
    { search: 'krótkie spodenki męskie', expected: { categories: ['shorts'], options: MEN } },
    { search: 'kurkta wiatrowka', expected: { categories: ['wind-jackets'] } },
    { search: 'gumy do cwiczen', expected: { categories: ['bands'] } },
    { search: 'bluza', expected: { categories: ['sweatshirts'] } },
    { search: 'krutka', expected: { categories: JACKETS } },
    { search: 'spodnie', expected: { categories: ['pants'] } },
    { search: 'spodnie męskie', expected: { categories: ['pants'], options: MEN } },
    { search: 'legginsy', expected: { categories: ['tights'] } },
    { search: 'skarpety', expected: { categories: ['socks'] } },
    { search: 'czapka z daszkiem', expected: { categories: ['hats-and-caps'] } },
    { search: 'hantle', expected: { categories: ['kettlebells-and-dumbbells'] } },
    { search: 'wałek do masażu', expected: { skus: ['HAL-MUR', 'HAL-WAL', 'HAL-PIE'] } },
    { search: 'torba podróżna', expected: { categories: ['duffels'] } },
    { search: 'koszulka z długim rękawem damska', expected: { categories: ['long-sleeves'], options: WOMEN } },
    { search: 'zegarek', expected: { categories: ['watches'] } },
    { search: 'wiatrówka damska', expected: { categories: ['wind-jackets'], options: WOMEN } },
    { search: 'spódnica', expected: { skus: ['HAL-TAR', 'HAL-SMK', 'HAL-CAR', 'HAL-DOL'] } },
    { search: 'bezrękawnik męski', expected: { categories: JACKETS, options: { ...MEN, sleeve: ['Sleeveless'] } } },
    ...notSold(
      'rękawice', 'rękawiczki', 'namiot', 'buty', 'buty trekkingowe', 'śpiwór', 'kask wspinaczkowy', 'kijki trekkingowe', 'okulary', 'rower',
      'czołówka', 'hamak', 'strój kąpielowy', 'sukienka', 'raki',
    ),
  ],
}
