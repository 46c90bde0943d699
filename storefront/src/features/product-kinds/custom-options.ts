import { type Answers, isAnswered, type SectionKind, type Selection, type SelectionInput } from './section-kind.ts'

/** In units of the product's currency, or in percent of the price without options. */
export interface Charge {
  readonly amount: number
  readonly isPercent?: boolean
}

export interface CustomOptionValue extends Charge {
  readonly uid: string
  readonly label: string
}

/** One of the product's customizable options: an engraving, a gift wrap, a date. */
export interface CustomOption extends Charge {
  readonly uid: string
  readonly label: string
  readonly kind: 'text' | 'area' | 'date' | 'dateTime' | 'time' | 'select' | 'radio' | 'checkbox' | 'file'
  readonly isRequired: boolean
  /** In characters; 0 where there is no limit. */
  readonly maxLength: number
  /** Empty where the answer is entered. */
  readonly values: readonly CustomOptionValue[]
}

export interface CustomOptionsSection {
  readonly kind: 'customOptions'
  readonly options: readonly CustomOption[]
}

export const customOptionsSection: SectionKind<CustomOptionsSection> = {
  required: ({ options }) => options.filter(({ isRequired }) => isRequired).map(({ uid }) => uid),
  suggest: () => ({}),
  charge: ({ options }, { answers }, { now, regular }) => ({
    now: customCharge(options, answers, now),
    regular: customCharge(options, answers, regular),
  }),
  input: ({ options }, { answers }) => customInput(options, answers),
  restore: ({ options }, input) => restoredAnswers(options, input),
}

/** The surcharge of the answers for one piece. @param price of the piece without them */
export function customCharge(options: readonly CustomOption[], answers: Answers, price: number): number {
  const charges = options
    .filter((option) => isAnswered(option.uid, answers))
    .flatMap((option): readonly Charge[] =>
      option.values.length === 0 ? [option] : option.values.filter(({ uid }) => answers[option.uid]?.includes(uid)),
    )
  return charges.reduce((sum, { amount, isPercent }) => sum + (isPercent ? (price * amount) / 100 : amount), 0)
}

export function customInput(options: readonly CustomOption[], answers: Answers): SelectionInput {
  const answered = options.filter((option) => isAnswered(option.uid, answers))
  return {
    selectedOptions: answered.flatMap(({ uid, values }) => (values.length > 0 ? (answers[uid] ?? []) : [])),
    enteredOptions: answered
      .filter(({ values }) => values.length === 0)
      .map((option) => ({ uid: option.uid, value: enteredValue(option, answers[option.uid]?.[0] ?? '') })),
  }
}

/** Magento takes dates and times only as '2026-12-24 18:00:00'. */
function enteredValue({ kind }: CustomOption, text: string): string {
  if (kind === 'date') return `${text} 00:00:00`
  if (kind === 'dateTime') return `${text.replace('T', ' ')}:00`
  if (kind === 'time') return `2000-01-01 ${text}:00`
  return text
}

/** Options and values that the product no longer has are left out. */
function restoredAnswers(options: readonly CustomOption[], { selectedOptions, enteredOptions }: SelectionInput): Selection {
  const answers = options.map((option) => {
    const chosen = option.values.map(({ uid }) => uid).filter((uid) => selectedOptions.includes(uid))
    const text = enteredOptions.find(({ uid }) => uid === option.uid)?.value
    return [option.uid, text === undefined ? chosen : [fieldText(option, text)]] as const
  })
  return { answers: Object.fromEntries(answers), quantities: {} }
}

/** Dates and times as a browser's fields take them. */
function fieldText({ kind }: CustomOption, text: string): string {
  if (kind === 'date') return text.slice(0, 10)
  if (kind === 'dateTime') return text.slice(0, 16).replace(' ', 'T')
  if (kind === 'time') return text.slice(11, 16)
  return text
}
