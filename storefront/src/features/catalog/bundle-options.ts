import type { Answers } from './custom-options.ts'

/** What something costs now and did before it was reduced, in units of its currency. */
export interface Cost {
  readonly now: number
  readonly regular: number
}

export interface BundlePart {
  readonly uid: string
  readonly label: string
  readonly quantity: number
  /** Whether the shopper says how many. */
  readonly isFree: boolean
  readonly isDefault: boolean
  readonly isInStock: boolean
  /** Of one piece within this bundle. */
  readonly cost: Cost
}

export interface BundleOption {
  readonly uid: string
  readonly label: string
  readonly kind: 'select' | 'radio' | 'checkbox'
  readonly isRequired: boolean
  readonly parts: readonly BundlePart[]
}

/** How many of a part, where the shopper has said so; by the part's uid. */
export type Quantities = Readonly<Record<string, number>>

/** The shop's own suggestion; what leaves no choice is taken for the shopper. */
export function suggestedParts(options: readonly BundleOption[]): Answers {
  return Object.fromEntries(
    options.map(({ uid, isRequired, parts }) => {
      const there = parts.filter(({ isInStock }) => isInStock)
      const suggested = there.filter(({ isDefault }) => isDefault)
      return [uid, (suggested.length === 0 && isRequired && parts.length === 1 ? there : suggested).map((part) => part.uid)]
    }),
  )
}

const chosenParts = (options: readonly BundleOption[], answers: Answers): BundlePart[] =>
  options.flatMap(({ uid, parts }) => parts.filter((part) => answers[uid]?.includes(part.uid)))

export const quantityOf = ({ uid, quantity, isFree }: BundlePart, quantities: Quantities): number =>
  (isFree && quantities[uid]) || quantity

/** What the chosen parts cost together. */
export function partsCost(options: readonly BundleOption[], answers: Answers, quantities: Quantities): Cost {
  const sum = (each: (cost: Cost) => number) =>
    chosenParts(options, answers).reduce((total, part) => total + each(part.cost) * quantityOf(part, quantities), 0)
  return { now: sum(({ now }) => now), regular: sum(({ regular }) => regular) }
}

/** The parts as Magento takes them: with a number of the shopper's, a part is something entered. */
export function partsChoice(options: readonly BundleOption[], answers: Answers, quantities: Quantities) {
  const parts = chosenParts(options, answers)
  return {
    selectedOptions: parts.filter(({ isFree }) => !isFree).map(({ uid }) => uid),
    enteredOptions: parts
      .filter(({ isFree }) => isFree)
      .map((part) => ({ uid: part.uid, value: String(quantityOf(part, quantities)) })),
  }
}
