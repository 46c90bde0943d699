import { refusal, type Refusal } from '../../refusals/refusal.ts'
import { choicesOf, type Choice } from '../purchase/choices.ts'
import { percentOf } from '../purchase/unit-price.ts'
import type { CustomOption, CustomOptionValue } from './custom-option.repository.ts'

export interface ChosenCustomOption {
  readonly option: CustomOption
  readonly values: readonly ChosenValue[]
}

export interface ChosenValue extends Pick<CustomOptionValue, 'price' | 'priceType' | 'sku'> {
  /** Null for an entered text. */
  readonly id: number | null
  /** The value's title, or the entered text. */
  readonly text: string
}

export interface CustomOptionChoice {
  readonly chosen: readonly ChosenCustomOption[]
  readonly refusal: Refusal | undefined
}

export const isCustomOption = ({ choice }: Choice): boolean => choice.startsWith('custom-option/')

const NOT_ENTERED = refusal('options.notEntered')
const TOO_LONG = refusal('options.textTooLong')

/** The chosen custom options of a product; other choices are ignored. */
export function chooseCustomOptions(options: readonly CustomOption[], choices: readonly Choice[]): CustomOptionChoice {
  const requested = choicesOf('custom-option', choices)
  const all = options.map((option) => ({ option, values: valuesOf(option, requested) }))
  const chosen = all.filter(({ values }) => values.length > 0)
  const isMissing = all.some(({ option, values }) => option.isRequired === 1 && values.length === 0)
  const isLong = chosen.some(({ option, values }) => values.some((value) => isTooLong(option, value)))
  return { chosen, refusal: isMissing ? NOT_ENTERED : isLong ? TOO_LONG : undefined }
}

type RequestedChoices = ReturnType<typeof choicesOf>

function valuesOf(option: CustomOption, requested: RequestedChoices): ChosenValue[] {
  const own = requested.filter(({ numbers }) => numbers[0] === option.id)
  // Files cannot be sent in GraphQL.
  if (option.input === 'file') return []
  if (option.values.length === 0) return own.slice(-1).flatMap(({ value }) => enteredValue(option, value))
  const picked = option.values.filter(({ id }) => own.some(({ numbers }) => numbers[1] === id))
  return (takesMany(option) ? picked : picked.slice(0, 1)).map(pickedValue)
}

const takesMany = ({ input }: CustomOption) => input === 'checkbox' || input === 'multiple'
const pickedValue = ({ id, title, price, priceType, sku }: CustomOptionValue): ChosenValue => ({ id, text: title, price, priceType, sku })

function enteredValue({ input, price, priceType, sku }: CustomOption, text: string | null): ChosenValue[] {
  if (text === null || text.trim() === '' || !isReadable(input, text)) return []
  return [{ id: null, text, price, priceType, sku }]
}

const DATES: Partial<Record<CustomOption['input'], RegExp>> = {
  date: /^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/,
  date_time: /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/,
  time: /^(\d{4}-\d\d-\d\d )?\d\d:\d\d(:\d\d)?$/,
}

function isReadable(input: CustomOption['input'], text: string): boolean {
  const form = DATES[input]
  if (!form) return true
  return form.test(text) && !Number.isNaN(Date.parse(/^\d{4}/.test(text) ? text : `2000-01-01 ${text}`))
}

function isTooLong({ maxCharacters }: CustomOption, { id, text }: ChosenValue): boolean {
  return id === null && maxCharacters > 0 && Array.from(text).length > maxCharacters
}

/** The options' surcharge on a piece with this base price. */
export function surcharge(chosen: readonly ChosenCustomOption[], price: number): number {
  const values = chosen.flatMap(({ values: own }) => own)
  return values.reduce((sum, value) => sum + (value.priceType === 'FIXED' ? value.price : percentOf(price, value.price)), 0)
}
