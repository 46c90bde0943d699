import { customOptionId } from './option-uid.ts'

/** A product as the shopper configured it. */
export interface ItemChoice {
  readonly sku: string
  readonly quantity: number
  /** The uids of the chosen option values, in the product's own order: Magento 2.4.6 makes a second line for any other order. */
  readonly selectedOptions: readonly string[]
  /** Entered texts, and the free quantities of a bundle's parts. */
  readonly enteredOptions?: ReadonlyArray<{ readonly uid: string; readonly value: string }>
  /** Of a product with custom options. */
  readonly customized?: Customized | undefined
}

/** The kinds that Magento lets have custom options. */
const KINDS = ['Simple', 'Virtual', 'Configurable', 'Bundle', 'Downloadable'] as const

/** The further input of Magento's older mutations for a product with custom options. */
export interface Customized {
  readonly kind: (typeof KINDS)[number]
  /** Of a configurable product. */
  readonly variantSku?: string | undefined
}

export type CustomizedChoice = ItemChoice & { readonly customized: Customized }

/** By Magento's type name: the same for 'SimpleProduct' and 'SimpleCartItem'. */
export const customizedKind = (typename: string): Customized['kind'] | undefined => KINDS.find((kind) => typename.startsWith(kind))

/**
 * Whether custom options are chosen. The older mutations take a text in brackets for a list, so such a text goes to the newer mutation:
 * Magento 2.4.6 loses it there, and the shopper sees a warning.
 */
export function isCustomized(choice: ItemChoice): choice is CustomizedChoice {
  const { customized, selectedOptions, enteredOptions = [] } = choice
  if (!customized || (customized.kind === 'Configurable' && !customized.variantSku)) return false
  const isList = enteredOptions.some(({ uid, value }) => isCustomOption(uid) && /^\s*\[.*\]\s*$/s.test(value))
  return !isList && [...selectedOptions, ...enteredOptions.map(({ uid }) => uid)].some(isCustomOption)
}

const isCustomOption = (uid: string): boolean => customOptionId(uid) !== undefined
