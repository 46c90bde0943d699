/** What a mail says, without how it looks: the layout makes its plain text and its HTML of it. */
export interface Letter {
  readonly subject: string
  /** Whom its reader answers, where that is not the shop: an e-mail address. */
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
