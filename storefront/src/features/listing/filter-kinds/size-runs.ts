import type { FacetOption } from './filter-kind.ts'

const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']
const LETTER = /^(?:(\d)?(X*)([SL])|M)$/

/** Letters, letters in pairs, plain numbers, ranges of numbers, and numbers with each unit; the rest, such as one size, comes last. */
const KINDS: ReadonlyArray<(size: string) => string | undefined> = [
  (size) => (LETTER.test(size) ? 'letter' : undefined),
  (size) => (size.split('/').length === 2 && size.split('/').every((part) => LETTER.test(part)) ? 'letters' : undefined),
  (size) => (/^[\d.,½]+$/.test(size) ? 'number' : undefined),
  (size) => (/^[\d.,½]+\s?[–/-]\s?[\d.,½]+$/.test(size) ? 'range' : undefined),
  (size) => /^[\d.,½]+\s?(\D+)$/.exec(size)?.[1],
]

interface Sized {
  readonly option: FacetOption
  readonly kind: string
  readonly order: readonly [kind: number, size: number]
}

/** What the sizes of a run measure, by their notation: which goods they are sizes of, no backend says. */
export type Measure = 'letter' | 'letters' | 'number' | 'range' | 'weight' | 'volume' | 'length' | 'other'

interface SizeRun {
  readonly measure: Measure
  readonly options: readonly FacetOption[]
}

/** Sizes of one kind in a run, in their order: a list of socks, jackets and weights has three. */
export function sizeRuns(options: readonly FacetOption[]): SizeRun[] {
  const sized = options.map(sizedOf).toSorted((one, other) => one.order[0] - other.order[0] || compareText(one.kind, other.kind) || one.order[1] - other.order[1])
  return [...Map.groupBy(sized, ({ kind }) => kind)].map(([kind, run]) => ({ measure: measureOf(kind), options: run.map(({ option }) => option) }))
}

function sizedOf(option: FacetOption): Sized {
  const size = (option.label ?? option.value).trim().toUpperCase()
  const kinds = KINDS.map((kindOf) => kindOf(size))
  const position = kinds.findIndex((kind) => kind !== undefined)
  if (position < 0) return { option, kind: '', order: [KINDS.length, 0] }
  return { option, kind: kinds[position] ?? '', order: [position, position < 2 ? letterOrder(size) : Number.parseFloat(size.replace(',', '.'))] }
}

/** Units are in capitals. */
function measureOf(kind: string): Measure {
  if (/^[a-z]/.test(kind)) return kind as Measure
  return /^(K?G|LBS?|OZ)$/.test(kind) ? 'weight' : /^[MC]?L$/.test(kind) ? 'volume' : /^[MC]?M$/.test(kind) ? 'length' : 'other'
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one === other ? 0 : 1)

/** `3XL` is `XXXL`. */
function letterOrder(size: string): number {
  const [first = ''] = size.split('/')
  const [, times, extra = '', letter = 'M'] = LETTER.exec(first) ?? []
  const plain = times ? 'X'.repeat(Number(times)) + letter : extra + letter
  const known = LETTERS.indexOf(plain)
  return known < 0 ? LETTERS.length + plain.length : known
}
