import { messagesByLocale } from '../../i18n/languages.ts'
import type { Store } from '../../graphql/context.ts'
import type { Letter } from './letter.ts'

/** The shop's letters about accounts. */
export interface CustomerLetters {
  readonly welcome: (signInUrl: string) => Letter
  readonly confirmAddress: (url: string) => Letter
  readonly resetPassword: (url: string, hours: number) => Letter
  readonly passwordChanged: (newPasswordUrl: string) => Letter
  readonly emailChanged: (contactUrl: string) => Letter
  readonly confirmNewsletter: (url: string) => Letter
}

const lettersOf = await messagesByLocale<(shop: string) => CustomerLetters>(async (language) => (await import(`./messages/${language}.ts`)).customerLetters)

export const customerLetters = (store: Pick<Store, 'locale' | 'groupName'>): CustomerLetters => lettersOf(store.locale)(store.groupName)
