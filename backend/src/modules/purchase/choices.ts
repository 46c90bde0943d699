import type { CartItemInput } from '../../generated/resolvers.ts'
import { decodeUid } from '../../graphql/uid.ts'

/** One chosen option of a line: its decoded uid, and the text of an entered option. */
export interface Choice {
  readonly choice: string
  readonly value: string | null
}

/** In the shopper's order: selected options, then entered ones. Magento ignores a uid that is not an option's. */
export function readChoices(item: Pick<CartItemInput, 'selected_options' | 'entered_options'>): Choice[] {
  const selected = (item.selected_options ?? []).map((uid) => ({ choice: decodeUid(uid ?? ''), value: null }))
  const entered = (item.entered_options ?? []).map((option) => ({ choice: decodeUid(option?.uid ?? ''), value: option?.value ?? '' }))
  return eachOnce([...selected, ...entered])
}

/** More than any product has. A line's choices are read each time its cart is. */
const MAX_CHOICES = 100

/** The last of repeated choices wins; those past the limit are ignored. */
export function eachOnce(choices: readonly Choice[]): Choice[] {
  const last = new Map<string, Choice>()
  for (const choice of choices.slice(0, MAX_CHOICES)) last.set(choice.choice, choice)
  return [...last.values()]
}

/** Magento compares choices in order: the same options in another order make a second line. */
export function isSameChoice(one: readonly Choice[], other: readonly Choice[]): boolean {
  return one.length === other.length
    && one.every(({ choice, value }, index) => choice === other[index]?.choice && value === other[index]?.value)
}

/** The numbers in the choices of one kind: `configurable/93/49` of the kind `configurable` gives 93 and 49. */
export function choicesOf(kind: string, choices: readonly Choice[]): { numbers: number[]; value: string | null }[] {
  return choices.flatMap(({ choice, value }) => {
    const [name, ...numbers] = choice.split('/')
    return name === kind && numbers.every((number) => /^\d+$/.test(number)) ? [{ numbers: numbers.map(Number), value }] : []
  })
}
