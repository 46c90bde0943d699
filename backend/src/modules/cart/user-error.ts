import type { CartUserInputErrorType } from '../../generated/resolvers.ts'

/** Magento tells a refusal's kind by its words; a client reads the code. */
const CODES: readonly (readonly [string, CartUserInputErrorType])[] = [
  ['Could not find a product with SKU', 'PRODUCT_NOT_FOUND'],
  ['There are no source items', 'NOT_SALABLE'],
  ['This product is out of stock', 'INSUFFICIENT_STOCK'],
  ['The fewest you may purchase is', 'INSUFFICIENT_STOCK'],
  ['The requested qty is not available', 'INSUFFICIENT_STOCK'],
]

export interface UserError {
  readonly code: CartUserInputErrorType
  readonly message: string
}

export function userError(message: string): UserError {
  return { code: CODES.find(([words]) => message.includes(words))?.[1] ?? 'UNDEFINED', message }
}
