import { optionValueId } from './option-value-id.ts'
import { type Choice, type ChoiceOption, type ChoiceVariant, choose } from './variant-choice.ts'

/**
 * The choice in an address, `?color=49&size=168`, by the values' ids as in a listing's filters. Unknown and unavailable
 * values are ignored.
 */
export function choiceInSearch(options: readonly ChoiceOption[], variants: readonly ChoiceVariant[], start: Choice, search: string): Choice {
  const query = new URLSearchParams(search)
  return options.reduce((choice, { code, values }) => {
    const value = values.find(({ uid }) => optionValueId(uid) === query.get(code))
    return value ? choose(options, variants, choice, code, value.uid) : choice
  }, start)
}

/** The query with the choice; other parameters stay. */
export function searchWithChoice(options: readonly ChoiceOption[], choice: Choice, search: string): string {
  const query = new URLSearchParams(search)
  for (const { code } of options) {
    const id = optionValueId(choice[code] ?? '')
    if (id) query.set(code, id)
    else query.delete(code)
  }
  return query.size > 0 ? `?${query}` : ''
}
