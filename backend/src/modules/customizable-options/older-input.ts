import type { CustomizableOptionInput } from '../../generated/resolvers.ts'
import { fromUid } from '../../graphql/uid.ts'
import type { Choice } from '../purchase/choices.ts'
import type { CustomOption } from './custom-option.repository.ts'

/** The older input of custom options: by id, with several values of one option in brackets, separated by commas. */
export function customizableChoices(
  options: readonly CustomOption[], inputs: readonly (CustomizableOptionInput | null)[],
): Choice[] {
  return inputs.flatMap((input): Choice[] => {
    const id = input?.uid ? Number(/^custom-option\/(\d+)/.exec(fromUid(input.uid))?.[1]) : input?.id
    const option = options.find((candidate) => candidate.id === id)
    if (!option || !input) return []
    if (option.values.length === 0) return [{ choice: `custom-option/${option.id}`, value: input.value_string }]
    return input.value_string.trim().replace(/^\[(.*)\]$/s, '$1').split(',').map((value) => ({ choice: `custom-option/${option.id}/${value.trim()}`, value: null }))
  })
}
