import type { Cost } from './cost.ts'

/** By the option's uid: the uids of the chosen values, or the one entered text. */
export type Answers = Readonly<Record<string, readonly string[]>>

/** The chosen quantities of parts, by the part's uid. */
export type Quantities = Readonly<Record<string, number>>

export interface Selection {
  readonly answers: Answers
  readonly quantities: Quantities
}

/** The selection as Magento takes it. */
export interface SelectionInput {
  readonly selectedOptions: readonly string[]
  readonly enteredOptions: ReadonlyArray<{ readonly uid: string; readonly value: string }>
}

/**
 * A kind of choice that a product offers beside its variants: the parts of a bundle, files, custom options. Its rules are registered in
 * `sections.ts`, its fields in `extended-buy-box.tsx`.
 */
export interface SectionKind<Section> {
  /** The least that its unanswered required options will add. A section with it leaves the product without an exact price until then. */
  readonly leastOfOpen?: (section: Section, selection: Selection) => Cost
  /** The uids of the options that need an answer. */
  readonly required: (section: Section) => readonly string[]
  /** The initial selection. */
  readonly suggest: (section: Section) => Answers
  /** The surcharge of the selection for one piece. @param cost of the piece without any selection */
  readonly charge: (section: Section, selection: Selection, cost: Cost) => Cost
  readonly input: (section: Section, selection: Selection) => SelectionInput
  /** The selection that led to an input, as far as it is still available. */
  readonly restore: (section: Section, input: SelectionInput) => Selection
}

export const isAnswered = (uid: string, answers: Answers): boolean => answers[uid]?.some((answer) => answer.trim() !== '') ?? false

export interface SectionFieldsProps<Section> {
  readonly section: Section
  readonly selection: Selection
  readonly onAnswer: (uid: string, answer: readonly string[]) => void
  readonly onQuantity: (uid: string, quantity: number) => void
  /** The uids of required options without an answer; empty until the shopper tries to buy. */
  readonly missing: readonly string[]
  readonly currency: string
  readonly isFile?: boolean | undefined
}
