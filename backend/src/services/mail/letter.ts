/** The content of a mail, which the layout renders as plain text and as HTML. */
export interface Letter {
  readonly subject: string
  /** The Reply-To address, if it is not the shop's. */
  readonly replyTo?: string
  readonly blocks: readonly LetterBlock[]
}

/** A paragraph, a heading, lines such as an address, a table whose last column holds figures, or a link. */
export type LetterBlock =
  | string
  | { readonly heading: string }
  | { readonly lines: readonly string[] }
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly link: string; readonly label: string }
