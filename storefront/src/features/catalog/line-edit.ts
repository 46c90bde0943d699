import type { Replace } from '../cart/use-add-to-cart.ts'
import type { LinePreset } from './line-preset.ts'

/** A line of the cart that is being changed on its product's page. */
export interface LineEdit extends LinePreset {
  readonly uid: string
  readonly replace: Replace
  readonly words: { readonly update: string; readonly updating: string }
}
