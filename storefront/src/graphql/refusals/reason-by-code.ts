import type { Reason, Refusal } from './reason.ts'

/** An error of Magento, thrown or in a response's list of errors. */
export interface CodedError {
  readonly message: string
  /** The code of an entry; from 2.4.7 on, a thrown error has the same codes as `error_code`. */
  readonly code?: string | null | undefined
}

const EXACT: Readonly<Record<string, Reason>> = {
  CART_NOT_ACTIVE: 'cartGone',
  CART_NOT_FOUND: 'cartGone',
  COULD_NOT_FIND_CART_ITEM: 'lineGone',
  GUEST_EMAIL_MISSING: 'email',
  PRODUCT_NOT_FOUND: 'notFound',
  REORDER_NOT_AVAILABLE: 'reorderOff',
}

/** Codes of several messages, some of which are more specific. */
const ROUGH: Readonly<Record<string, Reason>> = {
  INSUFFICIENT_STOCK: 'quantity',
  ITEM_QTY: 'quantity',
  ITEM_INCREMENTS: 'quantity',
  NOT_SALABLE: 'outOfStock',
  UNABLE_TO_PLACE_ORDER: 'orderRefused',
}

/** Reasons that a code determines. Translated messages often have the code UNDEFINED: Magento derives it from English words (magento/magento2#40797). */
export function byCode({ code, message }: CodedError): Refusal | undefined {
  const reason = code ? EXACT[code] : undefined
  if (reason) return { reason }
  return code === 'ITEM_INCREMENTS' ? increments(message) : undefined
}

export function byRoughCode({ code }: CodedError): Refusal | undefined {
  const reason = code ? ROUGH[code] : undefined
  return reason && { reason }
}

/** In any language, the only number in this message is the increment. */
function increments(message: string): Refusal | undefined {
  const numbers = message.match(/\d+(?:\.\d+)?/g) ?? []
  return numbers.length === 1 ? { reason: 'steps', count: Number(numbers[0]) } : undefined
}
