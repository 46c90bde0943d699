import type { ItemChoice } from './item-choice.ts'
import { readPartUid } from './option-uid.ts'

/** Compares without regard to the order of options, and to whether a part's quantity is in its uid or entered. */
export function isSameProduct(one: ItemChoice, other: ItemChoice): boolean {
  return one.sku === other.sku && optionsKey(one) === optionsKey(other)
}

const optionsKey = ({ selectedOptions, enteredOptions = [] }: ItemChoice): string =>
  JSON.stringify([...selectedOptions.map((uid) => optionText(uid)), ...enteredOptions.map(({ uid, value }) => optionText(uid, value))].sort())

function optionText(uid: string, value = ''): string {
  const { isPart, part, quantity } = readPartUid(uid)
  return isPart ? `${part}=${Number(value || quantity)}` : `${uid}=${value}`
}
