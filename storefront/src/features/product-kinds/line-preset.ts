import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { lineChoice } from '../add-to-cart/line-choice.ts'
import type { Replace } from '../add-to-cart/use-add-to-cart.ts'
import type { ProductChoice } from './product-choice.ts'
import type { SelectionInput } from './section-kind.ts'
import { type PartPictures, partPictures } from './part-pictures.ts'
import { restoredSelection } from './sections.ts'
import { type Choice, choose, initialChoice } from './variant-choice.ts'

/** The initial state of the buy box, equal to a line of the cart. */
export interface LinePreset {
  readonly quantity: number
  readonly choice: Choice
  readonly input: SelectionInput
  /** For the gallery. */
  readonly pictures: PartPictures
}

/** A line of the cart that is being changed on its product's page. */
export interface LineEdit extends LinePreset {
  readonly uid: string
  readonly replace: Replace
  readonly labels: { readonly update: string; readonly updating: string }
}

/** Values that are no longer available are left open. */
export function linePreset(line: CartLineFragment, { options, variants, extras }: Pick<ProductChoice, 'options' | 'variants' | 'extras'>): LinePreset {
  const { quantity, selectedOptions, enteredOptions = [] } = lineChoice(line)
  const choice = options.reduce((before, { code, values }) => {
    const value = values.find(({ uid }) => selectedOptions.includes(uid))
    return value ? choose(options, variants, before, code, value.uid) : before
  }, initialChoice(options))
  const input = { selectedOptions, enteredOptions }
  const sections = extras?.sections ?? []
  return { quantity, choice, input, pictures: partPictures(sections, restoredSelection(sections, input).answers) }
}
