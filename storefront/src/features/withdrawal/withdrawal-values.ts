/** The form as it is filled in: texts, ticks and numbers, so that a reload can keep them. */
export interface WithdrawalValues {
  /** Of this declaration, made before it is sent: by it the shop knows a second press from a second declaration. */
  key: string
  /** The order that the address has named; what was typed since is not undone by a reload. */
  linked: string
  firstName: string
  lastName: string
  /** The number of an order of the customer's own; empty for any other. */
  own: string
  number: string
  email: string
  isReplyElsewhere: boolean
  replyTo: string
  scope: 'whole' | 'some'
  /** How many of which item, by its id. */
  quantities: Record<string, number>
  goods: string
}

/** What the shop looks an order up by. */
export interface AskedFor {
  readonly number: string
  readonly email: string
  readonly lastName: string
}

/** Of an order of the customer's own, the shop asks for no proof but the session. */
export const askedFor = ({ own, number, email, replyTo, lastName }: WithdrawalValues): AskedFor =>
  own ? { number: own, email: replyTo, lastName } : { number, email, lastName }

export const replyAddress = ({ own, isReplyElsewhere, email, replyTo }: WithdrawalValues): string => (own || isReplyElsewhere ? replyTo : email)

/** On a page without TLS a browser makes no UUID. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Of what is typed: more than anybody needs, and less than would make a mail that none reads. An account's name may be as long. */
export const LONGEST = { name: 255, number: 50, email: 254, goods: 2000 }

/** Of the items of a large order, named one by one: as much as a call has room for. */
export const LONGEST_LIST = 8000

/** Magento lets a merchant put letters and signs round the figures. */
export const isOrderNumber = (text: string): boolean => /^[\p{L}\d#][\p{L}\d #._/-]*$/u.test(text)
