import type { ProductChoice } from './add-to-cart.ts'

/** The kinds that Magento lets have options of their own. */
const KINDS = ['Simple', 'Virtual', 'Configurable', 'Bundle', 'Downloadable'] as const

/** What Magento's older mutations want to know of a product with options of its own. */
export interface Customized {
  readonly kind: (typeof KINDS)[number]
  /** Of a configurable product. */
  readonly variantSku?: string | undefined
}

export type CustomizedChoice = ProductChoice & { readonly customized: Customized }

/** By the type that Magento says: of 'SimpleProduct' and 'SimpleCartItem' the same. */
export const customizedKind = (typename: string): Customized['kind'] | undefined => KINDS.find((kind) => typename.startsWith(kind))

/**
 * Whether options of the product's own are chosen. The older mutations take a text in brackets for a list, so such a text goes the newer
 * way: a shop of 2.4.6 loses it, and the shopper is told.
 */
export function isCustomized(choice: ProductChoice): choice is CustomizedChoice {
  const { customized, selectedOptions, enteredOptions = [] } = choice
  if (!customized || (customized.kind === 'Configurable' && !customized.variantSku)) return false
  const isList = enteredOptions.some(({ uid, value }) => isCustomOption(uid) && /^\s*\[.*\]\s*$/s.test(value))
  return !isList && [...selectedOptions, ...enteredOptions.map(({ uid }) => uid)].some(isCustomOption)
}

/** What Magento writes into the uid of a product's own option: `custom-option/{option}`, and the value where one is picked. */
export const customOptionId = (uid: string): string | undefined => /^custom-option\/(\d+)/.exec(atob(uid))?.[1]

const isCustomOption = (uid: string): boolean => customOptionId(uid) !== undefined
