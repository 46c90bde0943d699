import { messagesByLocale } from '../../i18n/languages.ts'
import type { DeadLink } from '../../modules/order/purchased-link.repository.ts'

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
  readonly tooMany: string
  readonly back: string
  /** Why a link does not work and cannot be replaced. */
  readonly reasons: Readonly<Record<Exclude<DeadLink['reason'], 'expired'>, { readonly title: string; readonly text: string }>>
  readonly contact: string
  /** Links to the order. */
  readonly ofCustomer: string
  readonly ofGuest: string
}

export const renewalMessages = await messagesByLocale<RenewalMessages>(async (language) => (await import(`./messages/${language}.ts`)).messages)
