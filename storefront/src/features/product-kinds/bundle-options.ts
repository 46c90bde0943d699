import { readPartUid } from '../add-to-cart/option-uid.ts'
import { addCosts, type Cost } from './cost.ts'
import type { PartPage } from './part-page.ts'
import { type Answers, isAnswered, type Quantities, type SectionKind, type Selection, type SelectionInput } from './section-kind.ts'

export interface BundlePart {
  readonly uid: string
  readonly label: string
  readonly quantity: number
  /** Whether the shopper may change the quantity. */
  readonly isFree: boolean
  readonly isDefault: boolean
  readonly isInStock: boolean
  /** Of one piece within this bundle. */
  readonly cost: Cost
  /** The price of one piece that is bought by itself; undefined where Magento does not send it. */
  readonly alone?: number
  readonly page?: PartPage
}

export interface BundleOption {
  readonly uid: string
  readonly label: string
  readonly kind: 'select' | 'radio' | 'checkbox'
  readonly isRequired: boolean
  readonly parts: readonly BundlePart[]
}

export interface BundleSection {
  readonly kind: 'bundle'
  readonly options: readonly BundleOption[]
}

export const bundleSection: SectionKind<BundleSection> = {
  required: ({ options }) => options.filter(({ isRequired }) => isRequired).map(({ uid }) => uid),
  suggest: ({ options }) => suggestedParts(options),
  charge: ({ options }, selection) => partsCost(options, selection),
  leastOfOpen: ({ options }, { answers }) => leastOfOpen(options, answers),
  input: ({ options }, selection) => partsInput(options, selection),
  restore: ({ options }, input) => restoredParts(options, input),
}

/** The shop's defaults. Where a required option has a single part in stock and no default, that part is selected. */
export function suggestedParts(options: readonly BundleOption[]): Answers {
  return Object.fromEntries(
    options.map(({ uid, isRequired, parts }) => {
      const available = parts.filter(({ isInStock }) => isInStock)
      const defaults = available.filter(({ isDefault }) => isDefault)
      return [uid, (defaults.length === 0 && isRequired && parts.length === 1 ? available : defaults).map((part) => part.uid)]
    }),
  )
}

const chosenParts = (options: readonly BundleOption[], answers: Answers): BundlePart[] =>
  options.flatMap(({ uid, parts }) => parts.filter((part) => answers[uid]?.includes(part.uid)))

export const quantityOf = ({ uid, quantity, isFree }: BundlePart, quantities: Quantities): number =>
  (isFree && quantities[uid]) || quantity

export function partsCost(options: readonly BundleOption[], { answers, quantities }: Selection): Cost {
  const sum = (each: (cost: Cost) => number) =>
    chosenParts(options, answers).reduce((total, part) => total + each(part.cost) * quantityOf(part, quantities), 0)
  return { now: sum(({ now }) => now), regular: sum(({ regular }) => regular) }
}

/** The cheapest parts in stock of the required options without an answer, which Magento's lowest price includes as well. */
function leastOfOpen(options: readonly BundleOption[], answers: Answers): Cost {
  const open = options.filter(({ uid, isRequired }) => isRequired && !isAnswered(uid, answers))
  return addCosts(open.flatMap(({ parts }) => {
    const costs = parts.filter(({ isInStock }) => isInStock).map(({ cost, quantity }) => ({ now: cost.now * quantity, regular: cost.regular * quantity }))
    return costs.toSorted((a, b) => a.now - b.now).slice(0, 1)
  }))
}

/**
 * What a part adds to the price that the page opens with, which includes the defaults; negative if it costs less than its option's
 * default. A choice of one part replaces the default, or the cheapest part where a required option has none.
 */
export function surchargeOf({ kind, isRequired, parts }: BundleOption, part: BundlePart, quantities: Quantities): number {
  if (part.isDefault && part.isInStock) return 0
  const own = part.cost.now * quantityOf(part, quantities)
  if (kind === 'checkbox') return own
  const available = parts.filter(({ isInStock }) => isInStock)
  const costs = available.map(({ cost, quantity }) => cost.now * quantity)
  const standard = available.find(({ isDefault }) => isDefault)
  const included = standard ? standard.cost.now * quantityOf(standard, quantities) : isRequired && costs.length > 0 ? Math.min(...costs) : 0
  return Math.round((own - included) * 100) / 100
}

/** The price of the chosen parts if each is bought by itself; undefined if that of one is not known. */
export function pricedAlone({ options }: BundleSection, { answers, quantities }: Selection): number | undefined {
  const parts = chosenParts(options, answers)
  if (parts.some(({ alone }) => alone === undefined)) return undefined
  return Math.round(parts.reduce((sum, part) => sum + (part.alone ?? 0) * quantityOf(part, quantities), 0) * 100) / 100
}

/** Magento takes a part whose quantity the shopper chose as an entered option. */
export function partsInput(options: readonly BundleOption[], { answers, quantities }: Selection): SelectionInput {
  const parts = chosenParts(options, answers)
  return {
    selectedOptions: parts.filter(({ isFree }) => !isFree).map(({ uid }) => uid),
    enteredOptions: parts
      .filter(({ isFree }) => isFree)
      .map((part) => ({ uid: part.uid, value: String(quantityOf(part, quantities)) })),
  }
}

/** The uid of a line's part names the line's own quantity, so parts are compared without it. */
function restoredParts(options: readonly BundleOption[], { selectedOptions, enteredOptions }: SelectionInput): Selection {
  const selected = [
    ...selectedOptions.map((uid) => [uid, readPartUid(uid).quantity] as const),
    ...enteredOptions.map(({ uid, value }) => [uid, Number(value)] as const),
  ]
  const numbers = new Map(selected.filter(([uid]) => readPartUid(uid).isPart).map(([uid, quantity]) => [readPartUid(uid).part, quantity]))
  const restored = options.map(({ uid, parts }) => ({
    uid,
    parts: parts.filter((part) => part.isInStock && numbers.has(readPartUid(part.uid).part)),
  }))
  return {
    answers: Object.fromEntries(restored.map(({ uid, parts }) => [uid, parts.map((part) => part.uid)])),
    quantities: Object.fromEntries(
      restored.flatMap(({ parts }) => parts.map(({ uid }) => [uid, numbers.get(readPartUid(uid).part) ?? 1])),
    ),
  }
}
