import { refusal, type Refusal } from '../../refusals/refusal.ts'
import { choicesOf, type Choice } from '../purchase/choices.ts'
import { percentOf } from '../purchase/unit-price.ts'
import type { CustomOption, CustomOptionValue } from './custom-option.repository.ts'
import { isDateInput, writtenDate } from './option-date.ts'

export interface ChosenCustomOption {
  readonly option: CustomOption
  readonly values: readonly ChosenValue[]
}

export interface ChosenValue extends Pick<CustomOptionValue, 'price' | 'priceType' | 'sku'> {
  /** Null for an entered text. */
  readonly id: number | null
  /** The value's title, or the entered text; a date or time as the store view writes it. */
  readonly text: string
}

export interface CustomOptionChoice {
  readonly chosen: readonly ChosenCustomOption[]
  readonly refusal: Refusal | undefined
}

export const isCustomOption = ({ choice }: Choice): boolean => choice.startsWith('custom-option/')

const NOT_ENTERED = refusal('options.notEntered')
const DATE_MISSING = refusal('options.dateMissing')
const TIME_MISSING = refusal('options.timeMissing')
const TOO_LONG = refusal('options.textTooLong')

/**
 * The chosen custom options of a product; other choices are ignored, and so are dates that do not exist, unless one is required.
 * @param locale of the store view
 */
export function chooseCustomOptions(options: readonly CustomOption[], choices: readonly Choice[], locale: string): CustomOptionChoice {
  const requested = choicesOf('custom-option', choices)
  const all = options.map((option) => ({ option, values: valuesOf(option, requested, locale) }))
  const chosen = all.filter(({ values }) => values.length > 0)
  const missing = all.find(({ option, values }) => option.isRequired === 1 && values.length === 0)
  const isLong = chosen.some(({ option, values }) => values.some((value) => isTooLong(option, value)))
  return { chosen, refusal: missing ? missingRefusal(missing.option, requested) : isLong ? TOO_LONG : undefined }
}

type RequestedChoices = ReturnType<typeof choicesOf>

/** A date that was entered and does not exist is refused in words of its own. */
function missingRefusal({ id, input }: CustomOption, requested: RequestedChoices): Refusal {
  const isEntered = requested.some(({ numbers, value }) => numbers[0] === id && value !== null && value.trim() !== '')
  if (!isEntered || !isDateInput(input)) return NOT_ENTERED
  return input === 'time' ? TIME_MISSING : DATE_MISSING
}

function valuesOf(option: CustomOption, requested: RequestedChoices, locale: string): ChosenValue[] {
  const own = requested.filter(({ numbers }) => numbers[0] === option.id)
  // Files cannot be sent in GraphQL.
  if (option.input === 'file') return []
  if (option.values.length === 0) return own.slice(-1).flatMap(({ value }) => enteredValue(option, value, locale))
  const picked = option.values.filter(({ id }) => own.some(({ numbers }) => numbers[1] === id))
  return (takesMany(option) ? picked : picked.slice(0, 1)).map(pickedValue)
}

const takesMany = ({ input }: CustomOption) => input === 'checkbox' || input === 'multiple'
const pickedValue = ({ id, title, price, priceType, sku }: CustomOptionValue): ChosenValue => ({ id, text: title, price, priceType, sku })

function enteredValue({ input, price, priceType, sku }: CustomOption, entered: string | null, locale: string): ChosenValue[] {
  if (entered === null || entered.trim() === '') return []
  const text = isDateInput(input) ? writtenDate(input, entered, locale) : entered
  return text === undefined ? [] : [{ id: null, text, price, priceType, sku }]
}

function isTooLong({ maxCharacters }: CustomOption, { id, text }: ChosenValue): boolean {
  return id === null && maxCharacters > 0 && Array.from(text).length > maxCharacters
}

/** The options' surcharge on a piece with this base price. */
export function surcharge(chosen: readonly ChosenCustomOption[], price: number): number {
  const values = chosen.flatMap(({ values: own }) => own)
  return values.reduce((sum, value) => sum + (value.priceType === 'FIXED' ? value.price : percentOf(price, value.price)), 0)
}
