import type { Listing } from './listing.ts'
import { filterInputs, parseRange, type Range } from './listing-filter.ts'
import type { ListingQuery } from './listing-query.ts'
import type { Swatches } from './swatches.ts'

export interface FilterOption {
  readonly value: string
  readonly label: string
  /** How many products it would leave; undefined where the backend does not say. */
  readonly count?: number
  readonly isChosen?: true
  /** Nothing is left of it under the other filters. */
  readonly isOff?: true
  readonly colour?: string
}

export interface FilterGroup {
  readonly code: string
  readonly label: string
  readonly kind: 'list' | 'swatches' | 'sizes' | 'range'
  readonly options: readonly FilterOption[]
  /** Each option says yes or no to the label. */
  readonly isYesNo?: true
  /** For a range: what is chosen, and between which bounds. */
  readonly range?: { readonly chosen: Range; readonly bounds: Range }
}

interface GroupSources {
  /** Before any filter, so that a second value of an attribute can be chosen, too: Magento lists those that are left alone. */
  readonly whole: Pick<Listing, 'aggregations'>
  readonly listing: Pick<Listing, 'aggregations'>
  readonly query: ListingQuery
  readonly swatches: Swatches
  readonly yesNo: YesNoWords
  /** Attributes that are chosen elsewhere on the page. */
  readonly leaveOut: readonly string[]
}

/** By the values that Magento gives them. */
type YesNoWords = Readonly<Record<'0' | '1', string>>

type Aggregation = NonNullable<NonNullable<Listing['aggregations']>[number]>

const LAST = Number.MAX_SAFE_INTEGER
const LONGEST_SIZE = 6

/** Controls that are seen at a glance stand before lists of words. */
const KINDS: ReadonlyArray<FilterGroup['kind']> = ['swatches', 'sizes', 'range', 'list']

export function filterGroups({ whole, listing, query, swatches, yesNo, leaveOut }: GroupSources): FilterGroup[] {
  const inputs = filterInputs(whole)
  const left = new Map(present(listing.aggregations).map((aggregation) => [aggregation.attribute_code, aggregation]))
  return present(whole.aggregations)
    .filter(({ attribute_code }) => inputs.has(attribute_code) && !leaveOut.includes(attribute_code))
    .sort((a, b) => (a.position ?? LAST) - (b.position ?? LAST))
    .map((aggregation) => {
      const chosen = query.filters[aggregation.attribute_code] ?? []
      return inputs.get(aggregation.attribute_code) === 'range'
        ? rangeGroup(aggregation, chosen)
        : choiceGroup(aggregation, left.get(aggregation.attribute_code), chosen, { swatches, yesNo })
    })
    .filter(({ options, range }) => options.length > 0 || range?.bounds.from !== undefined)
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
}

function rangeGroup({ attribute_code: code, label, options }: Aggregation, chosen: readonly string[]): FilterGroup {
  const ends = present(options).flatMap(({ value }) => value.split('_').map(Number)).filter(Number.isFinite)
  const bounds = ends.length > 0 ? { from: String(Math.floor(Math.min(...ends))), to: String(Math.ceil(Math.max(...ends))) } : {}
  return {
    code,
    label: label ?? code,
    kind: 'range',
    options: [],
    range: { chosen: parseRange(chosen[0] ?? '') ?? {}, bounds },
  }
}

function choiceGroup(
  whole: Aggregation,
  left: Aggregation | undefined,
  chosen: readonly string[],
  { swatches, yesNo }: Pick<GroupSources, 'swatches' | 'yesNo'>,
): FilterGroup {
  const { attribute_code: code, label } = whole
  const counts = new Map(present(left?.options).map(({ value, count }) => [value, count ?? undefined]))
  const colours = swatches.get(code)
  const answers = present(whole.options)
  const isYesNo = answers.length > 0 && answers.every(isYesOrNo)
  const options = answers.map(({ value, label: name }): FilterOption => {
    const count = counts.get(value)
    const colour = colours?.get(value)
    return {
      value,
      label: isYesNo ? yesNo[value as keyof YesNoWords] : (name ?? value),
      ...(count !== undefined && { count }),
      ...(chosen.includes(value) && { isChosen: true as const }),
      // Beside a chosen value the others of its attribute are not counted, though choosing them adds to what is listed.
      ...(chosen.length === 0 && count === undefined && { isOff: true as const }),
      ...(colour && { colour }),
    }
  })
  return { code, label: label ?? code, kind: kindOf(options, code), options, ...(isYesNo && { isYesNo: true as const }) }
}

/** Magento labels the values of yes/no attributes with themselves; those of a list are ids with words. */
const isYesOrNo = ({ value, label }: { readonly value: string; readonly label: string | null }): boolean =>
  (value === '0' || value === '1') && (label ?? value) === value

function kindOf(options: readonly FilterOption[], code: string): FilterGroup['kind'] {
  if (options.length > 0 && options.every(({ colour }) => colour)) return 'swatches'
  if (/size/.test(code) && options.every(({ label }) => label.length <= LONGEST_SIZE)) return 'sizes'
  return 'list'
}

function present<Item>(items: ReadonlyArray<Item | null> | null | undefined): Item[] {
  return (items ?? []).filter((item) => item !== null)
}
