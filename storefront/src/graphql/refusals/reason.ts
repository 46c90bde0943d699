/** About a product and how many of it: the cart's features have a message for each. */
export type CartReason =
  | 'notFound'
  | 'outOfStock'
  | 'fewest'
  | 'most'
  | 'steps'
  | 'tooMany'
  | 'notEnough'
  /** Only a code tells: too many, too few, or a number that cannot be sold. */
  | 'quantity'
  | 'optionGone'
  | 'chooseOptions'
  | 'lineGone'
  | 'couponWrong'
  | 'couponApplied'

/** About an order: the checkout has a message for each. */
export type OrderReason =
  | 'address'
  | 'country'
  | 'delivery'
  | 'payment'
  | 'email'
  | 'server'

export type AddressReason =
  /** A field is missing: `field` is Magento's code of it. */
  | 'fieldMissing'
  | 'regionMissing'
  | 'regionWrong'
  | 'countryWrong'
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
  /** The link in a mail was used, is too old, or was never one for this account. */
  | 'linkRefused'
  | 'customersOnly'
  | BotCheckReason

export type BotCheckReason =
  | 'botCheckFailed'
  /** The shop's own: nobody can say whether it is a robot. */
  | 'botCheckDown'

export type ContactReason =
  /** The shop takes no messages by a form. */
  | 'contactClosed'
  | 'messageNotSent'

export type Reason =
  /** The cart was ordered, merged or cleared away. */
  | 'cartGone'
  /** The cart is there, but is another's: a customer's who is not logged in, or a guest's whose visitor has logged in since. */
  | 'cartForeign'
  | CartReason
  | OrderReason
  /** The order was refused beyond doubt; more is not known, but for `detail`. */
  | 'orderRefused'
  /** Another call is at work on the same order. */
  | 'orderUnderWay'
  /** The shop lets nobody order again, or not this order. */
  | 'reorderOff'
  | AddressReason
  | AccountReason
  | ContactReason

/** Why the shop refuses, in no language. The gateway puts it beside Magento's sentence, and features map it to their message. */
export interface Refusal {
  readonly reason: Reason
  /** The quantity that the refusal names. */
  readonly count?: number
  readonly field?: string
  /** The shop's own words for it, where its sentence says more than them. */
  readonly detail?: string
}

/** An entry in one of an answer's own lists of errors, as the gateway hands it on. */
export interface ListedError {
  readonly message: string
  readonly refusal?: Refusal
}

/** What a backend says when it has no code for a reason, values in braces. */
export type Sentences = ReadonlyArray<readonly [reason: Reason, sentence: string]>
