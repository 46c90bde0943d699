/** A kind of payment: which of the backend's methods it is, and whether this shop can carry it out. */
export interface PaymentKind {
  readonly isKind: (code: string) => boolean
  readonly isSupported: boolean
}
