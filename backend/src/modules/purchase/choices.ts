import type { CartItemInput } from '../../generated/resolvers.ts'

/** One thing chosen for a line: the plain text of its uid, and what was typed where the option is an entered one. */
export interface Choice {
  readonly choice: string
  readonly value: string | null
}

/** In the shopper's order: first what was selected, then what was entered. */
export function readChoices(item: Pick<CartItemInput, 'selected_options' | 'entered_options'>): Choice[] {
  const selected = (item.selected_options ?? []).map((uid) => ({ choice: plain(uid), value: null }))
  const entered = (item.entered_options ?? []).map((option) => ({ choice: plain(option?.uid), value: option?.value ?? '' }))
  return eachOnce([...selected, ...entered])
}

/** No product has as many options. Each choice is read again with its line, whenever the cart is. */
const MOST_CHOICES = 100

/** A choice that is made twice counts once, as it was written last; those beyond any product's options are passed over. */
export function eachOnce(choices: readonly Choice[]): Choice[] {
  const last = new Map<string, Choice>()
  for (const choice of choices.slice(0, MOST_CHOICES)) last.set(choice.choice, choice)
  return [...last.values()]
}

// Magento passes over what is no uid of an option.
const plain = (uid: string | null | undefined): string => Buffer.from(uid ?? '', 'base64').toString()

/** Magento compares the choice as it was written: the same options in another order make a second line. */
export function isSameChoice(one: readonly Choice[], other: readonly Choice[]): boolean {
  return one.length === other.length
    && one.every(({ choice, value }, index) => choice === other[index]?.choice && value === other[index]?.value)
}

/** The numbers of those choices that are of one kind: `configurable/93/49` of the kind `configurable` gives 93 and 49. */
export function choicesOf(kind: string, choices: readonly Choice[]): { numbers: number[]; value: string | null }[] {
  return choices.flatMap(({ choice, value }) => {
    const [name, ...numbers] = choice.split('/')
    return name === kind && numbers.every((number) => /^\d+$/.test(number)) ? [{ numbers: numbers.map(Number), value }] : []
  })
}
