import type { CartUserInputErrorType } from '../../generated/resolvers.ts'

/** Magento tells a refusal's kind by its words; a client reads the code. */
const CODES: readonly (readonly [string, CartUserInputErrorType])[] = [
  ['Could not find a product with SKU', 'PRODUCT_NOT_FOUND'],
  ['Could not find cart item with id', 'COULD_NOT_FIND_CART_ITEM'],
  ['Required parameter', 'REQUIRED_PARAMETER_MISSING'],
  ['Value of uid', 'INVALID_PARAMETER_VALUE'],
  ["can't be used at the same time", 'INVALID_PARAMETER_VALUE'],
  ['There are no source items', 'NOT_SALABLE'],
  ['The required options you selected are not available', 'NOT_SALABLE'],
  ['Product that you are trying to add is not available.', 'NOT_SALABLE'],
  ['This product is out of stock', 'INSUFFICIENT_STOCK'],
  ['The fewest you may purchase is', 'INSUFFICIENT_STOCK'],
  ['The requested qty is not available', 'INSUFFICIENT_STOCK'],
]

export interface UserError {
  readonly code: CartUserInputErrorType
  readonly message: string
  /** How many there are, where that is the trouble. */
  readonly quantity?: number
}

export function userError(message: string, quantity?: number): UserError {
  const code = CODES.find(([words]) => message.includes(words))?.[1] ?? 'UNDEFINED'
  return code === 'INSUFFICIENT_STOCK' && quantity !== undefined ? { code, message, quantity } : { code, message }
}
