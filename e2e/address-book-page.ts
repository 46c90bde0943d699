import type { Locator, Page } from '@playwright/test'
import type { Words } from './words.ts'

/** The card of the address that contains this text. */
export const cardOf = (page: Page, words: string): Locator => page.getByRole('main').getByRole('listitem').filter({ hasText: words })

export const bookWords = (t: Words) => (key: string) => t(`dashboardAddressBook.${key}`)

export const press = (place: Page | Locator, name: string) => place.getByRole('button', { name }).click()
