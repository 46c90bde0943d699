/** A mail as it goes out; the HTML is missing from what only the shop reads. */
export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** What the consumer gets at once, on the screen and by mail. */
export interface Acknowledgement {
  /** By which both sides name the declaration. */
  readonly id: string
  /** An instant, as ISO writes it. */
  readonly declaredAt: string
  /** What was declared, line by line, in the consumer's language. */
  readonly lines: readonly string[]
  readonly email: string
}

/** What the journal holds of a declaration: everything that has to be sent, in its final form, as messages and settings may change later. */
export interface Declaration extends Acknowledgement {
  /** Of the whole order, which can be given once; the same items may rightly be declared again some day. */
  readonly isWhole: boolean
  readonly name: string
  readonly order: string
  /** The store view in which it was given. */
  readonly store: string
  readonly letters: { readonly consumer: Letter; readonly shop: Letter }
}

export type Recipient = keyof Declaration['letters']
