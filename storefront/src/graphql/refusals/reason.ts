/** Reasons about a cart, a product and its quantity. The cart's features have a message for each. */
export type CartReason =
  | 'notFound'
  | 'outOfStock'
  | 'fewest'
  | 'most'
  | 'steps'
  /** Only whole pieces are sold. */
  | 'whole'
  | 'tooMany'
  | 'notEnough'
  /** Known only from a code: too many, too few, or an invalid increment. */
  | 'quantity'
  | 'optionGone'
  | 'chooseOptions'
  | 'lineGone'
  | 'couponWrong'
  | 'couponApplied'
  /** The cart was ordered, merged or deleted. */
  | 'cartGone'
  /** The cart exists but is foreign: it belongs to a customer who is not logged in, or to a guest who has since logged in. */
  | 'cartForeign'

/** Reasons about an order. The checkout has a message for each. */
export type OrderReason =
  | 'address'
  | 'country'
  | 'delivery'
  | 'payment'
  | 'email'
  | 'server'

export type AddressReason =
  /** A field is missing: `field` is its Magento code. */
  | 'fieldMissing'
  | 'regionMissing'
  | 'regionWrong'
  | 'countryWrong'
  /** More lines than `count`. */
  | 'streetLines'
  /** The locker or shop. */
  | 'locationGone'
  /** The entry of the address book. */
  | 'savedAddressGone'

export type AccountReason =
  | 'accountLocked'
  | 'emailTaken'
  | 'emailWrong'
  | 'emailMissing'
  | 'firstNameWrong'
  | 'firstNameMissing'
  | 'lastNameWrong'
  | 'lastNameMissing'
  | 'passwordShort'
  | 'passwordPlain'
  | 'passwordLong'
  | 'passwordSpaces'
  | 'passwordIsEmail'
  /** The link in a mail was used, has expired, or never belonged to this account. */
  | 'linkRefused'
  | 'customersOnly'
  | BotCheckReason

export type BotCheckReason =
  | 'botCheckFailed'
  /** Not from Magento: the bot check's service gave no verdict. */
  | 'botCheckDown'

export type ContactReason =
  /** The shop's contact form is disabled. */
  | 'contactClosed'
  | 'messageNotSent'

export type Reason =
  | CartReason
  | OrderReason
  /** The order was definitely refused; nothing more is known, except `detail`. */
  | 'orderRefused'
  /** Another call is processing the same order. */
  | 'orderUnderWay'
  /** The shop has disabled reorders, or does not allow one of this order. */
  | 'reorderOff'
  | AddressReason
  | AccountReason
  | ContactReason

/** The language-independent reason of a refusal. The gateway adds it to Magento's message, and features map it to their own message. */
export interface Refusal {
  readonly reason: Reason
  /** The quantity that the refusal names. */
  readonly count?: number
  readonly field?: string
  /** The specific part of Magento's message. */
  readonly detail?: string
}

/** An entry in a response's own list of errors, as the gateway passes it on. */
export interface ListedError {
  readonly message: string
  readonly refusal?: Refusal
}

/** The backend's messages for reasons that have no code, with values in braces. */
export type BackendMessages = ReadonlyArray<readonly [reason: Reason, message: string]>
