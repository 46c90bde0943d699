import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { lineChoice } from '../cart/line-choice.ts'
import { readPartUid } from '../cart/part-uid.ts'
import type { BundleOption, Quantities } from './bundle-options.ts'
import type { Answers, CustomOption } from './custom-options.ts'
import type { ProductChoice } from './product-choice.ts'
import { LINKS, type ProductExtras } from './product-extras.ts'
import { type Choice, choose, initialChoice } from './variant-choice.ts'

/** How the buy box begins, so that it holds what a line of the cart does. */
export interface LinePreset {
  readonly quantity: number
  readonly choice: Choice
  readonly answers: Answers
  readonly quantities: Quantities
}

/** What of the line is no longer to be had counts for nothing. */
export function linePreset(line: CartLineFragment, { options, variants, extras }: Pick<ProductChoice, 'options' | 'variants' | 'extras'>): LinePreset {
  const { quantity, selectedOptions, enteredOptions = [] } = lineChoice(line)
  const choice = options.reduce((before, { code, values }) => {
    const value = values.find(({ uid }) => selectedOptions.includes(uid))
    return value ? choose(options, variants, before, code, value.uid) : before
  }, initialChoice(options))
  const parts = partsOf(line, extras?.bundle ?? [])
  return {
    quantity,
    choice,
    answers: { ...parts.answers, ...(extras && answersOf(extras, selectedOptions, new Map(enteredOptions.map(({ uid, value }) => [uid, value])))) },
    quantities: parts.quantities,
  }
}

// The line may have another number of it.
const partId = (uid: string): string => readPartUid(uid).part

function partsOf(line: CartLineFragment, bundle: readonly BundleOption[]) {
  const values = 'bundle_options' in line ? line.bundle_options.flatMap((option) => option?.values ?? []) : []
  const numbers = new Map(values.flatMap((value) => (value ? [[partId(value.uid), value.quantity]] : [])))
  const there = bundle.map(({ uid, parts }) => ({ uid, parts: parts.filter((part) => part.isInStock && numbers.has(partId(part.uid))) }))
  return {
    answers: Object.fromEntries(there.map(({ uid, parts }) => [uid, parts.map((part) => part.uid)])),
    quantities: Object.fromEntries(there.flatMap(({ parts }) => parts.map(({ uid }) => [uid, numbers.get(partId(uid)) ?? 1]))),
  }
}

function answersOf({ downloads, options }: ProductExtras, selected: readonly string[], entered: ReadonlyMap<string, string>): Answers {
  const links = (downloads?.links ?? []).map(({ uid }) => uid).filter((uid) => selected.includes(uid))
  const answers = options.map((option) => {
    const chosen = option.values.map(({ uid }) => uid).filter((uid) => selected.includes(uid))
    const text = entered.get(option.uid)
    return [option.uid, text === undefined ? chosen : [fieldText(option, text)]]
  })
  return { [LINKS]: links, ...Object.fromEntries(answers) }
}

/** Days and hours as a browser's fields have them. */
function fieldText({ kind }: CustomOption, text: string): string {
  if (kind === 'date') return text.slice(0, 10)
  if (kind === 'dateTime') return text.slice(0, 16).replace(' ', 'T')
  if (kind === 'time') return text.slice(11, 16)
  return text
}
