import type { Customer } from '../e2e/shop-api.ts'
import type { Translator } from '../e2e/translator.ts'
import type { Page } from './page/page.ts'
import { button, field, MAIN } from './page/target.ts'

/** By the form of the current page. */
export async function logIn(page: Page, t: Translator, { email, password }: Pick<Customer, 'email' | 'password'>): Promise<void> {
  await page.fill(field(t('login.email')), email)
  await page.fill(field(t('login.password')), password)
  await page.click(button(t('login.submit'), { within: MAIN }))
}
