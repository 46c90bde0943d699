/** What a mail says, without how it looks: the layout makes its plain text and its HTML of it. */
export interface Letter {
  readonly subject: string
  readonly blocks: readonly LetterBlock[]
}

/** A paragraph, a heading, lines such as an address, a table whose last column holds figures, or a link. */
export type LetterBlock =
  | string
  | { readonly heading: string }
  | { readonly lines: readonly string[] }
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly link: string; readonly label: string }

export type MailLanguage = 'en' | 'pl'

/** The language of a store view's mails: Polish, or English for everybody else. */
export const mailLanguage = ({ locale }: { readonly locale: string }): MailLanguage => (locale.startsWith('pl') ? 'pl' : 'en')
