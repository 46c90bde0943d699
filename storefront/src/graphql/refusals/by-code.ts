import type { Reason, Refusal } from './reason.ts'

/** As Magento sends it: thrown, or in a list of errors. */
export interface Refused {
  readonly message: string
  /** The code of a list's entry; from 2.4.7 on, a thrown error has the same codes as `error_code`. */
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

/** Each stands for several messages, one of which may be more specific. */
const ROUGH: Readonly<Record<string, Reason>> = {
  INSUFFICIENT_STOCK: 'quantity',
  ITEM_QTY: 'quantity',
  ITEM_INCREMENTS: 'quantity',
  NOT_SALABLE: 'outOfStock',
  UNABLE_TO_PLACE_ORDER: 'orderRefused',
}

/** Reasons that a code alone determines. A translated message often has UNDEFINED, since Magento derives some codes from English words (magento/magento2#40797). */
export function byCode({ code, message }: Refused): Refusal | undefined {
  const reason = code ? EXACT[code] : undefined
  if (reason) return { reason }
  return code === 'ITEM_INCREMENTS' ? steps(message) : undefined
}

export function byRoughCode({ code }: Refused): Refusal | undefined {
  const reason = code ? ROUGH[code] : undefined
  return reason && { reason }
}

/** Values are the same in every language: the only number in this message is that of the increments. */
function steps(message: string): Refusal | undefined {
  const numbers = message.match(/\d+(?:\.\d+)?/g) ?? []
  return numbers.length === 1 ? { reason: 'steps', count: Number(numbers[0]) } : undefined
}
