/** The content of a mail, which the layout renders as plain text and as HTML. */
export interface Letter {
  readonly subject: string
  /** What mail programs show beside the subject in a list of mails. */
  readonly preheader: string
  /** The heading of the HTML; the subject by default. */
  readonly title?: string
  /** The Reply-To address, if it is not the shop's. */
  readonly replyTo?: string
  /** Below the greeting, which the layout adds. */
  readonly blocks: readonly LetterBlock[]
}

/** A paragraph, a heading, lines such as an address or those that a buyer entered, parts side by side, products, sums, a link, or a square picture. */
export type LetterBlock =
  | string
  | { readonly heading: string }
  | { readonly lines: readonly string[]; readonly isEntered?: boolean }
  | { readonly columns: readonly LetterColumn[] }
  | { readonly items: readonly LetterItem[] }
  | { readonly sums: readonly LetterSum[] }
  | { readonly link: string; readonly label: string; readonly isQuiet?: boolean }
  | LetterImage

export interface LetterColumn {
  readonly heading: string
  readonly lines: readonly string[]
}

export interface LetterItem {
  readonly name: string
  /** Undefined, as the amount, for a product that nobody has ordered yet. */
  readonly quantity?: number
  readonly details: readonly string[]
  readonly amount?: string
  readonly picture: string | undefined
}

export interface LetterSum {
  readonly label: string
  readonly amount: string
  readonly isTotal?: boolean
}

/** Left out of the plain text, with its caption. */
export interface LetterImage {
  readonly image: string
  readonly alt: string
  readonly caption: string
  readonly side: number
}

/** A mail has one button at most. */
export const hasButton = (blocks: readonly LetterBlock[]): boolean => blocks.some((block) => typeof block === 'object' && 'link' in block && !block.isQuiet)
