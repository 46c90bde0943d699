/** The values of the form; serializable, so that a draft survives a reload. */
export interface WithdrawalValues {
  /** An idempotency key, which distinguishes a repeated request from a second declaration. */
  key: string
  /** The order number from the URL; a reload does not overwrite later input with it. */
  linked: string
  firstName: string
  lastName: string
  /** The number of one of the customer's own orders; empty for any other order. */
  own: string
  number: string
  email: string
  isReplyElsewhere: boolean
  replyTo: string
  scope: 'whole' | 'some'
  /** By item id. */
  quantities: Record<string, number>
  goods: string
}

/** The data that identifies an order. */
export interface OrderQuery {
  readonly number: string
  readonly email: string
  readonly lastName: string
}

/** A customer's own order is verified by the session, so the email and name need not match. */
export const orderQuery = ({ own, number, email, replyTo, lastName }: WithdrawalValues): OrderQuery =>
  own ? { number: own, email: replyTo, lastName } : { number, email, lastName }

export const replyAddress = ({ own, isReplyElsewhere, email, replyTo }: WithdrawalValues): string => (own || isReplyElsewhere ? replyTo : email)

/** Not crypto.randomUUID, which is undefined on a page without TLS. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Maximum input lengths. A name may be as long as in an account. */
export const MAX_LENGTHS = { name: 255, number: 50, email: 254, goods: 2000 }

/** The maximum length of the list of items, within the limit of the request body. */
export const MAX_LIST_LENGTH = 8000

/** Magento allows a prefix and a suffix around the digits. */
export const isOrderNumber = (text: string): boolean => /^[\p{L}\d#][\p{L}\d #._/-]*$/u.test(text)
