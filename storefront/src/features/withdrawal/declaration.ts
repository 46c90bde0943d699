/** An email, ready to send. The one to the shop has no HTML. */
export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** Shown to the consumer immediately and sent by email. */
export interface Acknowledgement {
  /** The reference number of the declaration. */
  readonly id: string
  /** An ISO 8601 timestamp. */
  readonly declaredAt: string
  /** The text of the declaration, line by line, in the consumer's language. */
  readonly lines: readonly string[]
  /** What follows for the goods and the money, in the same language; missing in declarations of earlier versions. */
  readonly next?: readonly string[] | undefined
  readonly email: string
}

/** A declaration in the journal. The emails are stored in their final form, because messages and settings may change before they are sent. */
export interface Declaration extends Acknowledgement {
  /** A whole order can be withdrawn from once; the same items may be declared again later. */
  readonly isWhole: boolean
  readonly name: string
  readonly order: string
  /** The store view in which it was declared. */
  readonly store: string
  readonly letters: { readonly consumer: Letter; readonly shop: Letter }
}

export type Recipient = keyof Declaration['letters']
