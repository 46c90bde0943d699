/** In units of the product's currency, or in percent of what it costs without options. */
export interface Charge {
  readonly amount: number
  readonly isPercent?: boolean
}

export interface CustomOptionValue extends Charge {
  readonly uid: string
  readonly label: string
}

/** What a shopper may or must add to a product: an engraving, a wrapping, a day. */
export interface CustomOption extends Charge {
  readonly uid: string
  readonly label: string
  readonly kind: 'text' | 'area' | 'date' | 'dateTime' | 'time' | 'select' | 'radio' | 'checkbox' | 'file'
  readonly isRequired: boolean
  /** In characters; 0 where anything goes. */
  readonly longest: number
  /** Empty where the answer is typed. */
  readonly values: readonly CustomOptionValue[]
}

/** By the option's uid: the uids of what is chosen, or the one text that is typed. */
export type Answers = Readonly<Record<string, readonly string[]>>

export const isAnswered = ({ uid }: { readonly uid: string }, answers: Answers): boolean =>
  answers[uid]?.some((answer) => answer.trim() !== '') ?? false

/** What the answers add to one piece that costs `price` without them. */
export function customCharge(options: readonly CustomOption[], answers: Answers, price: number): number {
  const charges = options
    .filter((option) => isAnswered(option, answers))
    .flatMap((option): readonly Charge[] =>
      option.values.length === 0 ? [option] : option.values.filter(({ uid }) => answers[option.uid]?.includes(uid)),
    )
  return charges.reduce((sum, { amount, isPercent }) => sum + (isPercent ? (price * amount) / 100 : amount), 0)
}

/** The answers as Magento takes them. */
export function customChoice(options: readonly CustomOption[], answers: Answers) {
  const answered = options.filter((option) => isAnswered(option, answers))
  return {
    selectedOptions: answered.flatMap(({ uid, values }) => (values.length > 0 ? (answers[uid] ?? []) : [])),
    enteredOptions: answered
      .filter(({ values }) => values.length === 0)
      .map((option) => ({ uid: option.uid, value: enteredValue(option, answers[option.uid]?.[0] ?? '') })),
  }
}

/** Magento reads days and hours in its own writing alone: '2026-12-24 18:00:00'. */
function enteredValue({ kind }: CustomOption, text: string): string {
  if (kind === 'date') return `${text} 00:00:00`
  if (kind === 'dateTime') return `${text.replace('T', ' ')}:00`
  if (kind === 'time') return `2000-01-01 ${text}:00`
  return text
}
