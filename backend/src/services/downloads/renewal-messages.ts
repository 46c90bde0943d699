import { messagesByLocale } from '../../i18n/languages.ts'

interface RenewalMessages {
  readonly title: string
  /** Above the form, after a link that does not work. */
  readonly expired: string
  readonly help: string
  readonly number: string
  readonly email: string
  readonly submit: string
  readonly sent: string
  readonly sentHelp: string
  readonly foreign: string
  readonly back: string
}

export const renewalMessages = await messagesByLocale<RenewalMessages>(async (language) => (await import(`./messages/${language}.ts`)).messages)
