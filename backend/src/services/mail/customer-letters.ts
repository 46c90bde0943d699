import { languageOf } from '../../modules/store/language.ts'
import type { Store } from '../../modules/store/store.repository.ts'
import { englishLetters } from './customer-letters.en.ts'
import { polishLetters } from './customer-letters.pl.ts'
import type { Letter } from './letter.ts'

/** What the shop writes to people about their accounts. No names in them: anybody can register somebody else's address. */
export interface CustomerLetters {
  readonly welcome: (signInUrl: string) => Letter
  readonly confirmAddress: (url: string) => Letter
  readonly resetPassword: (url: string, hours: number) => Letter
  readonly passwordChanged: (newPasswordUrl: string) => Letter
  readonly emailChanged: (contactUrl: string) => Letter
  readonly confirmNewsletter: (url: string) => Letter
}

const LETTERS = { en: englishLetters, pl: polishLetters }

export const customerLetters = (store: Pick<Store, 'locale' | 'groupName'>): CustomerLetters =>
  LETTERS[languageOf(store.locale)](store.groupName)
