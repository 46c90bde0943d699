/**
 * The voivodeships (the last two digits of ISO 3166-2) of Poland's postal codes by their first two digits, or three where the post's
 * districts cross a border. Post offices deliver to a few villages across one, so the shopper can correct it.
 */
const VOIVODESHIPS: Readonly<Record<string, string>> = {
  '02': '50-59 672',
  '04': '85-88 890-892 894 895',
  '06': '085 20-24',
  '08': '65 66 671 673 674 68 69',
  '10': '263 90-95 961 962 97 98 99',
  '12': '30-33 340-342 344-347 383',
  '14': '00-07 080-084 090-094 264-269 271 273 963 965',
  '16': '45 46 471-473 48 49',
  '18': '35-37 381 382 384-387 39',
  '20': '15-18 190-192',
  '22': '762 771-773 80 81 821 822 824 825 83 84 896',
  '24': '343 40-44 474',
  '26': '25 260-262 272 274-276 28 29',
  '28': '10-14 193-195 823',
  '30': '60-64 774 893',
  '32': '70-75 760 761 78',
}

const BY_PREFIX = new Map(
  Object.entries(VOIVODESHIPS).flatMap(([voivodeship, prefixes]) =>
    prefixes.split(' ').flatMap((prefix) => {
      const [first = '', last = first] = prefix.split('-')
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => [String(Number(first) + index).padStart(first.length, '0'), voivodeship] as const)
    }),
  ),
)

/** The ISO code of the voivodeship, as Magento has it; undefined where the code does not decide it. */
export function voivodeshipOf(postalCode: string): string | undefined {
  const digits = postalCode.replace('-', '')
  if (!/^\d{5}$/.test(digits)) return undefined
  const number = BY_PREFIX.get(digits.slice(0, 3)) ?? BY_PREFIX.get(digits.slice(0, 2))
  return number && `PL-${number}`
}
